import type { ClothFacts } from '../../domain/picture/knitting.ts';
import { deltaE2000, labFromLinear } from '../../light/colour/delta-e.ts';
import { decodeSrgb, linearFromHex, type Rgb } from '../../light/colour/encode-srgb.ts';
import { printLevel } from '../../light/colour/print-level.ts';
import { showSide } from '../../light/macro-view.ts';
import { sheet } from '../geometry/mesh.ts';
import { bakeScene } from '../light/bake-scene.ts';
import type { LightBake } from '../light/bake.ts';
import { makeDyed } from '../pictures/make-dyed.ts';
import { studioLamps } from '../scenes/studio-lamps.ts';
import { type LinearPicture, underNet } from './dye-picture.ts';

let flat: LightBake | undefined;

/**
 * ΔE2000 between a shade and the mean of a flat swatch dyed in it, as printed. Of a net only what
 * covers the ground is counted. Yarns that are dyed before they are knitted are left undyed.
 */
export function shadeError(fabric: ClothFacts, hex: string): number {
  flat ??= bakeFlat();
  const piece = { fabric: fabric.slug, side: showSide(fabric.construction.family), shade: hex };
  const undyed = undyedOf(fabric);
  const dyeOver = (ground: string) =>
    meanOf(
      makeDyed({ kind: 'dyed', scene: 'swatch', pieces: [piece], ground }, flat!, () => undyed),
    );
  const own = dyeOver('#000000');
  const overWhite = dyeOver('#ffffff');
  const cover = 1 - (overWhite[1] - own[1]) / underNet;
  const printed = own.map((light) => decodeSrgb(printLevel(light / cover) / 255));
  return deltaE2000(labFromLinear(printed as unknown as Rgb), labFromLinear(linearFromHex(hex)));
}

/** The size of a swatch that shows the whole motif of a jacquard or lace. */
const shown = 150;

function bakeFlat(): LightBake {
  const side = shown * 2;
  return bakeScene({
    mesh: sheet({
      columns: 4,
      rows: 4,
      part: 1,
      at: (u, v) => [(u - 0.5) * side, (v - 0.5) * side, 0.5],
      cloth: (u, v) => [u * side, v * side],
    }),
    pinked: [],
    width: 96,
    height: 96,
    lightStep: 2,
    samples: 8,
    groundAlbedo: 0.8,
    lamps: studioLamps({}),
    camera: { eye: [0, -60, 1700], at: [0, 0, 0], up: [0, 1, 0], angle: 5 },
  });
}

// By the fabric: `makeDyed` draws the maps of each object once.
const remembered = new WeakMap<ClothFacts, ClothFacts>();

function undyedOf(fabric: ClothFacts): ClothFacts {
  const known = remembered.get(fabric);
  if (known) return known;
  const yarns = Object.entries(fabric.yarns).map(([letter, yarn]) => {
    const { colour: _, ...undyed } = yarn;
    return [letter, undyed] as const;
  });
  const undyed = { ...fabric, yarns: Object.fromEntries(yarns) };
  remembered.set(fabric, undyed);
  return undyed;
}

function meanOf({ data }: LinearPicture): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) sum[i % 4]! += data[i]!;
  const pixels = data.length / 4;
  return [sum[0] / pixels, sum[1] / pixels, sum[2] / pixels];
}
