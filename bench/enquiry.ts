import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../tests/support/database/test-postgres.ts';
import { postLimits } from '../src/server/http/client-limit.ts';
import { postEnquiry, visitFor, visitors } from './load/enquiry-visitors.ts';
import { freshDatabase } from './load/fresh-database.ts';
import { cpuSecondsOf, cpuSecondsWithChildren, parentOf } from './load/process-cost.ts';
import { type Finding, quantile, report, words } from './report/report.ts';
import { type ServerEnv, withServers } from './servers/with-servers.ts';

/**
 * Accepted enquiries per second through HTTP, mails being sent meanwhile, on both engines and with
 * 1, 2 and 4 instances on one database. For comparison, in the same run and for each engine: a bare
 * node:http server that writes the same rows and does nothing else, and ours with all mails left
 * waiting, which shows what they cost. Then as many enquiries a second as the server lets in, and how
 * far the mails stay behind them.
 *
 *   npm run bench enquiry [seconds]
 */
const seconds = Number(words[0] ?? 5);
const turns = 3;
/** Enquiries a second of all visitors together. */
const letIn = postLimits.together.calls / postLimits.together.seconds;
const mailsEach = 2;
const latestMailMs = 1_000;
const leastRatio: Readonly<Record<Engine, number>> = { SQLite: 0.8, PostgreSQL: 1.2 };

const engines = ['SQLite', 'PostgreSQL'] as const;
type Engine = (typeof engines)[number];

interface Measured {
  readonly instances: number;
  readonly accepted: number;
  /** Refused with "try again later", which the browser does by itself. */
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor for one accepted enquiry and its mails, all instances together. */
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

interface Turn {
  readonly bare: Measured;
  readonly ours: Measured;
  /** Ours, while nothing sends the mails. */
  readonly waiting: Measured;
}

await measureAll();

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const postmaster = await postmasterOf(postgres.url);
    const homeOf = async (engine: Engine, name: string): Promise<ServerEnv> => ({
      DATA_DIR: join(folder, `${engine}-${name}`),
      ...(engine === 'PostgreSQL' && { DATABASE_URL: await freshDatabase(postgres.url, name) }),
    });
    // In turns, so that a busy moment of the machine hits both.
    const taken: Record<Engine, Turn[]> = { SQLite: [], PostgreSQL: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      for (const engine of engines) {
        const home = (name: string) => homeOf(engine, `${name}_${turn}`);
        taken[engine].push({
          bare: await measure(1, await home('bare'), postmaster, 'bare-enquiry-server.ts'),
          ours: await measure(1, await home('ours'), postmaster),
          waiting: await measure(1, { ...(await home('waiting')), MAILS_WAIT: '1' }, postmaster),
        });
      }
    }
    const measured: Record<Engine, Measured[]> = { SQLite: [], PostgreSQL: [] };
    const behind: Partial<Record<Engine, number>> = {};
    for (const engine of engines) {
      measured[engine].push(middle(taken[engine]).ours);
      for (const instances of [2, 4]) {
        const home = await homeOf(engine, `crowd_${instances}`);
        measured[engine].push(await measure(instances, home, postmaster));
      }
      behind[engine] = await measureMails(await homeOf(engine, 'mails'));
    }
    print(measured);
    report(
      [
        judgeRate('SQLite'),
        judgeRate('PostgreSQL'),
        judgeGrowth('PostgreSQL'),
        judgeGrowth('SQLite'),
        judgeMails('SQLite'),
        judgeMails('PostgreSQL'),
      ],
      { seconds, visitors, cores: cpus().length, turns: taken, behind, ...measured },
    );

    function judgeRate(engine: Engine): Finding {
      const turn = middle(taken[engine]);
      const { bare, ours } = turn;
      const ratio = ratioOf(turn);
      return {
        promise: `enquiries stored, made idempotent and queued for mail, a second, ${engine}`,
        limit: `the same rows from bare node:http, unchecked and without mails (${bare.accepted} a second) = 1, at least ${leastRatio[engine]}`,
        figure: `${ours.accepted} (ratio ${ratio.toFixed(2)}, in ${turns} turns ${spell(taken[engine].map(ratioOf))}), p99 ${ours.p99} ms`,
        ok: ratio >= leastRatio[engine],
        ifShort: `The peer checks nothing, seals no link and sends no mail. Processor for one enquiry, server and database: ${costOf(ours)}, the peer ${costOf(bare)}. With all mails left waiting, beside the peer: ${spell(taken[engine].map(ratioWaiting))}.`,
      };
    }

