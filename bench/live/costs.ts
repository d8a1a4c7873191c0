import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Fabric } from '../../src/domain/fabric/fabric.ts';
import { linearFromHex, type Rgb } from '../../src/light/colour/encode-srgb.ts';
import { groundBelow } from '../../src/light/drape/ground-below.ts';
import { drapedTile } from '../../src/light/draped-light.ts';
import { detailFor, showSide } from '../../src/light/macro-view.ts';
import { evenMaps, knit, makeMaps, makePlate, packMaps } from '../../src/loom/index.ts';
import { drapeFile } from '../../src/studio/pictures/places.ts';
import { liveView } from '../../src/web/islands/cloth/order.ts';
import { ask, pixels } from './ask-page.ts';
import { chooseShades } from './choose.ts';

/** CPU milliseconds of the worker, the slowest of the fabrics: knitting and packing in the same engine, warm. */
export function measureLoom(fabrics: readonly Fabric[]) {
  const slowest = (work: (fabric: Fabric) => void) =>
    Math.max(
      ...fabrics.map((fabric) => {
        const once = () => {
          const started = process.cpuUsage();
          work(fabric);
          const { user, system } = process.cpuUsage(started);
          return (user + system) / 1000;
        };
        once();
        return Math.min(once(), once());
      }),
    );
  const plate = (texels: number) => (fabric: Fabric) => {
    const cloth = knit(fabric, { minWidth: 10, minHeight: 10 });
    const pxPerMm = texels / Math.max(cloth.width, cloth.height);
    const detail = detailFor(cloth.threads, pxPerMm);
    makePlate(cloth, { pxPerMm, side: 'face', detail, belowMm: 0 });
  };
  const hung = (fineness: 1 | 2) => (fabric: Fabric) => {
    const { mm, pxPerMm } = drapedTile;
    const cloth = knit(fabric, { minWidth: mm, minHeight: mm });
    packMaps(evenMaps(makeMaps(cloth, { pxPerMm, fineness, side: 'face' })), 512);
  };
  return {
    coarse: slowest(plate(256)),
    fine: slowest(plate(512)),
    hungCoarse: slowest(hung(1)),
    hungFine: slowest(hung(drapedTile.fineness)),
  };
}

const times = 5;
/** In the order in which a frame runs them, once the walls have cast their shadows. */
const passNames = ['shadow', 'develop', 'halve', 'halve again', 'meter', 'photograph'] as const;

/** CPU of all processes for a frame, by what changed and pass by pass. Without a card the processor draws. */
export async function measureDrawing(browser: Browser, page: Page, fabric: Fabric) {
  const session = await browser.newBrowserCDPSession();
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
  const spent = async () =>
    (await processes()).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  const cost = async (work: (run: number) => Promise<void>, runs = times) => {
    const before = await spent();
    for (let run = 0; run < runs; run++) await work(run);
    return Math.round(((await spent()) - before) / runs);
  };
  const [one, other] = chooseShades(fabric).map(({ hex }) => linearFromHex(hex)) as [Rgb, Rgb];
  const lead = fabric.shades[fabric.leadShade]!;
  const side = showSide(fabric.construction.family);
  const view = liveView(fabric, lead.hex, side);
  const draw = (shade: Rgb, turned: number, only?: number, seen = view) =>
    ask(page, 'draw', { shade, light: 'daylight', view: seen }, turned, only);
  const first = await cost(async () => {
    await ask(page, 'load', fabric, view, pixels, 256);
    await draw(one, 0);
  }, 1);
  await ask(page, 'load', fabric, view, pixels, 1024);
  await draw(one, 0);
  // Whatever a frame costs besides its passes is in all of these.
  const nothing = await cost((run) => draw(one, 20 + run, passNames.length));
  const passes: Record<string, number> = {};
  for (const [at, name] of passNames.entries())
    passes[name] = Math.max(0, (await cost((run) => draw(one, 30 + run, at))) - nothing);
  const light = await cost((run) => draw(one, 40 + run));
  const shade = await cost((run) => draw(run % 2 ? one : other, 44));
  const camera = await cost((run) =>
    draw(one, 44, undefined, { ...view, tilt: view.tilt + run / 100 }),
  );
  const renderers = async () => (await processes()).filter(({ type }) => type === 'renderer');
  const resident = async () => Math.max(...(await renderers()).map(({ id }) => residentMb(id)));
  const memoryMb = await resident();
  const ground = groundBelow(fabric.construction.family, lead.hex);
  const drapeCost = await cost(
    () => ask(page, 'drape', readFileSync(drapeFile('closed')).toString('base64'), pixels),
    1,
  );
  await ask(page, 'hang', fabric, side);
  const hanging = await cost((run) =>
    ask(page, 'drawHanging', { shade: one, light: 'daylight', ground, key: [1, run / 9, 0.6] }),
  );
  const hangingMemoryMb = await resident();
  return {
    first,
    light,
    shade,
    camera,
    passes,
    memoryMb,
    drape: drapeCost,
    hanging,
    hangingMemoryMb,
  };
}

/** 0 where the system does not tell. */
function residentMb(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .find((text) => text.startsWith('VmRSS:'));
    return Math.round(Number.parseInt(line?.slice(6).trim() ?? '0', 10) / 1024);
  } catch {
    return 0;
  }
}
