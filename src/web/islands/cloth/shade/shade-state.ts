import type { Shade } from '../../../../domain/fabric/fabric.ts';
import { linearFromHex, type Rgb } from '../../../../light/colour/encode-srgb.ts';
import type { NearShade } from '../../../../light/colour/near-shade.ts';

/** A shade as the plate shows it, and what there is to say about it. */
export interface ShownShade {
  /** `#1f6d72`. */
  readonly hex: string;
  readonly linear: Rgb;
  /** Place on the card, where it is one of its shades. */
  readonly card?: number;
  /** Its neighbour on the card, where it is any colour. */
  readonly near?: NearShade;
  /** Why the plate shows the nearest and not the colour itself. */
  readonly refused?: string;
}

export function cardShade(card: readonly Shade[], index: number): ShownShade {
  const { hex } = card[index]!;
  return { hex, linear: linearFromHex(hex), card: index };
}
