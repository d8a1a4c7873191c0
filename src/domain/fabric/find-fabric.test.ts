import { expect, test } from 'vitest';
import { findFabric } from './find-fabric.ts';

const fabrics = [
  { number: '14B', title: 'Locknit Premium', slug: 'locknit-premium-14b' },
  { number: '12A', title: 'Tricot Standard', slug: 'tricot-standard-12a' },
];

test.each(['14B Locknit Premium', ' 14b locknit premium ', '14B', 'locknit-premium-14b'])(
  'finds a fabric by %j',
  (text) => expect(findFabric(fabrics, text)?.number).toBe('14B'),
);

test.each(['', '  ', '14', 'Locknit', '14B Locknit Premium extra'])(
  'does not guess from %j',
  (text) => expect(findFabric(fabrics, text)).toBeUndefined(),
);

test('finds a fabric by an address that it had before, but not one that another has now', () => {
  const moved = [
    { ...fabrics[0]!, formerSlugs: ['lock-14b', 'tricot-standard-12a'] },
    { ...fabrics[1]!, formerSlugs: ['lock-14b'] },
  ];
  expect(findFabric(moved, 'Lock-14B')?.number).toBe('14B');
  expect(findFabric(moved, 'tricot-standard-12a')?.number).toBe('12A');
});
