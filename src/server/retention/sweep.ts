import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { indianDate, isoIndianDate, startOfIndianDay } from '../../domain/enquiry/indian-time.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { deleteEnquiries, eraseMails, overwriteDeleted } from './delete-enquiries.ts';
import { reconcileErasures } from './erasures.ts';
import { removeForgottenUploads } from '../media/uploads.ts';
import { removeMailFilesBefore } from './mail-files.ts';
import { sweepMedia } from './sweep-media.ts';

export interface SweepSettings {
  readonly retentionMonths: number;
  readonly retentionOrdersYears: number;
  readonly dataDir: string;
}

const dayMs = 86_400_000;

/** How long each thing is kept, in days; enquiries follow the owner's settings. */
const keptDays = {
  /** Long enough to review and release an enquiry, and no longer than that needs. */
  quarantine: 90,
  /** A mail that nobody has given a place. */
  heldMail: 90,
  /** A browser that was offline may send again for days. */
  idempotency: 30,
  recipient: 2,
  /** A picture that nothing names any more; a page may be returned to what it was for as long. */
  picture: 90,
} as const;

/** Small, because a visitor who sends an enquiry meanwhile waits for one batch. */
const batch = 25;

/** Erases what the privacy policy says is kept no longer, and returns how much of each. */
export async function sweep(
  store: Store,
  { retentionMonths, retentionOrdersYears, dataDir }: SweepSettings,
  now: number,
): Promise<Readonly<Record<string, number>>> {
  const before = monthsBefore(now, retentionMonths);
  const ordersBefore = financialYearsBefore(now, retentionOrdersYears);
  const daysAgo = (days: number) => now - days * dayMs;
  const removed = {
    erasedBefore: await reconcileErasures(store, dataDir),
    enquiries: await sweepEnquiries(store, untouchedSince(before, 'other', now)),
    orders: await sweepEnquiries(store, untouchedSince(ordersBefore, 'won', now)),
    quarantined: await sweepEnquiries(store, (eb) =>
      eb('quarantined_at', '<', daysAgo(keptDays.quarantine)),
    ),
    heldMails: await sweepHeldMails(store, daysAgo(keptDays.heldMail)),
    mails: await sweepOutbox(store, before),
    keys: await sweepKeys(store, daysAgo(keptDays.idempotency)),
    recipients: await sweepRecipients(store, daysAgo(keptDays.recipient)),
    pictures: await sweepMedia(store, daysAgo(keptDays.picture)),
    uploads: await removeForgottenUploads(dataDir, Date.now()),
  };
  await overwriteDeleted(store);
  return { ...removed, files: await removeMailFilesBefore(join(dataDir, 'mail'), before) };
}

type Condition = (eb: ExpressionBuilder<Database, 'enquiry'>) => Expression<SqlBool>;

/** Counted from the last contact. A quote that the buyer can still accept keeps its enquiry. */
function untouchedSince(before: number, status: 'won' | 'other', now: number): Condition {
  return (eb) =>
    eb.and([
      eb('last_contact_at', '<', before),
      eb('updated_at', '<', before),
      eb('created_at', '<', before),
      eb('status', status === 'won' ? '=' : '<>', 'won'),
      eb.not(
        eb.exists(
          eb
            .selectFrom('quote')
            .select('quote.id')
            .whereRef('quote.enquiry_id', '=', 'enquiry.id')
            .where('quote.state', '=', 'sent')
            .where('quote.valid_until', '>=', isoIndianDate(now)),
        ),
      ),
    ]);
}

function sweepEnquiries(store: Store, condition: Condition): Promise<number> {
  return inBatches(store, async (tx) => {
    const enquiries = await tx
      .updateTable('enquiry')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', 'in', (eb) =>
        eb.selectFrom('enquiry').select('enquiry.id').where(condition).limit(batch),
      )
      // Once more when the row is locked: a colleague may have replied in this moment.
      .where(condition)
      .returning('id')
      .execute();
    await deleteEnquiries(tx, enquiries);
    return enquiries.length;
  });
}

/** Only mails that were sent or given up; one that still waits is kept, however old. */
async function sweepOutbox(store: Store, before: number): Promise<number> {
  const sweepBy = (column: 'sent_at' | 'dead_at') =>
    inBatches(store, async (tx) => {
      const removed = await tx
        .deleteFrom('outbox')
        .where('id', 'in', (eb) =>
          eb.selectFrom('outbox').select('outbox.id').where(column, '<', before).limit(batch),
        )
        .returning(['id', 'enquiry_id'])
        .execute();
      for (const { id, enquiry_id } of removed) await rememberSent(tx, id, enquiry_id);
      return removed.length;
    });
  return (await sweepBy('sent_at')) + (await sweepBy('dead_at'));
}

/** Buyers answer after years: by its Message-ID the answer still finds its conversation. */
async function rememberSent(
  tx: DatabaseTransaction,
  outboxId: string,
  enquiryId: string | null,
): Promise<void> {
  await sql`
    insert into sent_mail (outbox_id, enquiry_id)
    select ${outboxId}, id from enquiry where id = ${enquiryId ?? ''}
    on conflict do nothing`.execute(tx);
}

function sweepHeldMails(store: Store, before: number): Promise<number> {
  return inBatches(store, (tx) =>
    eraseMails(tx, (eb) =>
      eb(
        'message.id',
        'in',
        eb
          .selectFrom('message as old')
          .select('old.id')
          .where('old.held_at', '<', before)
          .limit(batch),
      ),
    ),
  );
}

function sweepKeys(store: Store, before: number): Promise<number> {
  return inBatches(store, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency where (scope, key) in (
        select scope, key from idempotency where created_at < ${before} limit ${batch}
      )`.execute(tx);
    return Number(numAffectedRows);
  });
}

function sweepRecipients(store: Store, before: number): Promise<number> {
  return inBatches(store, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('recipient')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('recipient')
          .select('recipient.hash')
          .where('touched_at', '<', before)
          .limit(batch),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** Each batch is a transaction of its own, and requests are answered between two of them. */
async function inBatches(
  store: Store,
  deleteSome: (tx: DatabaseTransaction) => Promise<number>,
): Promise<number> {
  for (let total = 0; ;) {
    const size = await store.transact(deleteSome);
    total += size;
    if (size < batch) return total;
    await nextTurn();
  }
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}

/** The law counts whole financial years, from April, that lie before the present one. */
function financialYearsBefore(now: number, years: number): number {
  const { year, month } = indianDate(now);
  const present = month >= 4 ? year : year - 1;
  return startOfIndianDay(Date.UTC(present - years, 3, 1));
}
