import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Fabric } from '../../src/domain/fabric/fabric.ts';
import { linearFromHex } from '../../src/light/colour/encode-srgb.ts';
import { groundBelow } from '../../src/light/drape/ground-below.ts';
import { type LightName, lights as colours } from '../../src/light/lights.ts';
import { isOpen, showSide } from '../../src/light/macro-view.ts';
import { shippedBake } from '../../src/studio/bakes/shipped-bake.ts';
import { type DrapeName, drapeScenes } from '../../src/studio/drapes/ship-drapes.ts';
import type { LinearPicture } from '../../src/studio/dye/dye-picture.ts';
import type { LightBake } from '../../src/studio/light/bake.ts';
import { makeDyed } from '../../src/studio/pictures/make-dyed.ts';
import { drapeFile } from '../../src/studio/pictures/places.ts';
import { printPicture } from '../../src/studio/pictures/print.ts';
import { words } from '../report/report.ts';
import { ask } from './ask-page.ts';
import { chooseShades } from './choose.ts';
import { type Difference, differ, say } from './differ.ts';

/** The studio's pictures are 1440 pixels across; each of these is the mean of nine. */
export const hangingPixels = 480;

const drapeOf = (fabric: Fabric): DrapeName =>
  isOpen(fabric.construction.family) ? 'sheer' : 'closed';

/** Hanging cloth beside the studio's picture of the same drape, dyed into the path-traced light, without film grain. */
export async function compareHanging(
  page: Page,
  fabrics: readonly Fabric[],
  lights: readonly LightName[],
  shades = 4,
): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  const byDrape = fabrics.toSorted((a, b) => (drapeOf(a) < drapeOf(b) ? -1 : 1));
  let bake: { readonly name: DrapeName; readonly light: LightBake } | undefined;
  for (const fabric of byDrape) {
    const name = drapeOf(fabric);
    if (bake?.name !== name) {
      bake = { name, light: shippedBake(drapeScenes[name]) };
      await ask(page, 'drape', readFileSync(drapeFile(name)).toString('base64'), hangingPixels);
    }
    const side = showSide(fabric.construction.family);
    await ask(page, 'hang', fabric, side);
    for (const shade of chooseShades(fabric).slice(0, shades)) {
      const ground = groundBelow(fabric.construction.family, shade.hex);
      const picture = makeDyed(
        {
          kind: 'dyed',
          scene: drapeScenes[name],
          pieces: [{ fabric: fabric.slug, side, shade: shade.hex }],
          ground,
        },
        bake.light,
        () => fabric,
      );
      for (const light of lights) {
        const sitting = { shade: linearFromHex(shade.hex), light, ground };
        const live = Buffer.from(await ask(page, 'shootHanging', sitting), 'base64');
        const studio = printPicture(smaller(picture, light), { grain: 0 });
        found.push({
          what: `${fabric.slug}, ${name}, ${shade.name}, ${light}`,
          ...differ(live, studio.bytes),
        });
        say(found.at(-1)!);
        await keepPair(found.at(-1)!.what, live, studio.bytes);
      }
    }
  }
  return found;
}

/** `npm run bench live pictures`: live to the left, the studio's to the right, to be looked at. */
async function keepPair(what: string, live: Uint8Array, studio: Uint8Array): Promise<void> {
  if (!words.includes('pictures')) return;
  const side = { width: hangingPixels, height: hangingPixels } as const;
  const folder = join(import.meta.dirname, '../../build/live-bench');
  mkdirSync(folder, { recursive: true });
  const right = await sharp(studio, { raw: { ...side, channels: 3 } })
    .png()
    .toBuffer();
  await sharp(live, { raw: { ...side, channels: 4 } })
    .extend({ right: hangingPixels })
    .composite([{ input: right, left: hangingPixels, top: 0 }])
    .removeAlpha()
    .png()
    .toFile(join(folder, `${what.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`));
}

/** As the page shows it, in that light: a light colours all that it falls on. */
export function smaller({ width, data }: LinearPicture, light: LightName): LinearPicture {
  const by = width / hangingPixels;
  const out = new Float32Array(hangingPixels * hangingPixels * 4);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const to = (Math.floor(y / by) * hangingPixels + Math.floor(x / by)) * 4;
      for (let k = 0; k < 3; k++)
        out[to + k]! += (data[(y * width + x) * 4 + k]! * colours[light][k]!) / (by * by);
      out[to + 3] = 1;
    }
  return { width: hangingPixels, height: hangingPixels, data: out };
}
