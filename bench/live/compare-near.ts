import type { Page } from 'playwright-core';
import type { Fabric } from '../../src/domain/fabric/fabric.ts';
import { linearFromHex } from '../../src/light/colour/encode-srgb.ts';
import type { LightName } from '../../src/light/lights.ts';
import { showSide } from '../../src/light/macro-view.ts';
import { makeMacro } from '../../src/studio/pictures/make-macro.ts';
import { printPicture } from '../../src/studio/pictures/print.ts';
import { liveView } from '../../src/web/islands/cloth/order.ts';
import { ask, pixels } from './ask-page.ts';
import { chooseShades } from './choose.ts';
import { type Difference, differ, say } from './differ.ts';

/** The plate from near beside the studio's macro of the same view, shade and light, without film grain. */
export async function compareNear(
  page: Page,
  fabrics: readonly Fabric[],
  lights: readonly LightName[],
): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const fabric of fabrics) {
    const side = showSide(fabric.construction.family);
    for (const shade of chooseShades(fabric)) {
      const view = liveView(fabric, shade.hex, side);
      await ask(page, 'load', fabric, view, pixels);
      for (const light of lights) {
        const sitting = { shade: linearFromHex(shade.hex), light, view };
        const live = Buffer.from(await ask(page, 'shoot', sitting), 'base64');
        const recipe = {
          kind: 'macro',
          cloth: { fabric: fabric.slug },
          shade: shade.hex,
          width: pixels,
          height: pixels,
          light,
          ...view,
        } as const;
        const studio = printPicture(
          makeMacro(recipe, () => fabric),
          { grain: 0 },
        );
        found.push({
          what: `${fabric.slug}, ${shade.name}, ${light}`,
          ...differ(live, studio.bytes),
        });
        say(found.at(-1)!);
      }
    }
  }
  return found;
}
