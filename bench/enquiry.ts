import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../tests/support/database/test-postgres.ts';
import { postLimits } from '../src/server/http/client-limit.ts';
import { type Entrant, ratiosOf, takeTurns, type Turn, turnSeconds } from './load/enquiry-turns.ts';
import { postEnquiry, visitors } from './load/enquiry-visitors.ts';
import { freshDatabase } from './load/fresh-database.ts';
import { parentOf } from './load/process-cost.ts';
import { type Finding, median, quantile, report, words } from './report/report.ts';
import { type ServerEnv, withServers } from './servers/with-servers.ts';

/**
 * Accepted enquiries per second through HTTP, mails being sent meanwhile, on both engines and with
 * 1, 2 and 4 instances on one database. For comparison, in the same run and for each engine: a bare
 * node:http server that writes the same rows and does nothing else, and ours with all mails left
 * waiting, which shows what they cost. All take turns of one second, and the middle ratio of all rounds
 * counts. Then as many enquiries a second as the server lets in, and how far the mails stay behind them.
 *
 *   npm run bench enquiry [rounds]
 */
const rounds = Number(words[0] ?? 15);
/** Enquiries a second of all visitors together. */
const letIn = postLimits.together.calls / postLimits.together.seconds;
const letInSeconds = 5;
const mailsEach = 2;
const latestMailMs = 1_000;
const leastRatio: Readonly<Record<Engine, number>> = { SQLite: 0.8, PostgreSQL: 1.2 };
const leastGrowth = 0.8;

const engines = ['SQLite', 'PostgreSQL'] as const;
type Engine = (typeof engines)[number];

type Turns = Readonly<Record<'bare' | 'waiting' | 'one' | 'two' | 'four', readonly Turn[]>>;

interface Measured {
  readonly accepted: number;
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor for one accepted enquiry and its mails, all instances together. */
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

await measureAll();

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const postmaster = await postmasterOf(postgres.url);
    const turns = {} as Record<Engine, Turns>;
    const behind: Partial<Record<Engine, number>> = {};
    for (const engine of engines) {
      const enter = async (
        name: string,
        instances: number,
        program = 'enquiry-server.ts',
      ): Promise<Entrant> => ({ instances, program, env: await homeOf(engine, name) });
      const waiting = await enter('waiting', 1);
      turns[engine] = await takeTurns(
        {
          bare: await enter('bare', 1, 'bare-enquiry-server.ts'),
          waiting: { ...waiting, env: { ...waiting.env, MAILS_WAIT: '1' } },
          one: await enter('one', 1),
          two: await enter('two', 2),
          four: await enter('four', 4),
        },
        rounds,
        postmaster,
      );
      print(engine, turns[engine]);
      behind[engine] = await measureMails(await homeOf(engine, 'mails'));
    }
    report(
      [
        ...engines.map((engine) => judgeRate(engine, turns[engine])),
        ...engines.map((engine) => judgeGrowth(engine, turns[engine])),
        ...engines.map((engine) => judgeMails(engine, behind[engine]!)),
      ],
      {
        rounds,
        visitors,
        cores: cpus().length,
        behind,
        ...Object.fromEntries(engines.map((engine) => [engine, measuredOfAll(turns[engine])])),
      },
    );
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }

  async function homeOf(engine: Engine, name: string): Promise<ServerEnv> {
    return {
      DATA_DIR: join(folder, `${engine}-${name}`),
      ...(engine === 'PostgreSQL' && { DATABASE_URL: await freshDatabase(postgres.url, name) }),
    };
  }
}

function judgeRate(engine: Engine, { bare, waiting, one }: Turns): Finding {
  const [ours, peer] = [measuredOf(one), measuredOf(bare)];
  const ratios = ratiosOf(one, bare);
  return {
    promise: `enquiries stored, made idempotent and queued for mail, a second, ${engine}`,
    limit: `the same rows from bare node:http, unchecked and without mails (${peer.accepted} a second) = 1, at least ${leastRatio[engine]}`,
    figure: `${ours.accepted} (ratio ${spellMiddle(ratios)}), p99 ${ours.p99} ms`,
    ok: median(ratios) >= leastRatio[engine],
    ifShort: `The peer checks nothing, seals no link and sends no mail. Processor for one enquiry, server and database: ${costOf(ours)}, the peer ${costOf(peer)}. With all mails left waiting, beside the peer: ${spellMiddle(ratiosOf(waiting, bare))}.`,
  };
}