    function judgeMails(engine: Engine): Finding {
      return {
        promise: `the last of ${letIn * seconds * mailsEach} mails, after ${seconds} s of as many enquiries as are let in (${letIn} a second), ${engine}`,
        limit: `at most ${latestMailMs} ms after its enquiry was answered`,
        figure: `${behind[engine]!} ms`,
        ok: behind[engine]! <= latestMailMs,
        ifShort: 'Each mail is a file that is synced to the disk twice, beside the database.',
      };
    }

    function judgeGrowth(engine: Engine): Finding {
      const [one, two, four] = measured[engine].map(({ accepted }) => accepted) as [
        number,
        number,
        number,
      ];
      return {
        promise: `the same with 1, 2 and 4 instances on one ${engine}`,
        limit: 'more instances are never slower than 0.8 × one',
        figure: `${one}, ${two}, ${four}`,
        ok: Math.min(two, four) >= 0.8 * one,
        ifShort: `${cpus().length} cores serve the instances, the database and the load itself.`,
      };
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function ratioOf({ bare, ours }: Turn): number {
  return ours.accepted / bare.accepted;
}

function ratioWaiting({ bare, waiting }: Turn): number {
  return waiting.accepted / bare.accepted;
}

function middle(taken: readonly Turn[]): Turn {
  return taken.toSorted((a, b) => ratioOf(a) - ratioOf(b))[taken.length >> 1]!;
}

function spell(ratios: readonly number[]): string {
  return ratios.map((ratio) => ratio.toFixed(2)).join(', ');
}

function costOf({ cpuMs, databaseCpuMs }: Measured): string {
  return `${cpuMs} and ${databaseCpuMs} ms`;
}

function measure(
  instances: number,
  env: ServerEnv,
  database?: number,
  program = 'enquiry-server.ts',
): Promise<Measured> {
  return withServers(instances, env, program, async (servers, ports) => {
    // V8 compiles for some ten thousand enquiries: on a fresh server a sixth of its processor goes there,
    // on four that share two cores more than half.
    await visitFor(ports, 2 * seconds * instances);
    const spent = () => servers.reduce((sum, { pid }) => sum + cpuSecondsOf(pid!), 0);
    const spentByDatabase = () => (database ? cpuSecondsWithChildren(database) : 0);
    const before = { servers: spent(), database: spentByDatabase() };
    const { times, refused } = await visitFor(ports, seconds);
    const each = (since: number, now: number) => round(((now - since) * 1000) / times.length);
    return {
      instances,
      accepted: round(times.length / seconds),
      refused,
      p50: round(quantile(times, 0.5)),
      p99: round(quantile(times, 0.99)),
      cpuMs: each(before.servers, spent()),
      databaseCpuMs: each(before.database, spentByDatabase()),
    };
  });
}

/** Milliseconds from the last enquiry's answer until all mails have gone, which are files here. */
function measureMails(env: ServerEnv): Promise<number> {
  return withServers(1, env, 'enquiry-server.ts', async (_, [port]) => {
    const answered: Promise<number>[] = [];
    const begun = performance.now();
    for (let nth = 0; nth < letIn * seconds; nth += 1) {
      await delay(Math.max(0, begun + (nth * 1000) / letIn - performance.now()));
      answered.push(postEnquiry(port!));
    }
    const statuses = await Promise.all(answered);
    if (statuses.some((status) => status !== 200)) throw new Error('An enquiry was not accepted.');
    const last = performance.now();
    while ((await countMails(env.DATA_DIR)) < statuses.length * mailsEach) await delay(20);
    return Math.round(performance.now() - last);
  });
}

async function countMails(dataDir: string): Promise<number> {
  const files = await readdir(join(dataDir, 'mail')).catch(() => []);
  return files.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).length;
}

async function postmasterOf(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid);
  await client.end();
  return postmaster;
}

function print(measured: Readonly<Record<Engine, readonly Measured[]>>): void {
  for (const [engine, list] of Object.entries(measured)) {
    for (const { instances, accepted, refused, p50, p99, cpuMs, databaseCpuMs } of list) {
      console.log(
        `${engine.padEnd(11)} ${instances} × ${accepted} accepted/s, ${refused} refused, p50 ${p50} ms, p99 ${p99} ms; CPU ${cpuMs} ms each, database ${databaseCpuMs} ms`,
      );
    }
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
