import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { specification, workingFacts } from './specification.ts';

const { fabrics, terms } = shippedContent;
const facts = fabrics.flatMap((fabric) => [
  ...specification(fabric, terms),
  ...workingFacts(fabric, terms),
]);

test('every fabric has a value for every fact', () => {
  for (const { value } of facts) expect(value).toMatch(/\S/);
  for (const fabric of fabrics) {
    expect(specification(fabric, terms).map(({ name }) => name)).toEqual([
      'Composition',
      'Weight',
      'Width',
      'Colors',
      'MOQ',
      'Lead time',
      'Price',
    ]);
  }
});

test('no value says a word twice in a row', () => {
  for (const { value } of facts) expect(value).not.toMatch(/\b([a-z]+) \1\b/i);
});

test('no price is ever named', () => {
  for (const { value } of facts) expect(value).not.toMatch(/₹|\$|€|\bINR\b|\bUSD\b/);
});
