import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Fabric } from '../../src/domain/fabric/fabric.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { type Finding, median } from '../report/report.ts';
import { plainTexels } from '../../src/web/islands/cloth/place-order.ts';
import { pixels } from './ask-page.ts';
import { measureDrawing, measureLoom } from './costs.ts';
import { type Touched, touchPlates } from './touch-plate.ts';
import { weighScripts } from './weigh-scripts.ts';

export type Costs = Awaited<ReturnType<typeof measureCosts>>;

/** Bytes, CPU, memory, and the built pages as a visitor touches them. */
export async function measureCosts(
  browser: Browser,
  page: Page,
  fabrics: readonly Fabric[],
  folder: string,
) {
  const bytes = await weighScripts(join(folder, 'client'));
  const cpu = measureLoom(fabrics);
  const drawing = await measureDrawing(browser, page, fabrics[0]!);
  const server = await startServer();
  try {
    return { bytes, cpu, drawing, touched: await touchPlates(browser, server.url, fabrics) };
  } finally {
    await server.remove();
  }
}

export function judgeCosts({ bytes, cpu, drawing, touched }: Costs): readonly Finding[] {
  const passes = Object.entries(drawing.passes).map(([name, ms]) => `${name} ${ms}`);
  const slowest = (key: 'coarseCpuMs' | 'fineCpuMs') =>
    Math.max(...touched.map((visit) => visit[key]));
  const usual = (key: Exclude<keyof Touched, 'what'>) =>
    median(touched.map((visit) => visit[key])).toFixed(0);
  return [
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
      promise: 'live cloth, CPU of the loom for plain cloth, warm',
      limit: '256² at most 200 ms, 512² at most 500 ms',
      figure: `${cpu.coarse.toFixed(0)} ms, ${cpu.fine.toFixed(0)} ms, the slowest of ${touched.length} fabrics; to hang it ${cpu.hungCoarse.toFixed(0)} ms, finer ${cpu.hungFine.toFixed(0)} ms`,
      ok: cpu.coarse <= 200 && cpu.fine <= 500,
    },
    {
      promise: 'live cloth, CPU of a worker that has just been started, its script included',
      limit: `first frame (${plainTexels[0]}²) at most 200 ms, ${plainTexels[1]}² at most 500 ms`,
      figure: `${usual('coarseCpuMs')} ms, ${usual('fineCpuMs')} ms, medians of ${touched.length} fabrics; the slowest ${slowest('coarseCpuMs')} ms, ${slowest('fineCpuMs')} ms`,
      ok: slowest('coarseCpuMs') <= 200 && slowest('fineCpuMs') <= 500,
      ifShort:
        'Most of it is the loom’s own work, which the row above shows warm; reading and compiling its script is the rest.',
    },
    {
      promise: 'live cloth, from the touch to the first frame on the page',
      limit: 'none: without a graphics card the processor draws, beside all else that runs',
      figure: `${usual('firstFrameMs')} ms by the clock, ${usual('firstFrameCpuMs')} ms CPU of all of the browser, medians of ${touched.length} fabrics`,
      ok: true,
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
  ];
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
