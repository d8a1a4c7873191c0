import { readShade } from '../../../contract/shade-address.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { labFromLinear } from '../../../light/colour/delta-e.ts';
import { linearFromHex } from '../../../light/colour/encode-srgb.ts';
import { anyShade, sayShade } from '../../islands/cloth/shade/any-shade.ts';
import { cardShade } from '../../islands/cloth/shade/shade-state.ts';

/** A shade that the address asks for, as this cloth takes it, and how it is said in an enquiry. */
export interface AskedShade {
  /** `#1f6d72`. */
  readonly hex: string;
  readonly words: string;
}

/** What a part of the page needs to ask for the fabric as it is shown. */
export interface AskedFabric {
  readonly fabric: Fabric;
  readonly shade: AskedShade | undefined;
}

export function askedShade(fabric: Fabric, query: URLSearchParams): AskedShade | undefined {
  const hex = readShade(query);
  const dyes = Object.values(fabric.yarns).some(({ colour }) => !colour);
  if (!hex || !dyes) return undefined;
  const { shades } = fabric;
  const onCard = shades.findIndex((shade) => shade.hex === hex);
  const shown =
    onCard < 0 ? anyShade(labFromLinear(linearFromHex(hex)), fabric) : cardShade(shades, onCard);
  return { hex: shown.hex, words: sayShade(shown, shades) };
}
