import { expect, test } from 'vitest';
import { deltaE2000, labFromLinear } from '../../light/colour/delta-e.ts';
import { decodeSrgb, type Rgb } from '../../light/colour/encode-srgb.ts';
import { bakeScene } from '../light/bake-scene.ts';
import { strip } from '../scenes/strip.ts';
import { fabricBySlug } from './fabric-by-slug.ts';
import type { StripRecipe } from './job.ts';
import { makeDyed } from './make-dyed.ts';
import { makeStrip } from './make-strip.ts';
import { shadeStrip } from './plan/fabric-pictures.ts';
import { printPicture } from './print.ts';

const bake = bakeScene({ ...strip(), width: 24, height: 160, samples: 4 });
const ground = '#8d867b';

test.each(['tricot-premium-12b', 'pillar-stripe-24a', 'sandfly-net-professional-15a'])(
  'the strip of %s over a shade shows the cloth dyed in it',
  (fabric) => {
    const { recipe } = shadeStrip(fabricBySlug(fabric));
    const { bytes } = makeStrip(recipe as StripRecipe, bake, fabricBySlug);
    for (const shade of ['#f5f4ef', '#c8902b', '#a23b2a', '#66784f', '#24365f', '#211d1e']) {
      const pieces = [{ fabric, side: 'face' as const, shade }];
      const dyed = makeDyed(
        { kind: 'dyed', scene: 'strip', pieces, ground, exposure: 0.96 },
        bake,
        fabricBySlug,
      );
      const wanted = meanOf(printPicture(dyed, { grain: 0 }).bytes);
      const difference = deltaE2000(
        labFromLinear(meanOf(laidOver(shade, bytes))),
        labFromLinear(wanted),
      );
      expect(difference).toBeLessThanOrEqual(4);
    }
  },
);

/** As a browser composes it. */
function laidOver(shade: string, bytes: Uint8Array): Uint8Array {
  const box = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
  const out = new Uint8Array((bytes.length / 4) * 3);
  for (let i = 0, o = 0; i < bytes.length; i += 4)
    for (let k = 0; k < 3; k++, o++) {
      const cover = bytes[i + 3]! / 255;
      out[o] = Math.round(bytes[i + k]! * cover + box[k]! * (1 - cover));
    }
  return out;
}

function meanOf(bytes: Uint8Array): Rgb {
  const sum = [0, 0, 0];
  for (let i = 0; i < bytes.length; i++) sum[i % 3]! += decodeSrgb(bytes[i]! / 255);
  return [sum[0]!, sum[1]!, sum[2]!].map((total) => total / (bytes.length / 3)) as unknown as Rgb;
}
