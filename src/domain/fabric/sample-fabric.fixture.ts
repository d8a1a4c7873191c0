import type { Fabric } from './fabric.ts';

/** A fabric for tests; a test states the fields that it is about. */
export function sampleFabric(change: Partial<Fabric> = {}): Fabric {
  return {
    id: 1,
    slug: 'locknit-premium-14b',
    number: '14B',
    title: 'Locknit Premium',
    series: 'Premium',
    categoryId: 'breathable-cotton-nylon-collection',
    extra: false,
    composition: 'Cotton/Nylon Blend',
    fibres: [
      { fibre: 'cotton', percent: 50 },
      { fibre: 'nylon', percent: 50 },
    ],
    gsm: { kind: 'single', gsm: 140 },
    width: { kind: 'inches', inches: 60, text: '60 inches' },
    moq: 'Negotiable',
    description: 'Soft face, quiet back. Holds a print and a pleat.',
    shades: [{ name: 'Kora', hex: '#cdbb98' }],
    leadShade: 0,
    construction: {
      name: 'Locknit',
      family: 'locknit',
      bars: [
        { lapping: '2-3/1-0//', threading: 'N' },
        { lapping: '1-0/1-2//', threading: 'C' },
      ],
    },
    yarns: {},
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 17, walesPerCm: 14 },
    finishes: ['Heat-set'],
    endUses: ['T-shirts'],
    care: [],
    ...change,
  };
}
