import { expect, test } from 'vitest';
import type { ClothDesign } from './cloth-design.ts';
import { designRecord } from './design-record.ts';

const design: ClothDesign = {
  family: 'tricot',
  bars: [
    { lapping: '1-2/1-0//', threading: 'AB' },
    { lapping: '1-0/1-2//', threading: 'A' },
  ],
  yarns: { A: { yarn: 'cottonNe40' }, B: { yarn: 'cottonNe40', colour: '#24365f' } },
  machine: { kind: 'tricot', gauge: 28, walesPerCm: 14, coursesPerCm: 18 },
  shade: '#b8322a',
};
const yarns = { cottonNe40: { fibres: [{ fibre: 'cotton', percent: 100 }] } } as const;
const shades = { neel: { name: 'Neel', hex: '#24365f' } };

test('a design becomes the cloth of a draft, with the names of the book where it has them', () => {
  const constructions = [{ name: 'Two-bar tricot', bars: design.bars }];
  expect(designRecord(design, { yarns, shades, constructions })).toEqual({
    composition: '100% Cotton',
    construction: { name: 'Two-bar tricot', family: 'tricot', bars: design.bars },
    yarns: { A: { yarn: 'cottonNe40' }, B: { yarn: 'cottonNe40', dyed: 'neel' } },
    machine: design.machine,
  });
});

test('what the book does not know is left for the clerk to name', () => {
  const record = designRecord(design, { yarns: {}, shades: {}, constructions: [] });
  expect(record).toMatchObject({ construction: { family: 'tricot' } });
  expect(record).not.toHaveProperty('construction.name');
  expect(record).not.toHaveProperty('yarns.B.dyed');
  expect(record).not.toHaveProperty('composition');
});
