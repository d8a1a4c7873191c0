import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { computeGsm } from './explain-gsm.ts';
import { withoutColours } from './without-colours.ts';

const dyed = shippedContent.fabrics.filter(
  ({ yarns, construction }) =>
    Object.values(yarns).some(({ colour }) => colour) && !construction.motif,
);

test('a cloth weighs the same without its colours, and repeats sooner', () => {
  expect(dyed.length).toBeGreaterThan(0);
  for (const fabric of dyed.slice(0, 2)) {
    const plain = withoutColours(fabric);
    expect(plain.construction.bars[0]!.threading.length).toBeLessThanOrEqual(
      fabric.construction.bars[0]!.threading.length,
    );
    expect(computeGsm(plain) / computeGsm(fabric)).toBeCloseTo(1, 2);
  }
});

test('a motif stays as it is', () => {
  const lace = shippedContent.fabrics.find(({ construction }) => construction.motif)!;
  expect(withoutColours(lace)).toBe(lace);
});
