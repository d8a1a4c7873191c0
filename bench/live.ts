import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { type LightName, lights } from '../src/light/lights.ts';
import { findLightChromium } from '../scripts/check/find-chromium.mjs';
import { launch } from '../tests/support/server/launch.ts';
import { pixels } from './live/ask-page.ts';
import { chooseFabrics } from './live/choose.ts';
import { compareHanging, hangingPixels } from './live/compare-hanging.ts';
import { compareNear } from './live/compare-near.ts';
import { measureDrawing, measureLoom } from './live/costs.ts';
import type { Difference } from './live/differ.ts';
import { weighScripts } from './live/weigh-scripts.ts';
import { quantile, report, words } from './report/report.ts';

/**
 * The live plate beside the studio's own pictures of the same cloth, shade and light, without film grain; bytes of
 * the scripts; CPU of the worker's stages and of each pass; memory. `npm run bench live`, or
 * `npm run bench live sample` for a few; `pictures` keeps pairs of hanging cloth in build/live-bench.
 */
const isSample = words.includes('sample');
const folder = mkdtempSync(join(tmpdir(), 'live-bench-'));
const fabrics = chooseFabrics(isSample);
const names = isSample ? (['evening'] as const) : (Object.keys(lights) as LightName[]);
const browser = await launch(
  ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  findLightChromium(),
);
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await buildPage() });
  const near = words.includes('hanging') ? [] : await compareNear(page, fabrics, names);
  const hanging = await compareHanging(page, fabrics, names, isSample ? 1 : 4);
  const bytes = await weighScripts(join(folder, 'client'));
  const cpu = measureLoom(fabrics);
  const drawing = await measureDrawing(browser, page, fabrics[0]!);
  const passes = Object.entries(drawing.passes).map(([name, ms]) => `${name} ${ms}`);
  const most = (of: readonly Difference[], by: 'mean' | 'p95') =>
    Math.max(0, ...of.map((difference) => difference[by]));
  const median = (of: readonly Difference[]) =>
    quantile(
      of.map(({ mean }) => mean),
      0.5,
    ).toFixed(2);
  report(
    [
      {
        promise: `live cloth beside the studio’s macro, ${near.length} of them at ${pixels}²`,
        limit: 'mean ΔE2000 at most 1.0, p95 at most 2.0, each',
        figure: `worst mean ${most(near, 'mean').toFixed(2)}, worst p95 ${most(near, 'p95').toFixed(2)}; median of the means ${median(near)}`,
        ok: most(near, 'mean') <= 1 && most(near, 'p95') <= 2,
      },
      {
        promise: `hanging cloth beside the studio’s drape, ${hanging.length} of them at ${hangingPixels}², nets too`,
        limit: 'mean ΔE2000 at most 2.5, each',
        figure: `worst mean ${most(hanging, 'mean').toFixed(2)}, worst p95 ${most(hanging, 'p95').toFixed(2)}; median of the means ${median(hanging)}`,
        ok: most(hanging, 'mean') <= 2.5,
      },
      {
        promise: 'live cloth, scripts, brotli',
        limit: 'viewer at most 10 KB, worker at most 20 KB',
        figure: `${kb(bytes.viewer)} viewer, ${kb(bytes.worker)} worker, ${kb(bytes.panel)} shade panel, ${kb(bytes.hanging)} hanging; ${kb(bytes.swatchFiles)} buttons and ${kb(bytes.swatch)} worker of digital swatches`,
        ok: bytes.viewer <= 10 * 1024 && bytes.worker <= 20 * 1024,
      },
      {
        promise: 'hanging cloth, the drape that all fabrics share, brotli',
        limit: 'some 120 KB: at most 130 KB each',
        figure: bytes.drapes.map(kb).join(', '),
        ok: bytes.drapes.length === 2 && bytes.drapes.every((size) => size <= 130 * 1024),
      },
      {
        promise: 'live cloth, CPU of the worker for plain cloth',
        limit: '256² at most 200 ms, 512² at most 500 ms',
        figure: `${cpu.coarse.toFixed(0)} ms, ${cpu.fine.toFixed(0)} ms, the slowest of ${fabrics.length} fabrics; to hang it ${cpu.hungCoarse.toFixed(0)} ms, finer ${cpu.hungFine.toFixed(0)} ms`,
        ok: cpu.coarse <= 200 && cpu.fine <= 500,
      },
      {
        promise: 'live cloth, CPU of all processes for a frame, drawn without a graphics card',
        limit: 'none: a graphics card does this',
        figure: `first frame with its coarse plate ${drawing.first} ms; light moved ${drawing.light} ms, another shade ${drawing.shade} ms, camera alone ${drawing.camera} ms at ${pixels}²; passes of a 1024² tile, ms: ${passes.join(', ')}; a drape read ${drawing.drape} ms, hanging with the light moved ${drawing.hanging} ms`,
        ok: true,
      },
      {
        promise: 'live cloth, memory of the page with one plate, and with hanging cloth too',
        limit: 'at most 300 MB',
        figure: `${drawing.memoryMb} MB, ${drawing.hangingMemoryMb} MB resident`,
        ok: drawing.memoryMb <= 300 && drawing.hangingMemoryMb <= 300,
      },
    ],
    { bytes, cpu, drawing, near, hanging },
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
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

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
