import { sql } from 'kysely';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { answerDue, callDue } from '../../domain/enquiry/promise.ts';
import { soonMs } from '../../domain/desk/urgency.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { adoptSampleRequests } from './samples/adopt-samples.ts';
import { anchorChain } from './audit-anchors.ts';
import { record, scheduledJob } from './audit.ts';
import { deleteOldDevices } from './sign-in/known-device.ts';
import { recordRefusals } from './sign-in/sign-in-events.ts';
import { longestSession } from './sign-in/staff-auth.ts';
import { readDeskSettings, workingHours } from './settings/desk-settings.ts';
import { enquiryMail } from '../mail-templates/mails.ts';

/** Run once a minute on every instance; running a job twice changes nothing. */
export function startScheduledJobs(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the head of the audit log is written down. */
  readonly dataDir: string;
  readonly everyMs?: number;
}): { stop(): Promise<void> } {
  const { store, clock, log, everyMs = 60_000 } = parts;
  let running: Promise<void> = Promise.resolve();
  const runAll = async () => {
    try {
      await setClocks(store, clock.now());
      await remind(store, clock.now());
      await adoptSampleRequests(store, clock.now());
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

/** An enquiry is stored with the mill's plain hours; holidays and changed hours are applied here. */
export async function setClocks(store: Store, now: number): Promise<void> {
  const settings = await readDeskSettings(store.db);
  const open = await store.db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'created_at', 'due_at'])
    .where('status', '=', 'new')
    .where('quarantined_at', 'is', null)
    // What has been late for a week is late by any hours.
    .where('due_at', '>', now - 7 * 86_400_000)
    .execute();
  const wrong = open.flatMap(({ id, kind, created_at, due_at }) => {
    const { promise } = enquiryKinds[kind];
    const hours = workingHours(settings, promise);
    const due = promise === 'call' ? callDue(created_at, hours) : answerDue(created_at, hours);
    return due === due_at ? [] : [{ id, due }];
  });
  if (wrong.length === 0) return;
  await store.transact(async (tx) => {
    for (const { id, due } of wrong) {
      await tx.updateTable('enquiry').set({ due_at: due }).where('id', '=', id).execute();
    }
  });
}

/** A browser that repeats a call does so within minutes. */
const requestKeptMs = 2 * 86_400_000;

/** Deletes links, sessions, counts of guesses, known browsers and answers to repeated calls that have expired. */
async function deleteExpiredKeys(store: Store, now: number): Promise<void> {
  await store.transact(async (tx) => {
    await tx.deleteFrom('staff_link').where('expires_at', '<', now).execute();
    await tx.deleteFrom('guess_count').where('ends_at', '<', now).execute();
    await deleteOldDevices(tx, now);
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

/** Sends one reminder of each enquiry that will soon be late. */
export async function remind(store: Store, now: number): Promise<number> {
  const due = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('status', '=', 'new')
    .where('quarantined_at', 'is', null)
    .where('due_at', '>', now)
    .where('due_at', '<=', now + soonMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where(
              'outbox.dedupe_key',
              '=',
              sql<string>`'desk-reminder:' || enquiry.id || ':soon'`,
            ),
        ),
      ),
    )
    .limit(100)
    .execute();
  if (due.length === 0) return 0;
  await store.transact(async (tx) => {
    for (const { id } of due) {
      await queueMails(tx, [enquiryMail('desk-reminder', id, 'soon')], now);
      await record(tx, { at: now, actor: scheduledJob, verb: 'sent a reminder', enquiryId: id });
    }
  });
  return due.length;
}
