import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBasket, withLine, withoutLine, withSlug, type BasketLine } from './basket.ts';

const lines: readonly BasketLine[] = [['tricot-12b'], ['locknit-14b', '300', 'Kora']];

describe('the basket', () => {
  test('reads back what was written', () => {
    expect(parseBasket(JSON.stringify(lines))).toEqual(lines);
  });

  test('never breaks on what it finds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        for (const [slug] of parseBasket(text)) expect(slug).toMatch(/^[a-z0-9-]+$/);
      }),
    );
  });

  test('holds a fabric once, at its first place', () => {
    const again = withLine(lines, ['tricot-12b', '500', 'Neel']);
    expect(again).toEqual([['tricot-12b', '500', 'Neel'], lines[1]]);
    expect(withLine(lines, ['atlas-13b'])).toHaveLength(3);
  });

  test('follows a fabric to its new address, with its metres and its place', () => {
    expect(withSlug(lines, 'locknit-14b', 'locknit')).toEqual([
      lines[0],
      ['locknit', '300', 'Kora'],
    ]);
    expect(withSlug(lines, 'locknit-14b', 'tricot-12b')).toEqual([['tricot-12b']]);
    expect(withSlug(lines, 'unknown', 'other')).toEqual(lines);
  });

  test('lets a fabric go', () => {
    expect(withoutLine(lines, 'tricot-12b')).toEqual([lines[1]]);
    expect(withoutLine(lines, 'unknown')).toEqual(lines);
  });
});
