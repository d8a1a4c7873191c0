import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fibreNames } from '../../../domain/fabric/fabric.ts';
import { judgeShares, sharesOf, sumOf, type TypedShare, writeShares } from './fibre-shares.ts';

const blend: TypedShare[] = [
  { fibre: 'nylon', percent: 51 },
  { fibre: 'cotton', percent: 47 },
];

test('says what is missing, and offers to put it right', () => {
  expect(judgeShares(blend)).toMatchObject({
    says: 'Adds up to 98. Two are missing.',
    good: false,
    mends: [{ label: 'Put 2 on cotton' }, { label: 'Add elastane 2' }],
  });
});

test('says what is too much', () => {
  const { says, mends } = judgeShares([...blend, { fibre: 'elastane', percent: 3 }]);
  expect(says).toBe('Adds up to 101. One too many.');
  expect(mends.map(({ label }) => label)).toEqual(['Take 1 from elastane']);
});

test('is content with 100, also in tenths', () => {
  const tenths: TypedShare[] = [
    { fibre: 'nylon', percent: 50.1 },
    { fibre: 'cotton', percent: 49.9 },
  ];
  expect(judgeShares(tenths)).toEqual({ says: 'Adds up to 100', good: true, mends: [] });
});

test('every offered mend makes 100', () => {
  const share = fc.record({
    fibre: fc.constantFrom(...fibreNames),
    percent: fc.integer({ min: 0, max: 120 }),
  });
  const shares = fc.uniqueArray(share, { minLength: 1, selector: ({ fibre }) => fibre });
  fc.assert(
    fc.property(shares, (list) => {
      for (const { shares: mended } of judgeShares(list).mends) expect(sumOf(mended)).toBe(100);
    }),
  );
});

test('a pure cloth states no shares, and reads as 100', () => {
  expect(writeShares([{ fibre: 'cotton', percent: 100 }], undefined)).toEqual({
    composition: '100% Cotton',
    fibres: undefined,
  });
  expect(sharesOf('100% Cotton', undefined)).toEqual([{ fibre: 'cotton', percent: 100 }]);
});

test('the name of a blend stays while it fits its fibres', () => {
  expect(writeShares(blend, 'Cotton & Nylon').composition).toBe('Cotton & Nylon');
  expect(writeShares(blend, 'Polyester/Cotton Blend').composition).toBe('Cotton/Nylon Blend');
});
