import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { shippedContent } from '../src/content/shipped-content.ts';
import type { Fabric, Shade } from '../src/domain/fabric/fabric.ts';
import { deltaE2000, labFromLinear } from '../src/light/colour/delta-e.ts';
import { decodeSrgb, linearFromHex, type Rgb } from '../src/light/colour/encode-srgb.ts';
import { type LightName, lights } from '../src/light/lights.ts';
import { detailFor, showSide } from '../src/light/macro-view.ts';
import { knit, makePlate } from '../src/loom/index.ts';
import { findLightChromium } from '../scripts/check/find-chromium.mjs';
import { buildClient } from '../scripts/site/build-client.ts';
import { makeMacro } from '../src/studio/pictures/make-macro.ts';
import { printPicture } from '../src/studio/pictures/print.ts';
import { liveView } from '../src/web/islands/cloth/order.ts';
import { launch } from '../tests/support/server/launch.ts';
import type { LiveBench } from './browser/live-page.ts';
import { quantile, report, words } from './report/report.ts';

/**
 * The live plate beside the studio's own picture of the same view, shade and light, without film grain; bytes of
 * the scripts; CPU of the worker's two stages. `npm run bench live`, or `npm run bench live sample` for a few.
 */
const pixels = 400;
const isSample = words.includes('sample');
const folder = mkdtempSync(join(tmpdir(), 'live-bench-'));

const samples = chooseFabrics(isSample ? 3 : 13);
const browser = await launch(
  ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  findLightChromium(),
);
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await buildPage() });
  const differences = await compare(page);
  const bytes = await weighScripts();
  const cpu = measureLoom();
  const drawing = await measureDrawing(page);
  const means = differences.map(({ mean }) => mean);
  const tails = differences.map(({ p95 }) => p95);
  report(
    [
      {
        promise: `live cloth beside the studio’s picture, ${differences.length} of them`,
        limit: 'mean ΔE2000 at most 1.0, p95 at most 2.0, each',
        figure: `worst mean ${Math.max(...means).toFixed(2)}, worst p95 ${Math.max(...tails).toFixed(2)}; median of the means ${quantile(means, 0.5).toFixed(2)}`,
        ok: Math.max(...means) <= 1 && Math.max(...tails) <= 2,
      },
      {
        promise: 'live cloth, scripts, brotli',
        limit: 'viewer at most 10 KB, worker at most 20 KB',
        figure: `${kb(bytes.viewer)} viewer, ${kb(bytes.worker)} worker, ${kb(bytes.panel)} shade panel; ${kb(bytes.swatchFiles)} buttons and ${kb(bytes.swatch)} worker of digital swatches`,
        ok: bytes.viewer <= 10 * 1024 && bytes.worker <= 20 * 1024,
      },
      {
        promise: 'live cloth, CPU of the worker for plain cloth',
        limit: '256² at most 200 ms, 512² at most 500 ms',
        figure: `${cpu.coarse.toFixed(0)} ms, ${cpu.fine.toFixed(0)} ms, the slowest of ${samples.length} fabrics`,
        ok: cpu.coarse <= 200 && cpu.fine <= 500,
      },
      {
        promise: 'live cloth, CPU of all processes for a frame, drawn without a graphics card',
        limit: 'none: a graphics card does this',
        figure: `first frame with its coarse plate ${drawing.first} ms; light moved ${drawing.light} ms, another shade ${drawing.shade} ms, camera alone ${drawing.camera} ms at ${pixels}²`,
        ok: true,
      },
      {
        promise: 'live cloth, memory of the page with one plate',
        limit: 'at most 300 MB',
        figure: `${drawing.memoryMb} MB resident`,
        ok: drawing.memoryMb <= 300,
      },
    ],
    { bytes, cpu, drawing, differences },
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

/** The first plain fabric of each family, so that every structure is seen. */
function chooseFabrics(count: number): readonly Fabric[] {
  const plain = shippedContent.fabrics.filter(({ construction }) => !construction.motif);
  const families = [...new Set(plain.map(({ construction }) => construction.family))];
  return families
    .map((family) => plain.find(({ construction }) => construction.family === family)!)
    .slice(0, count);
}

/** Lead, lightest, darkest and clearest of the card; where two of them are one shade, another of the card. */
function chooseShades({ shades, leadShade }: Fabric): readonly Shade[] {
  const lab = ({ hex }: Shade) => labFromLinear(linearFromHex(hex));
  const byLight = shades.toSorted((one, other) => lab(one)[0] - lab(other)[0]);
  const chroma = (shade: Shade) => Math.hypot(lab(shade)[1], lab(shade)[2]);
  const clearest = shades.toSorted((one, other) => chroma(other) - chroma(one))[0]!;
  const wanted = [shades[leadShade]!, byLight[0]!, byLight.at(-1)!, clearest, ...shades];
  return [...new Set(wanted)].slice(0, 4);
}

async function compare(page: Page) {
  const found: { what: string; mean: number; p95: number }[] = [];
  for (const fabric of samples) {
    const side = showSide(fabric.construction.family);
    for (const shade of chooseShades(fabric)) {
      const view = liveView(fabric, shade.hex, side);
      await page.evaluate(
        ([record, seen, size]) =>
          (window as unknown as { liveBench: LiveBench }).liveBench.load(record, seen, size),
        [fabric, view, pixels] as const,
      );
      const names = isSample ? (['evening'] as const) : (Object.keys(lights) as LightName[]);
      for (const light of names) {
        const live = await shoot(page, { shade: linearFromHex(shade.hex), light, view });
        const studio = printPicture(
          makeMacro(
            {
              kind: 'macro',
              cloth: { fabric: fabric.slug },
              shade: shade.hex,
              width: pixels,
              height: pixels,
              light,
              ...view,
            },
            () => fabric,
          ),
          { grain: 0 },
        );
        const difference = differ(live, studio.bytes);
        const what = `${fabric.slug}, ${shade.name}, ${light}`;
        found.push({ what, ...difference });
        console.log(
          `${what.padEnd(56)} ${difference.mean.toFixed(2)}  p95 ${difference.p95.toFixed(2)}`,
        );
      }
    }
  }
  return found;
}

async function shoot(page: Page, sitting: Parameters<LiveBench['shoot']>[0]): Promise<Buffer> {
  const text = await page.evaluate(
    (given) => (window as unknown as { liveBench: LiveBench }).liveBench.shoot(given),
    sitting,
  );
  return Buffer.from(text, 'base64');
}

function differ(
  live: Uint8Array,
  studio: Uint8Array,
): { readonly mean: number; readonly p95: number } {
  const differences: number[] = [];
  for (let i = 0; i * 3 < studio.length; i++)
    differences.push(deltaE2000(labAt(live, i * 4), labAt(studio, i * 3)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return { mean, p95: quantile(differences, 0.95) };
}

function labAt(bytes: Uint8Array, at: number) {
  const rgb: Rgb = [level(bytes[at]!), level(bytes[at + 1]!), level(bytes[at + 2]!)];
  return labFromLinear(rgb);
}

function level(byte: number): number {
  return decodeSrgb(byte / 255);
}

async function buildPage(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'page'),
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/live-page.ts'),
        output: { format: 'iife', entryFileNames: 'page.js' },
      },
    },
  });
  return readFileSync(join(folder, 'page/page.js'), 'utf8');
}

