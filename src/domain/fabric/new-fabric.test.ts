import { describe, expect, test } from 'vitest';
import { compositions, type FibreShare } from './fabric.ts';
import { compositionRules } from './fabric-record.ts';
import { compositionOf, copyFabric, newFabric } from './new-fabric.ts';

const name = { id: 91, number: '31C', title: 'Mesh Sport' };

describe('a new fabric', () => {
  test('says what a person said, with an address of its own', () => {
    const fibres: FibreShare[] = [
      { fibre: 'polyester', percent: 70 },
      { fibre: 'cotton', percent: 30 },
    ];
    expect(newFabric({ ...name, fibres })).toEqual({
      ...name,
      slug: 'mesh-sport-31c',
      composition: 'Polyester/Cotton Blend',
      fibres,
    });
  });

  test('needs no shares where one fibre is all of it', () => {
    const pure = newFabric({ ...name, fibres: [{ fibre: 'nylon', percent: 100 }] });
    expect(pure).toMatchObject({ composition: '100% Nylon' });
    expect(pure).not.toHaveProperty('fibres');
  });

  test('keeps shares that the mill has no name for, so that nothing said is lost', () => {
    const fibres: FibreShare[] = [{ fibre: 'polyester', percent: 100 }];
    expect(newFabric({ ...name, fibres })).toEqual({ ...name, slug: 'mesh-sport-31c', fibres });
  });
});

test('a copy has the cloth and none of the names, addresses and photographs', () => {
  const body = {
    id: 14,
    slug: 'locknit-premium-14b',
    formerSlugs: ['locknit-14b'],
    number: '14B',
    title: 'Locknit Premium',
    position: 3,
    extra: true,
    withdrawn: true,
    photographs: ['a'.repeat(32)],
    composition: '100% Cotton',
    gsm: { kind: 'single', gsm: 140 },
    shadesInOrder: true,
  };
  expect(copyFabric(body, name)).toEqual({
    ...name,
    slug: 'mesh-sport-31c',
    composition: '100% Cotton',
    gsm: { kind: 'single', gsm: 140 },
    shadesInOrder: true,
  });
});

test('fibres name the first composition that holds them', () => {
  for (const composition of compositions) {
    const { fibres } = compositionRules[composition];
    const found = compositionOf([...fibres].reverse());
    expect(found && compositionRules[found].fibres).toEqual(fibres);
  }
  expect(compositionOf(['cotton', 'nylon', 'elastane'])).toBe('Cotton/Nylon Blend');
  expect(compositionOf(['cotton', 'elastane'])).toBeUndefined();
  expect(compositionOf([])).toBeUndefined();
});
