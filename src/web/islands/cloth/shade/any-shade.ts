import type { Shade } from '../../../../domain/fabric/fabric.ts';
import { type Lab, labFromLinear } from '../../../../light/colour/delta-e.ts';
import { dyeable } from '../../../../light/colour/dyeable.ts';
import { hexFromLinear } from '../../../../light/colour/encode-srgb.ts';
import { nearShade } from '../../../../light/colour/near-shade.ts';
import { onScreen } from '../../../../light/colour/read-colour.ts';
import type { ClothRecord } from '../order.ts';
import type { ShownShade } from './shade-state.ts';

/** Any colour, as this cloth would take it. */
export function anyShade(
  wanted: Lab,
  { shades, fibres }: Pick<ClothRecord, 'shades' | 'fibres'>,
): ShownShade {
  const { lab, refused } = dyeable(wanted, fibres);
  const linear = onScreen(lab);
  const near = nearShade(lab, shades);
  return { hex: hexFromLinear(linear), linear, ...(near && { near }), ...(refused && { refused }) };
}

/** What an enquiry is told: `in Morpankh #125A60`, `dyed to #1F6D72 (Lab 42 -22 -9), a little lighter than Morpankh`. */
export function sayShade(
  { hex, linear, card, near }: ShownShade,
  shades: readonly Shade[],
): string {
  if (card !== undefined) return `in ${shades[card]!.name} ${hex.toUpperCase()}`;
  const lab = labFromLinear(linear).map((value) => Math.round(value) || 0);
  const beside = near ? `, ${near.words} ${near.shade.name}` : '';
  return `dyed to ${hex.toUpperCase()} (Lab ${lab.join(' ')})${beside}`;
}
