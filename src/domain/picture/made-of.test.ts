import { expect, test } from 'vitest';
import type { Yarn } from '../fabric/fabric.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { madeOf, sayOlder } from './made-of.ts';

const cotton: Yarn = {
  fibres: [{ fibre: 'cotton', percent: 100 }],
  make: 'ring-spun',
  tex: 10,
  count: 'Ne 60/1',
  ply: 1,
  lustre: 'natural',
};
const yarns = { N: cotton, C: { ...cotton, tex: 20 } };
const { construction, machine } = sampleFabric();
const cloth = { construction, yarns, machine };
const [bar, ...others] = construction.bars;
const bars = [{ ...bar!, lapping: '1-0/3-4//' }, ...others];
const now = madeOf(cloth, '#24365f');

test('a name is not seen in a picture, and neither is the order of the yarns', () => {
  const renamed = { ...construction, name: 'Another name' };
  const turned = Object.fromEntries(Object.entries(yarns).toReversed());
  expect(madeOf({ ...cloth, construction: renamed, yarns: turned }, '#24365f')).toEqual(now);
});

test('another lapping, gauge or yarn is', () => {
  for (const other of [
    { ...cloth, construction: { ...construction, bars } },
    { ...cloth, machine: { ...machine, coursesPerCm: machine.coursesPerCm + 1 } },
    { ...cloth, yarns: { ...yarns, Z: { ...cotton, tex: 41 } } },
  ])
    expect(sayOlder(now, madeOf(other, '#24365f'))).toBe('from the lapping before this one');
});

test('another dye is said as such, and what is not known is not called old', () => {
  expect(sayOlder(now, madeOf(cloth, '#000000'))).toBe('dyed in another lead shade');
  expect(sayOlder(now, now)).toBeUndefined();
  expect(sayOlder(undefined, now)).toBeUndefined();
  expect(sayOlder(now, undefined)).toBeUndefined();
});
