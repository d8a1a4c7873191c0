import { expect, test } from 'vitest';
import { chooseFormat, readImageAddress, readShadeCardAddress } from './image-address.ts';

const at = (rest: string) => readImageAddress(`/img/fabrics/locknit-14b/macro${rest}`);
const picture = 'fabrics/locknit-14b/macro';

test('an address names the picture, its width, and where given its quality and format', () => {
  expect(at('-1920')).toEqual({ kind: 'image', picture, width: 1920 });
  expect(at('-180-q25.webp')).toEqual({
    kind: 'image',
    picture,
    width: 180,
    quality: 25,
    format: 'webp',
  });
  expect(readImageAddress('/img/scenes/strip-net-3a-480.jpg')).toEqual({
    kind: 'image',
    picture: 'scenes/strip-net-3a',
    width: 480,
    format: 'jpg',
  });
});

test.each([180, 360, 480, 720, 960, 1440, 1920, 2880])('%d is a sharp width', (width) => {
  expect(at(`-${width}`).kind).toBe('image');
  expect(at(`-${width + 1}`).kind).toBe('bad');
});

test('light pictures have listed widths and qualities; the first of a phone has one quality', () => {
  for (const width of [120, 140, 180, 200, 240]) {
    for (const quality of [14, 18, 20, 25, 30, 35, 50]) {
      expect(at(`-${width}-q${quality}`).kind).toBe('image');
      expect(at(`-${width}-q${quality + 1}`).kind).toBe('bad');
    }
  }
  for (const width of [480, 720]) {
    expect(at(`-${width}-q25`).kind).toBe('image');
    expect(at(`-${width}-q30`).kind).toBe('bad');
  }
  expect(at('-960-q25').kind).toBe('bad');
});

test('what no picture is called is missing; other formats and long addresses are bad', () => {
  expect(at('').kind).toBe('missing');
  expect(at('-180/x').kind).toBe('missing');
  expect(readImageAddress('/img/../secret-180').kind).toBe('missing');
  expect(readImageAddress('/x/img/scenes/a-180').kind).toBe('missing');
  expect(at('-180.gif').kind).toBe('bad');
  const long = (length: number) => `/img/scenes/${'a'.repeat(length - 16)}-180`;
  expect(readImageAddress(long(200)).kind).toBe('image');
  expect(readImageAddress(long(201)).kind).toBe('bad');
});

test('the card of a link names its strip and its shade', () => {
  expect(readShadeCardAddress('/img/shades/scenes/strip-net-3a-1f6d72.jpg')).toEqual({
    strip: 'scenes/strip-net-3a',
    hex: '#1f6d72',
  });
  for (const path of ['/img/shades/scenes/fan-1f6d72.jpg', '/img/shades/scenes/strip-a-1F6D72.jpg'])
    expect([path, readShadeCardAddress(path)]).toEqual([path, undefined]);
  const long = (length: number) =>
    `/img/shades/scenes/strip-${'-1f6d72.jpg'.padStart(length - 25, 'a')}`;
  expect(long(200)).toHaveLength(200);
  expect(readShadeCardAddress(long(200))).toBeDefined();
  expect(readShadeCardAddress(long(201))).toBeUndefined();
});

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp, image/apng', 'webp'],
  ['IMAGE/AVIF;q=0.5', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.0, image/webp;q=0.000', 'jpg'],
  ['*/*', 'jpg'],
  ['ximage/avif', 'jpg'],
  [undefined, 'jpg'],
])('a browser that accepts %s is sent %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
