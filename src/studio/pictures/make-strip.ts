import { printLevel } from '../../light/colour/print-level.ts';
import type { LightBake } from '../light/bake.ts';
import type { FindFabric, StripRecipe } from './job.ts';
import { makeDyed } from './make-dyed.ts';
import type { Printed } from './print.ts';
import { steadyColour } from './steady-colour.ts';

/** Two greys of a shade card; the strip is exact for them and straight between. */
const dark = '#3c3c3c';
const pale = '#d2d2d2';
const darkLevel = 0x3c / 255;
const paleLevel = 0xd2 / 255;

/**
 * Dyes the strip in two greys and keeps what they have in common: a pixel is cover · colour + (1 - cover) · shade
 * in sRGB, which is how a browser lays a picture with alpha over a filled box. Yarn-dyed ends, highlights and
 * the ground behind a net stay as they are whatever the shade.
 */
export function makeStrip(recipe: StripRecipe, bake: LightBake, findFabric: FindFabric): Printed {
  const low = dyedIn(dark, recipe, bake, findFabric);
  const high = dyedIn(pale, recipe, bake, findFabric);
  const { width, height } = low;
  const own = new Float32Array(width * height * 3);
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) {
    const level = (picture: typeof low, k: number) => printLevel(picture.data[i * 4 + k]!) / 255;
    const rise = (level(high, 1) - level(low, 1)) / (paleLevel - darkLevel);
    const share = Math.max(0, Math.min(1, rise));
    cover[i] = 1 - share;
    for (let k = 0; k < 3; k++)
      own[i * 3 + k] = (level(low, k) + level(high, k) - share * (darkLevel + paleLevel)) / 2;
  }
  const colour = recipe.open ? steadyColour(own, cover, width) : undefined;
  const bytes = new Uint8Array(width * height * 4);
  for (let i = 0; i < cover.length; i++) {
    for (let k = 0; k < 3; k++) {
      const seen = cover[i]! > 1 / 255 ? own[i * 3 + k]! / cover[i]! : 0;
      bytes[i * 4 + k] = toByte(colour ? colour[i * 3 + k]! : seen);
    }
    bytes[i * 4 + 3] = toByte(cover[i]!);
  }
  return { width, height, channels: 4, bytes };
}

const dyedIn = (
  shade: string,
  { fabric, side, ground }: StripRecipe,
  bake: LightBake,
  findFabric: FindFabric,
) =>
  makeDyed(
    { kind: 'dyed', scene: 'strip', pieces: [{ fabric, side, shade }], ground, exposure: 0.96 },
    bake,
    findFabric,
  );

const toByte = (share: number) => Math.round(255 * Math.max(0, Math.min(1, share)));