function judgeGrowth(engine: Engine, { one, two, four }: Turns): Finding {
  const ratios = [two, four].map((more) => ratiosOf(more, one));
  const accepted = [one, two, four].map((turns) => measuredOf(turns).accepted).join(', ');
  return {
    promise: `the same with 1, 2 and 4 instances on one ${engine}`,
    limit: `more instances are never slower than ${leastGrowth} × one`,
    figure: `${accepted}; two are ${spellMiddle(ratios[0]!)} of one, four ${spellMiddle(ratios[1]!)}`,
    ok: ratios.every((more) => median(more) >= leastGrowth),
    ifShort: `${cpus().length} cores serve the instances, the database and the load itself. Processor for one enquiry, server and database: ${costOf(measuredOf(one))} with one instance, ${costOf(measuredOf(four))} with four, which share their statements and commits with a quarter as many.`,
  };
}

function judgeMails(engine: Engine, behindMs: number): Finding {
  return {
    promise: `the last of ${letIn * letInSeconds * mailsEach} mails, after ${letInSeconds} s of as many enquiries as are let in (${letIn} a second), ${engine}`,
    limit: `at most ${latestMailMs} ms after its enquiry was answered`,
    figure: `${behindMs} ms`,
    ok: behindMs <= latestMailMs,
    ifShort: 'Each mail is a file that is synced to the disk twice, beside the database.',
  };
}

function measuredOfAll(turns: Turns): Record<keyof Turns, Measured> {
  const measured = Object.entries(turns).map(([name, own]) => [name, measuredOf(own)]);
  return Object.fromEntries(measured) as Record<keyof Turns, Measured>;
}

function measuredOf(turns: readonly Turn[]): Measured {
  const times = turns.flatMap((turn) => turn.times);
  const sum = (of: (turn: Turn) => number) => turns.reduce((all, turn) => all + of(turn), 0);
  const each = (cpuSeconds: number) => round((cpuSeconds * 1000) / times.length);
  return {
    accepted: median(turns.map((turn) => turn.times.length / turnSeconds)),
    refused: sum(({ refused }) => refused),
    p50: round(quantile(times, 0.5)),
    p99: round(quantile(times, 0.99)),
    cpuMs: each(sum(({ cpuSeconds }) => cpuSeconds)),
    databaseCpuMs: each(sum(({ databaseCpuSeconds }) => databaseCpuSeconds)),
  };
}

function costOf({ cpuMs, databaseCpuMs }: Measured): string {
  return `${cpuMs} and ${databaseCpuMs} ms`;
}

/** `1.25, half of 15 rounds between 1.10 and 1.40`. */
function spellMiddle(ratios: readonly number[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  return `${middle}, half of ${ratios.length} rounds between ${low} and ${high}`;
}

/** Milliseconds from the last enquiry's answer until all mails have gone, which are files here. */
function measureMails(env: ServerEnv): Promise<number> {
  return withServers(1, env, 'enquiry-server.ts', async (_, [port]) => {
    const answered: Promise<number>[] = [];
    const begun = performance.now();
    for (let nth = 0; nth < letIn * letInSeconds; nth += 1) {
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

function print(engine: Engine, turns: Turns): void {
  for (const [name, measured] of Object.entries(measuredOfAll(turns))) {
    const { accepted, refused, p50, p99 } = measured;
    console.log(
      `${engine.padEnd(11)} ${name.padEnd(7)} ${accepted} accepted/s, ${refused} refused, p50 ${p50} ms, p99 ${p99} ms; CPU and database ${costOf(measured)} each`,
    );
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
