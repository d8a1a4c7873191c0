import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadContent } from '../../content/site-content.ts';
import { soonMs } from '../../domain/desk/urgency.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { sweepPresence } from '../publishing/presence.ts';
import { anchorChain } from './audit-anchors.ts';
import { record, scheduledJob } from './audit.ts';
import { deleteOldDevices } from './sign-in/known-device.ts';
import { recordRefusals } from './sign-in/sign-in-events.ts';
import { longestSession } from './sign-in/staff-auth.ts';
import { viewConditions } from './inbox/inbox-query.ts';
import { takeInEnquiries } from './take-in-enquiries.ts';
import { adoptMessages } from './threads/adopt-messages.ts';
import { enquiryMail } from '../mail-templates/mails.ts';

/** Run once a minute on every instance; running a job twice changes nothing. */
export function startScheduledJobs(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly readContent: ReadContent;
  readonly log: Log;
  /** Where the head of the audit log is written down. */
  readonly dataDir: string;
  readonly everyMs?: number;
}): { stop(): Promise<void> } {
  const { store, clock, log, everyMs = 60_000 } = parts;
  let running: Promise<void> = Promise.resolve();
  const runAll = async () => {
    try {
      await takeInEnquiries(parts, clock.now());
      await adoptMessages(store, clock.now());
      await remind(store, clock.now());
      await deleteExpiredKeys(store, clock.now());
      await recordRefusals(store, clock.now());
      await anchorChain(parts, clock.now());
    } catch (error) {
      // The next minute tries again; that the database is away is logged elsewhere.
      if (!store.isUnavailable(error)) log.error('scheduled-jobs-failed', describeError(error));
    }
  };
  const timer = setInterval(() => (running = running.then(runAll)), everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** A browser that repeats a call does so within minutes. */
const requestKeptMs = 2 * 86_400_000;

/** Deletes links, sessions, counts of guesses, known browsers, open records and answers to repeated calls that have expired. */
async function deleteExpiredKeys(store: Store, now: number): Promise<void> {
  await store.transact(async (tx) => {
    await tx.deleteFrom('staff_link').where('expires_at', '<', now).execute();
    await tx.deleteFrom('guess_count').where('ends_at', '<', now).execute();
    await deleteOldDevices(tx, now);
    await sweepPresence(tx, store);
    await tx
      .deleteFrom('desk_request')
      .where('created_at', '<', now - requestKeptMs)
      .execute();
    await tx
      .deleteFrom('staff_session')
      .where((eb) =>
        eb.or([
          eb('expires_at', '<', new Date(now).toISOString()),
          eb('created_at', '<', new Date(now - longestSession).toISOString()),
        ]),
      )
      .execute();
  });
}

/** As many as are sent in one minute, in small transactions: a visitor may wait for one of them. */
const remindedAtMost = 100;
const remindedAtOnce = 10;

/** Sends one reminder of each enquiry that will soon be late. */
export async function remind(store: Store, now: number): Promise<number> {
  for (let total = 0; ;) {
    const due = await store.db
      .selectFrom('enquiry')
      .select('id')
      .where(viewConditions.answer)
      .where('quarantined_at', 'is', null)
      .where('reminded_at', 'is', null)
      .where('due_at', '>', now)
      .where('due_at', '<=', now + soonMs)
      .orderBy('due_at')
      .limit(remindedAtOnce)
      .execute();
    if (due.length === 0) return total;
    total += await store.transact((tx) => remindOf(tx, due, now));
    if (total >= remindedAtMost) return total;
    await nextTurn();
  }
}

async function remindOf(
  tx: DatabaseTransaction,
  due: readonly { readonly id: string }[],
  now: number,
): Promise<number> {
  const ids = due.map(({ id }) => id);
  // All rows are locked before the history is: an action of the desk takes them in this order too.
  const mine = await tx
    .updateTable('enquiry')
    .set({ reminded_at: now })
    .where('id', 'in', ids)
    .where('reminded_at', 'is', null)
    .returning(['id', 'asked_at'])
    .execute();
  for (const { id, asked_at } of mine) {
    // One for each word that waits.
    const occasion = asked_at === null ? 'soon' : `soon-${asked_at}`;
    await queueMails(tx, [enquiryMail('desk-reminder', id, occasion)], now);
    await record(tx, { at: now, actor: scheduledJob, verb: 'sent a reminder', enquiryId: id });
  }
  return mine.length;
}
