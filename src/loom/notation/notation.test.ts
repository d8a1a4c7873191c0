import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLapping } from './lapping.fixture.ts';
import { parseLapping, printLapping } from './parse-lapping.ts';
import { parseThreading } from './parse-threading.ts';

describe('1 Notation', () => {
  test('1.1 reading what was printed gives the same chain', () => {
    fc.assert(
      fc.property(anyLapping, (lapping) => {
        expect(parseLapping(printLapping(lapping))).toEqual({ ok: true, value: lapping });
      }),
    );
  });

  test('1.2 blanks and the closing strokes do not matter', () => {
    const strict = parseLapping('2-3/1-0//');
    expect(parseLapping(' 2-3 / 1-0 ')).toEqual(strict);
    expect(parseLapping('2-3/1-0/')).toEqual(strict);
  });

  test.each([
    ['', 'empty'],
    ['//', 'empty'],
    ['1-0/1~2//', 'unreadable link'],
    ['1-0/1//', 'unreadable link'],
    ['2-0/0-2//', 'overlap over more than one needle'],
    ['1-0/99-98//', 'space too high'],
  ])('1.3 %j is refused: %s', (text, kind) => {
    const result = parseLapping(text);
    expect(result.ok ? 'accepted' : result.fault.kind).toBe(kind);
  });

  test('1.4 a threading names known yarns and empty guides', () => {
    expect(parseThreading('ab.', ['a', 'b'])).toEqual({ ok: true, value: ['a', 'b', null] });
    expect(parseThreading('ax', ['a'])).toMatchObject({
      fault: { kind: 'unknown yarn', guide: 1 },
    });
    expect(parseThreading('..', ['a'])).toMatchObject({ fault: { kind: 'no guide threaded' } });
    expect(parseThreading('', ['a'])).toMatchObject({ fault: { kind: 'empty' } });
  });
});
