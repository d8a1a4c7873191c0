import { describe, expect, test } from 'vitest';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { knit, makeMaps } from '../../loom/index.ts';
import { deltaE2000, labFromLinear } from '../../light/colour/delta-e.ts';
import { decodeSrgb, linearFromHex, type Rgb } from '../../light/colour/encode-srgb.ts';
import { sheet } from '../geometry/mesh.ts';
import type { LightBake } from '../light/bake.ts';
import { bakeScene } from '../light/bake-scene.ts';
import { printPicture } from '../pictures/print.ts';
import { clothSurface } from '../../light/thread-looks.ts';
import { studioLamps } from '../scenes/studio-lamps.ts';
import { dyePicture } from './dye-picture.ts';

const bake = bakeFlat();

/** The mean of a flat dyed swatch, as printed, against the shade asked for. */
describe.each(['tricot', 'locknit', 'satin', 'piqué'] as const)('a flat swatch of %s', (family) => {
  const fabric = fabrics.find(
    ({ construction, yarns }) =>
      construction.family === family && Object.values(yarns).every((yarn) => !yarn.colour),
  )!;
  const cloth = knit(fabric, { minWidth: 4, minHeight: 4 });
  const maps = makeMaps(cloth, { pxPerMm: 12, side: 'face' });
  const surface = clothSurface(cloth, family);

  test.each(['#24365f', '#a23b2a', '#c8902b', '#cdbb98', '#ece7dc', '#66784f', '#211d1e'])(
    'is %s',
    (hex) => {
      const shade = linearFromHex(hex);
      const picture = dyePicture(bake, {
        parts: new Map([[1, { kind: 'cloth', shade, maps, surface }]]),
        ground: [0.8, 0.8, 0.8],
      });
      const difference = deltaE2000(
        labFromLinear(meanOf(printPicture(picture).bytes)),
        labFromLinear(shade),
      );
      expect(difference).toBeLessThanOrEqual(4);
    },
  );
});

function bakeFlat(): LightBake {
  const side = 60;
  return bakeScene({
    mesh: sheet({
      columns: 4,
      rows: 4,
      part: 1,
      at: (u, v) => [(u - 0.5) * side, (v - 0.5) * side, 0.5],
      cloth: (u, v) => [u * side, v * side],
    }),
    pinked: [],
    width: 48,
    height: 48,
    lightStep: 2,
    samples: 8,
    groundAlbedo: 0.8,
    lamps: studioLamps({}),
    camera: { eye: [0, -20, 300], at: [0, 0, 0], up: [0, 1, 0], angle: 5 },
  });
}

function meanOf(bytes: Uint8Array): Rgb {
  const sum = [0, 0, 0];
  for (let i = 0; i < bytes.length; i++) sum[i % 3]! += decodeSrgb(bytes[i]! / 255);
  const pixels = bytes.length / 3;
  return [sum[0]! / pixels, sum[1]! / pixels, sum[2]! / pixels];
}
