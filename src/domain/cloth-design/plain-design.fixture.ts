import type { ClothDesign } from './cloth-design.ts';

/** Two bars of one yarn. */
export const plainDesign: ClothDesign = {
  family: 'tricot',
  bars: [
    { lapping: '1-0/1-2//', threading: 'A' },
    { lapping: '1-2/1-0//', threading: 'A' },
  ],
  yarns: { A: { yarn: 'cottonNe40' } },
  machine: { kind: 'tricot', gauge: 28, walesPerCm: 14, coursesPerCm: 18 },
  shade: '#b8322a',
};
