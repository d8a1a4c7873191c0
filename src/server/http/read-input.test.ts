import { describe, expect, test } from 'vitest';
import { readInput, readMediaKind } from './read-input.ts';

describe('what kind of body is read', () => {
  test.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=UTF-8', 'json'],
    ['application/x-www-form-urlencoded', 'form'],
    ['multipart/form-data; boundary=x', 'multipart'],
    ['text/plain', undefined],
    ['application/json; charset=utf-16', undefined],
    ['application/jsonp', undefined],
    ['', undefined],
  ])('%j is %j', (type, kind) => {
    expect(readMediaKind(new Headers({ 'content-type': type }))).toBe(kind);
  });

  test('a compressed body is not read, whatever it claims to hold', () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(readMediaKind(new Headers(headers))).toBeUndefined();
  });
});

describe('reading a body', () => {
  test('a form gives each field its text and repeated fields a list', async () => {
    const bytes = Buffer.from('name=Asha+K&fabric=a&fabric=b&fabric=c&empty=');
    expect(await readInput('form', bytes, '')).toEqual({
      kind: 'form',
      value: { name: 'Asha K', fabric: ['a', 'b', 'c'], empty: '' },
    });
  });

  test('a multipart form is read the same way, and its files are left out', async () => {
    const form = new FormData();
    form.set('name', 'ਆਸ਼ਾ');
    form.set('picture', new Blob(['x']), 'x.png');
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await request.arrayBuffer());
    expect(await readInput('multipart', bytes, type)).toEqual({
      kind: 'form',
      value: { name: 'ਆਸ਼ਾ' },
    });
  });

  test.each([
    ['json', Buffer.from('')],
    ['json', Buffer.from('{"a":')],
    ['json', Buffer.from([0x22, 0xff, 0x22])],
    ['form', Buffer.from([0x61, 0x3d, 0xff])],
    ['multipart', Buffer.from('no boundary here')],
  ] as const)('a broken %s body is malformed', async (kind, bytes) => {
    const read = await readInput(kind, bytes, 'multipart/form-data; boundary=b');
    expect(read).toEqual({ kind: 'malformed' });
  });

  test('a field named like an object property is only a field', async () => {
    const read = await readInput('form', Buffer.from('__proto__=x&constructor=y'), '');
    expect(read.kind === 'form' && Object.keys(read.value)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
