import { expect, test } from 'vitest';
import { fileType } from './file-type.ts';

const hex = (bytes: string) => Buffer.from(bytes, 'hex');
const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['image/png', hex('89504e470d0a1a0a0000000d49484452')],
  ['image/jpeg', hex('ffd8ffe000104a464946')],
  ['image/webp', latin('RIFF\x24\0\0\0WEBPVP8 ')],
  ['application/pdf', latin('%PDF-1.7\n')],
  ['image/heic', latin('\0\0\0\x18ftypheic\0\0\0\0')],
  ['image/heic', latin('\0\0\0\x18ftypmif1\0\0\0\0')],
])('%s is known by its first bytes', (type, content) => {
  expect(fileType(content)).toBe(type);
});

test.each([
  ['a sound', latin('RIFF\x24\0\0\0WAVEfmt ')],
  ['a film', latin('\0\0\0\x18ftypisom\0\0\0\0')],
  ['a page', latin('<html><script>')],
  ['a picture that was cut off', hex('89504e47')],
  ['a document within something else', latin('MZ %PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
])('%s is only a file', (_, content) => {
  expect(fileType(content)).toBe('application/octet-stream');
});
