import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction, OutboxRow } from '../db/schema.ts';
import type { MailOfEnquiry, NewMail } from '../db/new-enquiry/new-enquiry.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { wakeAfterCommit } from '../db/wake-after-commit.ts';

/** Mails are queued by what they are about and written when they are sent. */
export interface QueuedMail {
  readonly topic: string;
  /** The same cause queues its mail once. */
  readonly dedupeKey: string;
  /** Absent for a mail that is about no enquiry. */
  readonly enquiryId?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface QueuedMailOfEnquiry extends QueuedMail {
  readonly enquiryId: string;
}

/**
 * Part of the transaction of what caused the mails: either both are stored or neither. The commit
 * wakes the workers.
 */
export async function queueMails(
  tx: DatabaseTransaction,
  mails: readonly QueuedMail[],
  now: number,
): Promise<void> {
  if (mails.length === 0) return;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox')
    .values(mails.map((mail) => mailRow(mail, now)))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) wakeAfterCommit(tx);
}

export function mailRow(mail: QueuedMailOfEnquiry, now: number): MailOfEnquiry;
export function mailRow(mail: QueuedMail, now: number): NewMail;
export function mailRow(
  { topic, dedupeKey, enquiryId, payload }: QueuedMail,
  now: number,
): NewMail {
  return {
    id: timeOrderedId(now),
    dedupe_key: dedupeKey,
    topic,
    enquiry_id: enquiryId ?? null,
    payload: JSON.stringify(payload),
    run_at: 0,
    lease: null,
    attempts: 0,
    last_error: null,
    created_at: now,
    sent_at: null,
    dead_at: null,
  };
}

/** Queues a mail again that had been given up; false when it is on its way or was sent. */
export async function requeueMail(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ dead_at: null, run_at: 0, attempts: 0 })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  wakeAfterCommit(tx);
  return true;
}

/** Every mail about one enquiry, oldest first, with what became of it. */
export function mailsAbout(db: Kysely<Database>, enquiryId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
