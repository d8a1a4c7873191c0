import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deployedEnv, startFlags } from './load/start-flags.ts';
import { freePort } from '../tests/support/server/free-port.ts';
import { openMailSink } from './servers/mail-sink.ts';
import { createVisitors } from './load/mixed-visitors.ts';
import { median, report, words } from './report/report.ts';

/**
 * Everything mixed at a steady rate, for an hour: pages, files, pictures, searches, enquiries of
 * every kind with their mails, questions, addresses that do not exist. The memory of the process is
 * recorded every ten seconds; after the first sixth, in which caches fill, it must not grow.
 *
 *   npm run bench memory [minutes] [requests a second]
 */
const minutes = Number(words[0] ?? 60);
const rate = Number(words[1] ?? 50);
const limit = 1.3;
const mostMb = 350;

interface Sample {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  /** The longest time in these ten seconds in which the process answered nobody. */
  readonly gapMs: number;
}

const folder = await mkdtemp(join(tmpdir(), 'taana-memory-'));
const mails = await openMailSink();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const probe = join(import.meta.dirname, 'load/memory-probe.mjs');
const server = spawn(process.execPath, [...startFlags, '--import', probe, 'src/server/main.ts'], {
  env: {
    PATH: process.env['PATH'],
    ...deployedEnv(folder),
    PORT: String(port),
    DATA_DIR: folder,
    CATALOGUE_MAILS_A_DAY: '1000000',
    SMTP_URL: mails.url,
    // Each visitor has a different IP address, or the limit per client would refuse most requests.
    TRUST_PROXY: '1',
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
process.once('exit', () => server.kill('SIGKILL'));
const samples: Sample[] = [];
server.on('message', (sample: Sample) => {
  samples.push(sample);
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0).padStart(5);
  console.log(
    `${((samples.length * 10) / 60).toFixed(1).padStart(5)} min  resident ${mb(sample.rss)} MB, heap ${mb(sample.heapUsed)} MB, outside it ${mb(sample.external)} MB, longest gap ${sample.gapMs.toFixed(0)} ms`,
  );
});

try {
  await untilReady();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const visitors = createVisitors(url, agent, pagesOfBuild());
  await keepAsking(visitors.ask);
  await visitors.done();
  agent.destroy();
  conclude(visitors.counts);
} finally {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  await mails.close();
  await rm(folder, { recursive: true, force: true });
}

/** Sends by the clock and not after each answer, so that a slow server gets as many requests as a fast one. */
async function keepAsking(ask: () => void): Promise<void> {
  const began = performance.now();
  const end = began + minutes * 60_000;
  for (let sent = 0; performance.now() < end; await sleep(20)) {
    for (; sent < ((performance.now() - began) / 1000) * rate; sent += 1) ask();
  }
}

function conclude(counts: Readonly<Record<string, number>>): void {
  const sixth = Math.max(1, Math.floor(samples.length / 6));
  const settled = samples.slice(sixth);
  const mb = (list: readonly Sample[], key: 'rss' | 'heapUsed') =>
    median(list.map((sample) => sample[key])) / 2 ** 20;
  const early = mb(settled.slice(0, sixth), 'rss');
  const late = mb(settled.slice(-sixth), 'rss');
  const slope = slopeOf(settled.map(({ rss }) => rss / 2 ** 20)) * 360;
  const broken = counts['broken'] ?? 0;
  const answered = Object.values(counts).reduce((sum, count) => sum + count, 0);
  report(
    [
      {
        promise: `memory after ${minutes} minutes of everything mixed, ${rate} requests a second`,
        limit: `at most ${mostMb} MB, and ${limit} × after the first ${Math.round(minutes / 6)} minutes`,
        figure: `${(late / early).toFixed(2)} × (${early.toFixed(0)} → ${late.toFixed(0)} MB resident, ${slope.toFixed(0)} MB an hour)`,
        ok: late / early <= limit && late <= mostMb,
        ifShort: `The heap went from ${mb(settled.slice(0, sixth), 'heapUsed').toFixed(0)} to ${mb(settled.slice(-sixth), 'heapUsed').toFixed(0)} MB.`,
      },
      {
        promise: 'of these, answers that were broken off or a server’s fault',
        limit: '0',
        figure: `${broken} of ${answered.toLocaleString('en')} (${counts['later'] ?? 0} asked to come again)`,
        ok: broken === 0 && answered > 0,
      },
    ],
    {
      minutes,
      rate,
      counts,
      mails: mails.count(),
      residentMb: everyMinute('rss'),
      heapMb: everyMinute('heapUsed'),
      longestGapMs: Math.max(...settled.map(({ gapMs }) => gapMs)),
    },
  );
}

function everyMinute(key: 'rss' | 'heapUsed'): string {
  return samples
    .filter((_, index) => index % 6 === 5)
    .map((sample) => Math.round(sample[key] / 2 ** 20))
    .join(' ');
}

/** The slope of the least-squares line: how much one step adds. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}

function pagesOfBuild(): { readonly pages: string[]; readonly assets: string[] } {
  const site = JSON.parse(readFileSync('build/site.json', 'utf8')) as {
    readonly pages: readonly { readonly path: string; readonly type: string }[];
    readonly assets: readonly { readonly path: string }[];
  };
  return {
    pages: site.pages
      .filter(({ path, type }) => type.startsWith('text/html') && path !== '/404')
      .map(({ path }) => path),
    assets: site.assets.map(({ path }) => path),
  };
}

async function untilReady(): Promise<void> {
  for (const patience = Date.now() + 60_000; Date.now() < patience; await sleep(100)) {
    if (server.exitCode !== null) break;
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
  }
  throw new Error('The server did not become ready.');
}
