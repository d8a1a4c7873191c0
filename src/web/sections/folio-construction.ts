import type { Folio } from '../../content/home.ts';
import type { Construction } from '../../domain/fabric/fabric.ts';

/** A folio's notation, written back bar // front bar, as the loom reads it: front bar first. */
export function folioConstruction({ structure, notation }: Folio): Construction {
  const bars = notation.split(' // ').toReversed();
  return {
    name: structure,
    family: 'tricot',
    bars: bars.map((lapping) => ({ lapping: `${lapping}//`, threading: 'a' })),
  };
}
