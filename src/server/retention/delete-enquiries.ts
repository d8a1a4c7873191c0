import { setTimeout as sleep } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction, OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { eraseRaw } from '../mail-in/raw-mails.ts';

export type DeletedMail = Pick<OutboxRow, 'id' | 'lease' | 'sent_at'>;

/**
 * Removes enquiries with everything that belongs to them: foreign keys remove idempotency keys and
 * the desk's notes, samples and quotes; queued and sent mails are removed here and returned.
 */
export async function deleteEnquiries(
  tx: DatabaseTransaction,
  enquiries: readonly { readonly id: string }[],
): Promise<DeletedMail[]> {
  if (enquiries.length === 0) return [];
  const ids = enquiries.map(({ id }) => id);
  const mails = await tx
    .deleteFrom('outbox')
    .where('enquiry_id', 'in', ids)
    .returning(['id', 'lease', 'sent_at'])
    .execute();
  await eraseMails(tx, (eb) => eb('message.enquiry_id', 'in', ids));
  await tx.deleteFrom('enquiry').where('id', 'in', ids).execute();
  return mails;
}

/** Removes messages with the mails and files that they were read from; returns how many. */
export async function eraseMails(
  tx: DatabaseTransaction,
  which: (eb: ExpressionBuilder<Database, 'message'>) => Expression<SqlBool>,
): Promise<number> {
  const removed = await tx.deleteFrom('message').where(which).returning(['id', 'raw_id']).execute();
  await eraseRaw(
    tx,
    removed.flatMap(({ raw_id }) => raw_id ?? []),
  );
  return removed.length;
}

/** Of the mails that `deleteEnquiries` would remove. */
export async function mailIdsOf(
  db: Kysely<Database>,
  enquiries: readonly { readonly id: string }[],
): Promise<string[]> {
  if (enquiries.length === 0) return [];
  const ids = enquiries.map(({ id }) => id);
  const mails = await db.selectFrom('outbox').select('id').where('enquiry_id', 'in', ids).execute();
  return mails.map(({ id }) => id);
}

const longestWaitMs = 5_000;

/**
 * SQLite overwrites what it deletes (`secure_delete`), but the rows as they were may still be in its
 * log. This empties the log; it has to wait for whoever is reading. PostgreSQL frees the space itself.
 */
export async function overwriteDeleted({
  db,
  engine,
}: Pick<Store, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'sqlite') return;
  for (const deadline = Date.now() + longestWaitMs; ;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 1 || Date.now() > deadline) return;
    await sleep(50);
  }
}
