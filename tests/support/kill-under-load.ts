import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { Store } from '../../src/server/db/store.ts';
import { type Engine, freshHome, type Home } from './engines.ts';
import { type EnquiryLoad, startLoad } from './enquiry-load.ts';
import { freePort } from './free-port.ts';
import { makeLightServer } from './light-server.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { requestOf } from './sample-enquiry.ts';
import { createVictim, type Victim } from './victim.ts';

/**
 * Two servers on one database, killed again and again at random moments under load by visitors who
 * do not give up. Fails where an acknowledged enquiry is not found, or one of its mails never came.
 */
export async function killUnderLoad(engine: Engine, kills: number): Promise<void> {
  const home = await freshHome(engine, { bare: true });
  const mailbox = engine === 'postgres' ? await openMailbox() : undefined;
  mailbox?.behave((nth) => (nth % 11 === 10 ? { code: 451, at: 'data' } : 'accept'));
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const victims = [
    await createInstance(program, home, mailbox),
    await createInstance(program, home, mailbox),
  ];
  const load = startLoad(
    victims.map(({ url }) => url),
    8,
    20,
  );

  const lives = { left: kills };
  await Promise.all(victims.map((victim) => killAgainAndAgain(victim, load, lives)));
  for (const victim of victims) victim.start();
  await load.finish();

  const store = await home.open();
  await untilAllSent(store);
  expect(load.faults).toEqual([]);
  expect(load.acknowledged.size).toBeGreaterThan(kills);

  const enquiries = await store.db.selectFrom('enquiry').select(['reference', 'email']).execute();
  const stored = new Map(enquiries.map(({ reference, email }) => [email, reference]));
  expect(enquiries.length).toBe(stored.size);
  const lost = [...load.acknowledged].filter(
    ([key, reference]) => stored.get(requestOf(key).email) !== reference,
  );
  expect(lost).toEqual([]);

  const sent = await sentMails(home, mailbox);
  const missing = [...load.acknowledged.values()].flatMap((reference) =>
    ['enquiry-to-sales', 'enquiry-receipt']
      .map((topic) => `${reference}.${topic}`)
      .filter((mail) => !sent.has(mail)),
  );
  expect(missing).toEqual([]);
  report(engine, kills, load.acknowledged.size, mailbox);
}

async function createInstance(
  program: string,
  home: Home,
  mailbox: Mailbox | undefined,
): Promise<Victim> {
  const victim = createVictim(program, await freePort(), {
    ...home.env,
    TRUST_PROXY: '1',
    NODE_COMPILE_CACHE: join(home.dataDir, 'compiled'),
    ...(mailbox && { SMTP_URL: mailbox.url }),
  });
  onTestFinished(() => victim.kill());
  return victim;
}

/** Mostly in the middle of its work; every fourth time while it starts, opens and migrates. */
async function killAgainAndAgain(
  victim: Victim,
  load: EnquiryLoad,
  lives: { left: number },
): Promise<void> {
  let startMs = 300;
  while (lives.left > 0) {
    lives.left -= 1;
    const started = Date.now();
    victim.start();
    if (lives.left % 4 === 0) {
      await sleep(Math.random() * startMs);
    } else {
      if (!(await victim.untilReady())) throw new Error(`It did not start.\n${victim.said()}`);
      startMs = Date.now() - started;
      await untilBusy(victim, load);
    }
    await victim.kill();
  }
}

/** By work done, not by the clock: a slow machine must not make it an easy test. */
async function untilBusy({ url }: Victim, load: EnquiryLoad): Promise<void> {
  const enough = load.answeredBy(url) + Math.random() * 20;
  for (const patience = Date.now() + 10_000; Date.now() < patience; await sleep(2)) {
    if (load.answeredBy(url) >= enough) break;
  }
  await sleep(Math.random() * 15);
}

/** Gives up when nothing moves for a minute, not when a slow machine has much to send. */
async function untilAllSent(store: Store): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (let patience = Date.now() + 60_000; Date.now() < patience; await sleep(200)) {
    const rows = await store.db
      .selectFrom('outbox')
      .select(['attempts', 'last_error', 'dead_at'])
      .where('sent_at', 'is', null)
      .execute();
    if (rows.length === 0) return;
    if (rows.length < before) patience = Date.now() + 60_000;
    else if (Date.now() + 500 > patience)
      throw new Error(`Unsent: ${JSON.stringify(rows.slice(0, 5))}`);
    before = rows.length;
  }
  throw new Error('Mails were still waiting, and nothing moved for a minute.');
}

/** `{reference}.{topic}` of what really arrived, not of what the database believes. */
async function sentMails(home: Home, mailbox: Mailbox | undefined): Promise<Set<string>> {
  if (mailbox)
    return new Set(mailbox.mails.map(({ messageId }) => nameOf(messageId?.slice(1) ?? '')));
  const files = await readdir(join(home.dataDir, 'mail'));
  return new Set(
    files.filter((file) => file.endsWith('.eml')).map((file) => nameOf(file.slice(16))),
  );
}

function nameOf(messageId: string): string {
  return messageId.split('.').slice(0, 2).join('.');
}

function report(
  engine: Engine,
  kills: number,
  acknowledged: number,
  mailbox: Mailbox | undefined,
): void {
  const twice = mailbox
    ? mailbox.mails.length - new Set(mailbox.mails.map((m) => m.messageId)).size
    : 0;
  console.info(
    `${engine}: ${kills} kills, ${acknowledged} acknowledged, 0 lost, ${twice} mails sent twice`,
  );
}
