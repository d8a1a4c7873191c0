import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../../content/shipped-content.ts';
import { compareRows } from './compare-rows.ts';

const { fabrics } = shippedContent;

describe('compareRows', () => {
  test('a fabric beside itself differs in nothing', () => {
    const [fabric] = fabrics;
    expect(
      compareRows(shippedContent, [fabric!, fabric!]).filter(({ differs }) => differs),
    ).toEqual([]);
  });

  test('a cotton and a nylon differ in what they are made of, not in price', () => {
    const cotton = fabrics.find(({ composition }) => composition === '100% Cotton')!;
    const nylon = fabrics.find(({ composition }) => composition === '100% Nylon')!;
    const rows = new Map(
      compareRows(shippedContent, [cotton, nylon]).map((row) => [row.name, row]),
    );
    expect(rows.get('Composition')).toMatchObject({
      values: ['100% Cotton', '100% Nylon'],
      differs: true,
    });
    expect(rows.get('Price')).toMatchObject({ differs: false });
  });

  test('every fabric has a value in every row', () => {
    for (const { values } of compareRows(shippedContent, fabrics)) {
      for (const value of values) expect(value).not.toMatch(/^$|undefined|NaN/);
    }
  });
});
