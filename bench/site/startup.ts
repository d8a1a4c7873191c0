import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deployedEnv, startFlags } from '../load/start-flags.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { cpuSecondsOf, residentMb } from '../load/process-cost.ts';
import { median, report, words } from '../report/report.ts';

/**
 * From the start of the process to its first page and to readiness, and what it holds in memory at
 * rest; in turns with a script that does nothing but open a node:http server. CPU seconds beside the
 * clock, because only they mean something on a busy machine. On a later day than that of the build three
 * dated pages are rendered before the first answer, which takes some 50 ms: build, then measure.
 *
 *   npm run bench startup [rounds]
 */
const rounds = Number(words[0] ?? 7);
const limits = { pageMs: 600, restMb: 180 };

const folder = await mkdtemp(join(tmpdir(), 'taana-startup-'));
const bareScript = join(folder, 'bare.mjs');
await writeFile(
  bareScript,
  `import { createServer } from 'node:http';
   createServer((_, res) => res.end('hello')).listen(Number(process.env.PORT), '127.0.0.1');`,
);

interface Start {
  readonly pageMs: number;
  readonly readyMs: number;
  readonly cpuSeconds: number;
  readonly restMb: number;
}

try {
  const starts: Record<'ours' | 'bare', Start[]> = { ours: [], bare: [] };
  // The first start creates the database; the measured ones find it, like every restart.
  await start('src/server/main.ts');
  for (let round = 0; round < rounds; round += 1) {
    starts.bare.push(await start(bareScript));
    starts.ours.push(await start('src/server/main.ts'));
    const { pageMs, readyMs, cpuSeconds, restMb } = starts.ours.at(-1)!;
    console.log(
      `page ${pageMs.toFixed(0)} ms, ready ${readyMs.toFixed(0)} ms, ${cpuSeconds.toFixed(2)} CPU s, ${restMb.toFixed(0)} MB; bare ${starts.bare.at(-1)!.pageMs.toFixed(0)} ms`,
    );
  }
  conclude(starts);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function conclude({ ours, bare }: Readonly<Record<'ours' | 'bare', readonly Start[]>>): void {
  const of = (list: readonly Start[], key: keyof Start) => median(list.map((one) => one[key]));
  const ratio = median(ours.map(({ pageMs }, i) => pageMs / bare[i]!.pageMs));
  const cpuSeconds = of(ours, 'cpuSeconds');
  const restMb = of(ours, 'restMb');
  const seconds = (key: 'pageMs' | 'readyMs') => `${(of(ours, key) / 1000).toFixed(2)} s`;
  report(
    [
      {
        promise: 'start, with every page and asset read into memory',
        limit: `first page within ${limits.pageMs / 1000} s; a bare node:http script = 1`,
        figure: `first page after ${seconds('pageMs')}, ready after ${seconds('readyMs')}, ${ratio.toFixed(1)} × the bare script; ${cpuSeconds.toFixed(1)} CPU-seconds`,
        ok: of(ours, 'pageMs') <= limits.pageMs,
        ifShort:
          'Visitors do not notice: the proxy (`deploy/Caddyfile`) holds a request for ten seconds.',
      },
      {
        promise: 'memory of the process at rest (resident)',
        limit: `at most ${limits.restMb} MB; a bare node:http script ${of(bare, 'restMb').toFixed(0)} MB`,
        figure: `${restMb.toFixed(0)} MB`,
        ok: restMb <= limits.restMb,
        ifShort: 'Pages, assets, PDFs and their compressed twins are held in memory.',
      },
    ],
    Object.fromEntries(
      Object.entries({ ours, bare }).map(([name, list]) => [
        name,
        {
          pageMs: of(list, 'pageMs'),
          readyMs: of(list, 'readyMs'),
          cpuSeconds: of(list, 'cpuSeconds'),
          restMb: of(list, 'restMb'),
        },
      ]),
    ),
  );
}

async function start(script: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...startFlags, script], {
    env: {
      PATH: process.env['PATH'],
      ...deployedEnv(folder),
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const pageMs = await until(`http://127.0.0.1:${port}/`, child, began);
    const readyMs = await until(`http://127.0.0.1:${port}/readyz`, child, began);
    const cpuSeconds = cpuSecondsOf(child.pid!);
    await sleep(3000);
    return { pageMs, readyMs, cpuSeconds, restMb: residentMb(child.pid!) };
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

async function until(url: string, child: ChildProcess, began: number): Promise<number> {
  for (const patience = Date.now() + 60_000; Date.now() < patience; await sleep(2)) {
    if (child.exitCode !== null) break;
    if (await answers(url)) return performance.now() - began;
  }
  throw new Error(`Nothing answers at ${url}.`);
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode === 200));
    }).on('error', () => resolve(false));
  });
}
