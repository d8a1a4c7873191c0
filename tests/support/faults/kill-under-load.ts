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
import { createVictim, type Victim } from '../server/server-under-test.ts';

export interface Killed extends Verdict {
  /** From the start of a server to the first enquiry it acknowledged: the usual, and the slowest. */
  readonly returnMs: number;
  readonly slowestReturnMs: number;
}

/**
 * Two servers on one database, killed again and again at random moments under load. Visitors mostly
 * do not give up; PostgreSQL's sit behind a balancer. Fails where an acknowledged enquiry is not
 * found, or one of its mails never came.
 */
export async function killUnderLoad(engine: Engine, kills: number): Promise<Killed> {
  const home = await freshHome(engine, { bare: true });
  const mailbox = await openMailbox({ idsOnly: true });
  mailbox.behave((nth) => (nth % 11 === 10 ? { code: 451, at: 'data' } : 'accept'));
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const victims = [
    await createInstance(program, home, mailbox),
    await createInstance(program, home, mailbox),
  ];
  const load = startLoad(await doorsOf(engine, victims), 8, 20, { leaving: 0.1 });

  const lives = { left: kills };
  const returns = await Promise.all(victims.map((one) => killAgainAndAgain(one, load, lives)));
  for (const victim of victims) victim.start();
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

async function createInstance(program: string, home: Home, mailbox: Mailbox): Promise<Victim> {
  const victim = createVictim(program, await freePort(), {
    ...home.env,
    TRUST_PROXY: '1',
    NODE_COMPILE_CACHE: join(home.dataDir, 'compiled'),
    SMTP_URL: mailbox.url,
  });
  onTestFinished(() => victim.kill());
  return victim;
}

/** Where visitors knock: several machines have a balancer, two processes on one file have none. */
async function doorsOf(engine: Engine, victims: readonly Victim[]): Promise<string[]> {
  const urls = victims.map(({ url }) => url);
  if (engine === 'sqlite') return urls;
  const balancer = await openBalancer(urls);
  onTestFinished(() => balancer.close());
  return [balancer.url];
}

/**
 * Mostly in the middle of its work; every fourth time while it starts, opens and migrates. Returns
 * how long it took to be of use again, each time.
 */
async function killAgainAndAgain(
  victim: Victim,
  load: EnquiryLoad,
  lives: { left: number },
): Promise<number[]> {
  const returns: number[] = [];
  let startMs = 300;
  while (lives.left > 0) {
    lives.left -= 1;
    const started = Date.now();
    const before = load.answeredBy(victim.url);
    victim.start();
    if (lives.left % 4 === 0) {
      await sleep(Math.random() * startMs);
    } else {
      if (!(await victim.untilReady())) throw new Error(`It did not start.\n${victim.said()}`);
      startMs = Date.now() - started;
      await untilAnswered(victim, load, before + 1);
      returns.push(Date.now() - started);
      await untilAnswered(victim, load, before + 1 + Math.random() * 20);
      await sleep(Math.random() * 15);
    }
    await victim.kill();
  }
  return returns;
}

/** By work done, not by the clock: a slow machine must not make it an easy test. */
async function untilAnswered(victim: Victim, load: EnquiryLoad, enough: number): Promise<void> {
  for (const patience = Date.now() + 10_000; Date.now() < patience; await sleep(2)) {
    if (load.answeredBy(victim.url) >= enough) break;
  }
}
