import type { Cloth } from '../../loom/index.ts';

/** The lower end of a length of lace, cut along the scalloped edge of its motif. */
export interface Hem {
  readonly trim: NonNullable<Cloth['trim']>;
  /** Where on the cloth that repeat of the motif begins whose edge is cut, mm. */
  readonly foot: number;
}

/** Millimetres of cloth between a place and the edge below it; negative where it is cut away. */
export function aboveHem({ trim, foot }: Hem, x: number, y: number): number {
  const { edge, repeatWidth } = trim;
  const share = x / repeatWidth;
  const at = Math.floor((share - Math.floor(share)) * edge.length);
  return y - foot - edge[Math.min(edge.length - 1, at)]!;
}

/** Share of a sample that is left of the cloth. */
export const leftOfHem = (above: number, footprint: number): number =>
  Math.max(0, Math.min(1, above / footprint + 0.5));
