import { expect, test } from 'vitest';
import { isCompressible, mediaType } from './media-type.ts';

test.each([
  ['a.avif', 'image/avif'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.gif', 'image/gif'],
  ['a.glb', 'model/gltf-binary'],
  ['a.html', 'text/html; charset=utf-8'],
  ['a.ico', 'image/x-icon'],
  ['a.jpeg', 'image/jpeg'],
  ['a.JPG', 'image/jpeg'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.mp4', 'video/mp4'],
  ['a.otf', 'font/otf'],
  ['a.pdf', 'application/pdf'],
  ['a.png', 'image/png'],
  ['a.svg', 'image/svg+xml'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.webm', 'video/webm'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['a.webp', 'image/webp'],
  ['a.woff', 'font/woff'],
  ['a.woff2', 'font/woff2'],
  ['a.xml', 'application/xml; charset=utf-8'],
  ['a.exe', 'application/octet-stream'],
  ['html', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => expect(mediaType(file)).toBe(type));

test('texts are compressed; pictures, films and fonts are compressed already', () => {
  for (const file of ['a.html', 'a.css', 'a.js', 'a.json', 'a.svg', 'a.xml', 'a.webmanifest']) {
    expect(isCompressible(mediaType(file))).toBe(true);
  }
  for (const file of ['a.avif', 'a.png', 'a.woff2', 'a.mp4', 'a.pdf', 'a.glb']) {
    expect(isCompressible(mediaType(file))).toBe(false);
  }
  expect(isCompressible('application/x-text/')).toBe(false);
});
