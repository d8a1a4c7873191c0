/** Gaps of closed cloth show the cloth below at about a fifth of its light. */
export const gapLight = 0.2;
const openFrom = 0.22;

export interface MapBalance {
  /** Multiplies what the maps return, so that the cloth as a whole returns the shade. */
  readonly gain: number;
  /** One looks through it: nets and lace. */
  readonly open: boolean;
  readonly meanDye: number;
}

/** From the means of a cloth's maps: opacity, share that takes the dye, the strongest own colour. */
export function balanceOf(opacity: number, dye: number, own: number): MapBalance {
  const open = opacity < 1 - openFrom;
  // Yarn-dyed ends return their own colour; only an undyed cloth tells how much light the relief itself swallows.
  const returned = own > 0.02 ? opacity * 0.82 : dye;
  return {
    open,
    gain: open ? opacity / returned : 1 / (returned + (1 - opacity) * gapLight),
    meanDye: dye / (opacity || 1),
  };
}
