import { expect, test } from 'vitest';
import { fabrics } from './fabrics.ts';
import { weighFabrics } from './recorded-weights.fixture.ts';

test('the loom finds every recorded weight and fibre share of lace and jacquard', () => {
  const figured = fabrics.filter(({ construction }) => construction.motif);
  expect(figured.length).toBeGreaterThan(10);
  expect(weighFabrics(figured)).toEqual({ wrongWeights: [], wrongShares: [] });
});