async function weighScripts() {
  const client = join(folder, 'client');
  await buildClient(client);
  const names = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  const weigh = (start: string) =>
    names
      .filter((name) => name.startsWith(start))
      .map((name) => brotli(readFileSync(join(client, 'assets', name))))
      .reduce((sum, size) => sum + size, 0);
  const swatchFiles = weigh('swatch-files-');
  return {
    viewer: weigh('cloth-'),
    worker: weigh('loom-'),
    panel: weigh('shade-panel-'),
    swatchFiles,
    swatch: weigh('swatch-') - swatchFiles,
  };
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Knitting and packing as the worker does them, in the same engine, warm. */
function measureLoom(): { readonly coarse: number; readonly fine: number } {
  const cost = (texels: number) =>
    Math.max(
      ...samples.map((fabric) => {
        const once = () => {
          const started = process.cpuUsage();
          const cloth = knit(fabric, { minWidth: 10, minHeight: 10 });
          const pxPerMm = texels / Math.max(cloth.width, cloth.height);
          const detail = detailFor(cloth.threads, pxPerMm);
          makePlate(cloth, { pxPerMm, side: 'face', detail, belowMm: 0 });
          const { user, system } = process.cpuUsage(started);
          return (user + system) / 1000;
        };
        once();
        return Math.min(once(), once());
      }),
    );
  return { coarse: cost(256), fine: cost(512) };
}

/**
 * What a frame costs by what changed: a moved lamp casts its shadows anew and develops, another shade
 * develops, another view only photographs. Without a card the processor draws, in a process of its own.
 */
async function measureDrawing(page: Page) {
  const session = await browser.newBrowserCDPSession();
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
  const spent = async () =>
    (await processes()).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  const cost = async (work: () => Promise<void>) => {
    const before = await spent();
    await work();
    return Math.round((await spent()) - before);
  };
  const fabric = samples[0]!;
  const [one, other] = chooseShades(fabric).map(({ hex }) => linearFromHex(hex)) as [Rgb, Rgb];
  const side = showSide(fabric.construction.family);
  const view = liveView(fabric, fabric.shades[fabric.leadShade]!.hex, side);
  const load = (mostTexels: number) =>
    page.evaluate(
      ([record, seen, size, most]) =>
        (window as unknown as { liveBench: LiveBench }).liveBench.load(record, seen, size, most),
      [fabric, view, pixels, mostTexels] as const,
    );
  const draw = (shade: Rgb, turned: number, seen = view) =>
    page.evaluate(
      ([sitting, degrees]) =>
        (window as unknown as { liveBench: LiveBench }).liveBench.draw(sitting, degrees),
      [{ shade, light: 'daylight', view: seen } as const, turned] as const,
    );
  const first = await cost(async () => {
    await load(256);
    await draw(one, 0);
  });
  await load(1024);
  await draw(one, 0);
  const light = await cost(() => draw(one, 40));
  const shade = await cost(() => draw(other, 40));
  const camera = await cost(() => draw(other, 40, { ...view, tilt: view.tilt + 0.02 }));
  const renderers = (await processes()).filter(({ type }) => type === 'renderer');
  const memoryMb = Math.max(...renderers.map(({ id }) => residentMb(id)));
  return { first, light, shade, camera, memoryMb };
}

/** 0 where the system does not tell. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
