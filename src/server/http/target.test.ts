import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTarget } from './target.ts';

describe('reading a request target', () => {
  test('takes path and query apart', () => {
    expect(readTarget('/quote?product=14B')).toEqual({
      kind: 'page',
      path: '/quote',
      search: 'product=14B',
    });
    expect(readTarget('/')).toEqual({ kind: 'page', path: '/', search: '' });
  });

  test('gives every spelling of a path the same name', () => {
    expect(readTarget('/%71uote')).toMatchObject({ path: '/quote' });
    expect(readTarget('http://taana.example/quote?a=1')).toMatchObject({
      path: '/quote',
      search: 'a=1',
    });
    expect(readTarget('http://taana.example?a=1')).toMatchObject({ path: '/', search: 'a=1' });
  });

  test('moves a trailing slash away and keeps the query', () => {
    expect(readTarget('/quote/?utm_source=x')).toEqual({
      kind: 'moved',
      location: '/quote?utm_source=x',
    });
  });

  test.each(['//evil.example/', '//', '/quote//', '/a//b', '//evil.example'])(
    'never turns %s into an address elsewhere',
    (raw) => expect(readTarget(raw).kind).toBe('missing'),
  );

  test.each([
    '/../etc/passwd',
    '/a/../b',
    '/%2e%2e/secret',
    '/.%2e/secret',
    '/a%2fb',
    '/%252e%252e/',
    '/a%5c..%5cb',
    '/a\\b',
    '/%00',
    '/a%0d%0aSet-Cookie:x',
    '/%',
    '/%zz',
    '/%c3',
    '/a#b',
    '*',
    '',
    'quote',
    'ftp://taana.example/',
    '/a b',
    '/\u00fc',
  ])('calls %j bad', (raw) => expect(readTarget(raw)).toEqual({ kind: 'bad' }));

  test('does not read more than 8 KB', () => {
    expect(readTarget(`/${'a'.repeat(8192)}`)).toEqual({ kind: 'too-long' });
    expect(readTarget(`/${'a'.repeat(8191)}`)).toMatchObject({ kind: 'page' });
  });

  test('no target whatever yields a path outside the site, or a redirect off it', () => {
    const piece = fc.constantFrom('/', '..', '.', '%2e', '%2f', '%00', '\\', '%5c', '?', 'a', '%');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = readTarget(pieces.join(''));
        if (target.kind === 'moved') expect(target.location).toMatch(/^\/(?!\/)/);
        if (target.kind !== 'page') return;
        expect(target.path.startsWith('/')).toBe(true);
        const segments = decodeURIComponent(target.path).split('/');
        expect(segments.some((segment) => segment === '..' || segment === '.')).toBe(false);
        expect(target.path).not.toMatch(/\\|%2f|%00/i);
      }),
    );
  });
});
