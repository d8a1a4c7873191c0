import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { openBalancer } from '../server/balancer.ts';
import { checkHistory, untilAllSent, type Verdict } from './check-history.ts';
import { type Engine, freshHome, type Home } from '../database/engines.ts';
import { type EnquiryLoad, startLoad } from './enquiry-load.ts';
import { freePort } from '../server/free-port.ts';
import { makeLightServer } from '../server/light-server.ts';
import { type Mailbox, openMailbox } from '../mail/mailbox.ts';
import { createServerUnderTest, type ServerUnderTest } from '../server/server-under-test.ts';
import { within } from '../patience.ts';

export interface Killed extends Verdict {
  /** Median and slowest time from the start of a server to the first enquiry it acknowledged. */
  readonly returnMs: number;
  readonly slowestReturnMs: number;
}

/**
 * Two servers on one database, killed repeatedly at random moments under load. Most visitors retry;
 * with PostgreSQL they go through a balancer. Fails if an acknowledged enquiry is not stored or one of
 * its mails did not arrive.
 */
export async function killUnderLoad(engine: Engine, kills: number): Promise<Killed> {
  const home = await freshHome(engine, { bare: true });
  const mailbox = await openMailbox({ idsOnly: true });
  mailbox.behave((nth) => (nth % 11 === 10 ? { code: 451, at: 'data' } : 'accept'));
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const servers = [
    await createInstance(program, home, mailbox),
    await createInstance(program, home, mailbox),
  ];
  const load = startLoad(await addressesFor(engine, servers), 8, 20, { leaving: 0.1 });

  const lives = { left: kills };
  const returns = await Promise.all(servers.map((one) => killRepeatedly(one, load, lives)));
  for (const server of servers) server.start();
  await load.finish();

  const store = await home.open();
  await untilAllSent(store);
  expect(load.faults).toEqual([]);
  expect(load.acknowledged.size).toBeGreaterThan(kills);
  const verdict = await checkHistory(load.history, store, {
    messageIds: mailbox.messageIds,
    most: () => kills + 1,
  });
  const sorted = returns.flat().sort((a, b) => a - b);
  return {
    ...verdict,
    returnMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slowestReturnMs: sorted.at(-1) ?? Number.NaN,
  };
}

async function createInstance(
  program: string,
  home: Home,
  mailbox: Mailbox,
): Promise<ServerUnderTest> {
  const server = createServerUnderTest(program, await freePort(), {
    ...home.env,
    TRUST_PROXY: '1',
    NODE_COMPILE_CACHE: join(home.dataDir, 'compiled'),
    SMTP_URL: mailbox.url,
  });
  onTestFinished(() => server.kill());
  return server;
}

/** The addresses visitors use: servers on PostgreSQL have a balancer, two processes on one file have none. */
async function addressesFor(
  engine: Engine,
  servers: readonly ServerUnderTest[],
): Promise<string[]> {
  const urls = servers.map(({ url }) => url);
  if (engine === 'sqlite') return urls;
  const balancer = await openBalancer(urls);
  onTestFinished(() => balancer.close());
  return [balancer.url];
}

/**
 * Kills the server mostly during its work; every fourth time while it starts, opens the database and
 * migrates. Returns how long each restart took until the first acknowledged enquiry.
 */
async function killRepeatedly(
  server: ServerUnderTest,
  load: EnquiryLoad,
  lives: { left: number },
): Promise<number[]> {
  const returns: number[] = [];
  let startMs = 300;
  while (lives.left > 0) {
    lives.left -= 1;
    const started = Date.now();
    const before = load.answeredBy(server.url);
    server.start();
    if (lives.left % 4 === 0) {
      await sleep(Math.random() * startMs);
    } else {
      if (!(await server.untilReady())) throw new Error(`It did not start.\n${server.said()}`);
      startMs = Date.now() - started;
      await untilAnswered(server, load, before + 1);
      returns.push(Date.now() - started);
      await untilAnswered(server, load, before + 1 + Math.random() * 20);
      await sleep(Math.random() * 15);
    }
    await server.kill();
  }
  return returns;
}

/** Waits for answers and not for a time, because a slow machine must not make the test easier. */
async function untilAnswered(
  server: ServerUnderTest,
  load: EnquiryLoad,
  enough: number,
): Promise<void> {
  for (const patience = Date.now() + within(10_000); Date.now() < patience; await sleep(2)) {
    if (load.answeredBy(server.url) >= enough) break;
  }
}
