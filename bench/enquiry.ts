import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { systemClock } from '../src/server/clock.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { readSettings } from '../src/server/env.ts';
import { serve } from '../src/server/http/serve.ts';
import { createLog } from '../src/server/log.ts';
import { openTransport } from '../src/server/mail/open-transport.ts';
import { startOutbox } from '../src/server/outbox/worker.ts';
import { loadSite } from '../src/server/pages/load-site.ts';
import { makeSmallSite } from '../tests/support/light-server.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { quoteFields } from '../tests/support/quote-submission.ts';

/**
 * Accepted enquiries per second through HTTP, mails being sent meanwhile, on both engines. Beside
 * each, in the same run: one bare INSERT of the same bytes at a time, synced to the same disk.
 */
const seconds = 5;
const visitors = 32;
const body = JSON.stringify(quoteFields);

if (process.argv[2] === '--serve') await serveForBench();
else await measureAll();

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const sqlite = {
      bare: await bareSqlite(join(folder, 'bare.sqlite')),
      ...(await measure({ DATA_DIR: join(folder, 'sqlite') })),
    };
    const pg = {
      bare: await barePostgres(postgres.url),
      ...(await measure({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url })),
    };
    print('SQLite', sqlite);
    print('PostgreSQL', pg);
    const results = {
      bench: 'enquiry',
      seconds,
      visitors,
      cores: cpus().length,
      sqlite,
      postgres: pg,
    };
    console.log(JSON.stringify(results));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly bare: number;
  readonly accepted: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(env: Readonly<Record<string, string>>): Promise<Omit<Measured, 'bare'>> {
  const server = spawn(process.execPath, [import.meta.filename, '--serve'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await portOf(server);
    const agent = new Agent({ keepAlive: true, maxSockets: visitors });
    await load(port, agent, 1);
    const times = await load(port, agent, seconds);
    agent.destroy();
    times.sort((a, b) => a - b);
    const at = (share: number) => round(times[Math.floor(times.length * share)] ?? Number.NaN);
    return { accepted: round(times.length / seconds), p50: at(0.5), p99: at(0.99) };
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  for await (const text of server.stdout ?? []) {
    const port = /^port (\d+)/m.exec(String(text))?.[1];
    if (port) return Number(port);
  }
  throw new Error('The server ended before it listened.');
}

/** Milliseconds of every accepted enquiry. */
async function load(port: number, agent: Agent, forSeconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      const status = await post(port, agent);
      if (status !== 200) throw new Error(`An enquiry was answered with ${status}.`);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  return times;
}

function post(port: number, agent: Agent): Promise<number | undefined> {
  const key = randomUUID();
  // Each visitor has an address of their own, or most receipts would be left out by their limit.
  const asked = body.replace('asha@', `${key}@`);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(asked),
    'Idempotency-Key': key,
  };
  const path = '/functions/v1/send-quote-email';
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(asked);
  });
}

async function bareSqlite(file: string): Promise<number> {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table t (a text)');
  const insert = database.prepare('insert into t values (?)');
  let rows = 0;
  for (const end = performance.now() + 3000; performance.now() < end; rows += 1) insert.run(body);
  database.close();
  return round(rows / 3);
}

async function barePostgres(url: string): Promise<number> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query('create table t (a text)');
  let rows = 0;
  for (const end = performance.now() + 3000; performance.now() < end; rows += 1) {
    await pool.query('insert into t values ($1)', [body]);
  }
  await pool.query('drop table t');
  await pool.end();
  return round(rows / 3);
}

function print(name: string, { bare, accepted, p50, p99 }: Measured): void {
  console.log(
    `${name.padEnd(11)} ${accepted} accepted/s (p50 ${p50} ms, p99 ${p99} ms), bare INSERT ${bare}/s, ratio ${(accepted / bare).toFixed(2)}`,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The server with its limits lifted, in its own process as in production. */
async function serveForBench(): Promise<void> {
  const read = readSettings();
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { settings } = read;
  const folder = join(settings.dataDir, 'site');
  await mkdir(folder, { recursive: true });
  await makeSmallSite(folder);
  const loaded = await loadSite({
    buildDir: join(folder, 'build'),
    publicDir: join(folder, 'public'),
  });
  if (!loaded.ok) throw new Error(loaded.fault);
  const store = await openDatabase(settings);
  startOutbox({
    store,
    settings,
    transport: openTransport(settings),
    clock: systemClock,
    log: () => {},
  });
  const unlimited = { calls: 1e9, seconds: 1 };
  const { server } = serve({
    ...settings,
    store,
    site: loaded.site,
    clock: systemClock,
    log: createLog(() => {}),
    limits: { posts: { perClient: unlimited, together: unlimited } },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  console.log(`port ${(server.address() as AddressInfo).port}`);
}
