import type { Fabric, Shade, Yarn } from '../fabric/fabric.ts';
import { type MillMachine, millMachines } from './mill-machines.ts';

/** What of the mill's content a design is read and judged by. */
export interface ClothContent {
  readonly fabrics: readonly Fabric[];
  readonly yarns: Readonly<Record<string, Yarn>>;
  readonly shades: Readonly<Record<string, Shade>>;
}

/** Finished or figured in a way that only the mill's own bars may be. */
export const specialFamilies: ReadonlySet<string> = new Set(['raised', 'lace', 'jacquard']);

/** Small enough to be sent with the page of the instrument. */
export function loomBook({ fabrics, yarns, shades }: ClothContent) {
  const special = new Map<string, Pick<Fabric['construction'], 'family' | 'bars' | 'motif'>>();
  for (const { construction } of fabrics) {
    const { family, bars, motif } = construction;
    if (!specialFamilies.has(family) && !motif) continue;
    const chains = bars.map(({ lapping }) => ({ lapping, threading: '' }));
    const key = [family, motif?.name, ...chains.map(({ lapping }) => lapping)].join(' ');
    special.set(key, { family, bars: chains, ...(motif && { motif }) });
  }
  return {
    yarns,
    shades: Object.values(shades),
    machines: millMachines(fabrics) as readonly MillMachine[],
    special: [...special.values()],
  };
}
