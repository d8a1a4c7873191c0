import { type Cloth, type FibreBuffer, knit, rasterFibres } from '../../loom/index.ts';
import { linearFromHex } from '../../light/colour/encode-srgb.ts';
import { lampRing, turnedBack } from '../../light/lamp-ring.ts';
import { lights } from '../../light/lights.ts';
import { macroCamera } from '../../light/light-numbers.ts';
import { detailFor, groundOf, keyLamp, tileOf } from '../../light/macro-view.ts';
import type { LinearPicture } from '../dye/dye-picture.ts';
import { develop } from '../macro/develop.ts';
import { expose } from '../macro/expose.ts';
import { photograph } from '../macro/photograph.ts';
import type { FindFabric, MacroRecipe } from './job.ts';
import { threadLooks } from '../../light/thread-looks.ts';
import { warpCloth } from './warp-cloth.ts';

const { oversize, blur, falloff } = macroCamera;

/** Shares of the work: fibres drawn, then lit; the rest is the camera's. */
const drawn = 0.4;
const lighted = 0.45;

/** Knits the cloth, draws its fibres, lights them, and leans a camera over them. */
export function makeMacro(
  recipe: MacroRecipe,
  findFabric: FindFabric,
  /** Told now and then how much of it is done. */
  progress?: (share: number) => void,
): LinearPicture {
  const cloth = clothOf(recipe, findFabric);
  const pxPerMm = (recipe.width / (recipe.wales * cloth.waleSpacing)) * oversize;
  const buffer = rasterFibres(cloth, {
    pxPerMm,
    side: recipe.side,
    detail: detailFor(cloth.threads, pxPerMm),
    ...(progress && { progress: (share: number) => progress(share * drawn) }),
  });
  const shade = linearFromHex(recipe.shade);
  const family =
    'fabric' in recipe.cloth ? findFabric(recipe.cloth.fabric).construction.family : undefined;
  const looks = threadLooks(cloth.threads, shade, family);
  const lit = develop(
    buffer,
    looks,
    groundOf(recipe.ground, shade),
    lampRing(turnedBack(keyLamp, recipe.rotation), lights[recipe.light ?? 'daylight']),
    (share) => progress?.(drawn + share * lighted),
  );
  return photograph(expose(lit, buffer as FibreBuffer, looks), {
    width: recipe.width,
    height: recipe.height,
    scale: oversize,
    rotation: recipe.rotation,
    tilt: recipe.tilt,
    sharp: recipe.sharp,
    blur,
    falloff,
    ...(recipe.centre ? { centre: recipe.centre } : {}),
  });
}

function clothOf({ cloth, ...view }: MacroRecipe, findFabric: FindFabric): Cloth {
  if ('warp' in cloth) return warpCloth(cloth.warp);
  const fabric = findFabric(cloth.fabric);
  return knit(fabric, tileOf(fabric.machine, view));
}
