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
import type { Difference } from './live/differ.ts';
import { judgeCosts, measureCosts } from './live/judge-costs.ts';
import { type Finding, quantile, report, words } from './report/report.ts';

/**
 * The live plate beside the studio's own pictures of the same cloth, shade and light, without film grain; bytes of
 * the scripts; CPU of the worker's stages and of each pass; memory; the touch of a built page. `npm run bench live`,
 * or a part of it: `near`, `hanging`, `costs`. `sample` takes a few fabrics; `pictures` keeps pairs of hanging cloth
 * in build/live-bench.
 */
const isSample = words.includes('sample');
const parts = ['near', 'hanging', 'costs'] as const;
const isPart = parts.some((part) => words.includes(part));
const runs = (part: (typeof parts)[number]) => !isPart || words.includes(part);
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
  const near = runs('near') ? await compareNear(page, fabrics, names) : [];
  const hanging = runs('hanging')
    ? await compareHanging(page, fabrics, names, isSample ? 1 : 4)
    : [];
  const costs = runs('costs') ? await measureCosts(browser, page, fabrics, folder) : undefined;
  report(
    [
      ...(near.length > 0 ? [judgeNear(near)] : []),
      ...(hanging.length > 0 ? [judgeHanging(hanging)] : []),
      ...(costs ? judgeCosts(costs) : []),
    ],
    {
      ...costs,
      ...(near.length > 0 && { near: eachLine(near) }),
      ...(hanging.length > 0 && { hanging: eachLine(hanging) }),
    },
    isPart,
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function judgeNear(near: readonly Difference[]): Finding {
  return {
    promise: `live cloth beside the studio’s macro, ${near.length} of them at ${pixels}²`,
    limit: 'mean ΔE2000 at most 1.0, p95 at most 2.0, each',
    figure: sayWorst(near),
    ok: most(near, 'mean') <= 1 && most(near, 'p95') <= 2,
  };
}

function judgeHanging(hanging: readonly Difference[]): Finding {
  return {
    promise: `hanging cloth beside the studio’s drape, ${hanging.length} of them at ${hangingPixels}², nets too`,
    limit: 'mean ΔE2000 at most 2.5, each',
    figure: sayWorst(hanging),
    ok: most(hanging, 'mean') <= 2.5,
  };
}

/** Mean and p95 of each, a line in the record. */
function eachLine(of: readonly Difference[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    of.map(({ what, mean, p95 }) => [what, `${mean.toFixed(2)} ${p95.toFixed(2)}`]),
  );
}

function sayWorst(of: readonly Difference[]): string {
  const means = of.map(({ mean }) => mean);
  return `worst mean ${most(of, 'mean').toFixed(2)}, worst p95 ${most(of, 'p95').toFixed(2)}; median of the means ${quantile(means, 0.5).toFixed(2)}`;
}

function most(of: readonly Difference[], by: 'mean' | 'p95'): number {
  return Math.max(...of.map((difference) => difference[by]));
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
