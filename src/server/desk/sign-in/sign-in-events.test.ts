import { expect, test } from 'vitest';
import { nameBrowser } from './sign-in-events.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['Chrome on Android', `${android} ${like} Chrome/131.0 Mobile Safari/537.36`],
  ['Edge on Android', `${android} ${like} Chrome/131.0 Mobile Safari/537.36 EdgA/131.0`],
  ['Chrome on Windows', `${windows} ${like} Chrome/131.0 Safari/537.36`],
  ['Edge on Windows', `${windows} ${like} Chrome/131.0 Safari/537.36 Edg/131.0`],
  ['Opera on Windows', `${windows} ${like} Chrome/131.0 Safari/537.36 OPR/115.0`],
  ['Firefox on Windows', `${windows} Gecko/20100101 Firefox/132.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/132.0'],
  ['Safari on Mac OS X', `${mac} ${like} Version/18.1 Safari/605.1.15`],
  ['Safari on iPhone', `${iphone} ${like} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iphone} ${like} CriOS/131.0 Mobile/15E148 Safari/604.1`],
  ['Edge on iPhone', `${iphone} ${like} EdgiOS/131.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPad', `${ipad} ${like} FxiOS/132.0 Mobile/15E148 Safari/604.1`],
  ['A browser', 'curl/8.5.0'],
  ['A browser', ''],
])('a colleague recognises %s', (name, userAgent) => {
  expect(nameBrowser(userAgent)).toBe(name);
});
