import type { Shade } from '../../domain/fabric/fabric.ts';
import { deltaCmc, type Lab, labFromLinear } from './delta-e.ts';
import { linearFromHex } from './encode-srgb.ts';

export interface NearShade {
  readonly shade: Shade;
  /** `a little lighter than`, or `nearest to` where no word would do; it stands before the name of the shade. */
  readonly words: string;
  readonly difference: number;
}

/** The shade of a card that is nearest to a colour, and how the colour differs from it, as a dyer says it. */
export function nearShade(lab: Lab, card: readonly Shade[]): NearShade | undefined {
  const measured = card.map((shade) => {
    const own = labFromLinear(linearFromHex(shade.hex));
    return { shade, own, difference: deltaCmc(own, lab) };
  });
  const nearest = measured.toSorted((one, other) => one.difference - other.difference)[0];
  if (!nearest) return undefined;
  const { shade, own, difference } = nearest;
  return { shade, difference, words: wordsFor(own, lab, difference) };
}

function wordsFor(own: Lab, lab: Lab, difference: number): string {
  if (difference < 0.5) return 'the same as';
  if (difference > 14) return 'nearest to';
  return `${difference < 3 ? 'a little ' : ''}${howElse(own, lab)}`;
}

function howElse(own: Lab, lab: Lab): string {
  const chroma = Math.hypot(own[1], own[2]);
  const light = lab[0] - own[0];
  const clear = Math.hypot(lab[1], lab[2]) - chroma;
  const red = lab[1] - own[1];
  const yellow = lab[2] - own[2];
  const turn = Math.sqrt(Math.max(0, red * red + yellow * yellow - clear * clear));
  // The eye forgives lightness twice as readily, which is the 2 of CMC 2:1.
  if (Math.abs(light) / 2 >= Math.max(Math.abs(clear), turn))
    return light > 0 ? 'lighter than' : 'deeper than';
  if (Math.abs(clear) >= turn) return clear > 0 ? 'clearer than' : 'duller than';
  if (Math.abs(red) > Math.abs(yellow)) return red > 0 ? 'redder than' : 'greener than';
  return yellow > 0 ? 'yellower than' : 'bluer than';
}
