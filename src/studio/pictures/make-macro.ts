import { type Cloth, type FibreBuffer, knit, rasterFibres } from '../../loom/index.ts';
import { linearFromHex, type Rgb } from '../colour/encode-srgb.ts';
import type { LinearPicture } from '../dye/dye-picture.ts';
import type { Vector } from '../geometry/vector.ts';
import { develop } from '../macro/develop.ts';
import { expose } from '../macro/expose.ts';
import { lampRing } from '../macro/lamp-ring.ts';
import { photograph } from '../macro/photograph.ts';
import type { FindFabric, MacroRecipe } from './job.ts';
import { threadLooks } from './thread-looks.ts';
import { warpCloth } from './warp-cloth.ts';

/** Pixels of the tile for each pixel of the picture in the plane of focus. */
const oversize = 1.04;
const keyLamp: Vector = [-0.8, 0.55, 0.52];

/** Knits the cloth, draws its fibres, lights them, and leans a camera over them. */
export function makeMacro(recipe: MacroRecipe, findFabric: FindFabric): LinearPicture {
  const cloth = clothOf(recipe, findFabric);
  const pxPerMm = (recipe.width / (recipe.wales * cloth.waleSpacing)) * oversize;
  const buffer = rasterFibres(cloth, {
    pxPerMm,
    side: recipe.side,
    detail: detailFor(cloth, pxPerMm),
  });
  const shade = linearFromHex(recipe.shade);
  const family =
    'fabric' in recipe.cloth ? findFabric(recipe.cloth.fabric).construction.family : undefined;
  const looks = threadLooks(cloth.threads, shade, family);
  const lit = develop(
    buffer,
    looks,
    groundOf(recipe, shade),
    lampRing(turnedBack(keyLamp, recipe.rotation)),
  );
  return photograph(expose(lit, buffer as FibreBuffer, looks), {
    width: recipe.width,
    height: recipe.height,
    scale: oversize,
    rotation: recipe.rotation,
    tilt: recipe.tilt,
    sharp: recipe.sharp,
    blur: 0.026,
    falloff: 0.3,
    ...(recipe.centre ? { centre: recipe.centre } : {}),
  });
}

function clothOf({ cloth, wales, width, height }: MacroRecipe, findFabric: FindFabric): Cloth {
  if ('warp' in cloth) return warpCloth(cloth.warp);
  const fabric = findFabric(cloth.fabric);
  const minWidth = wales * (10 / fabric.machine.walesPerCm);
  return knit(fabric, { minWidth, minHeight: (minWidth * Math.max(height, width * 0.6)) / width });
}

/** Fibres finer than a pixel cost time and are not seen. */
function detailFor({ threads }: Cloth, pxPerMm: number): number {
  const thickest = Math.max(...threads.map((thread) => thread.diameter)) * pxPerMm;
  return Math.max(0.3, Math.min(0.8, thickest / 34));
}

/** The lamps stay where they are while the cloth is turned under the camera. */
function turnedBack([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(-angle);
  const sin = Math.sin(-angle);
  return [x * cos - y * sin, x * sin + y * cos, z];
}

function groundOf({ ground }: MacroRecipe, shade: Rgb) {
  if (ground) return { colour: linearFromHex(ground), belowMm: 0.45 };
  return { colour: [shade[0] * 0.22, shade[1] * 0.22, shade[2] * 0.22] as const, belowMm: 0 };
}
