import { join } from 'node:path';
import type { Store } from '../db/store.ts';
import { deleteEnquiries } from './delete-enquiries.ts';
import { removeMailFilesBefore } from './mail-files.ts';

export interface SweepSettings {
  readonly retentionMonths: number;
  readonly dataDir: string;
}

const dayMs = 86_400_000;

/** How long each thing is kept, in days; enquiries follow the owner's setting. */
const keptDays = {
  /** Long enough to review and release an enquiry, and no longer than that needs. */
  quarantine: 90,
  /** A browser that was offline may send again for days. */
  idempotency: 30,
  recipient: 2,
} as const;

/** Small, because a visitor who sends an enquiry meanwhile waits for one batch. */
const batch = 200;

/** Erases what the privacy policy says is kept no longer, and returns how much of each. */
export async function sweep(
  store: Store,
  { retentionMonths, dataDir }: SweepSettings,
  now: number,
): Promise<Readonly<Record<string, number>>> {
  const before = monthsBefore(now, retentionMonths);
  const daysAgo = (days: number) => now - days * dayMs;
  return {
    enquiries: await sweepEnquiries(store, before),
    quarantined: await sweepQuarantine(store, daysAgo(keptDays.quarantine)),
    mails: await sweepOutbox(store, before),
    keys: await sweepKeys(store, daysAgo(keptDays.idempotency)),
    recipients: await sweepRecipients(store, daysAgo(keptDays.recipient)),
    files: await removeMailFilesBefore(join(dataDir, 'mail'), before),
  };
}

/** Counted from the last contact; what became an order is kept as long as the law requires. */
function sweepEnquiries(store: Store, before: number): Promise<number> {
  return deleteInBatches(store, (tx) =>
    tx
      .selectFrom('enquiry')
      .select('id')
      .where('updated_at', '<', before)
      .where('created_at', '<', before)
      .where('status', '<>', 'won')
      .limit(batch)
      .execute(),
  );
}

function sweepQuarantine(store: Store, before: number): Promise<number> {
  return deleteInBatches(store, (tx) =>
    tx
      .selectFrom('enquiry')
      .select('id')
      .where('quarantined_at', '<', before)
      .limit(batch)
      .execute(),
  );
}

type Transact = Parameters<Store['transact']>[0];

async function deleteInBatches(
  store: Store,
  pick: (tx: Parameters<Transact>[0]) => Promise<{ id: string }[]>,
): Promise<number> {
  for (let total = 0; ;) {
    const size = await store.transact(async (tx) => {
      const enquiries = await pick(tx);
      await deleteEnquiries(tx, enquiries);
      return enquiries.length;
    });
    total += size;
    if (size < batch) return total;
  }
}

/** Only mails that were sent or given up; one that still waits is kept, however old. */
async function sweepOutbox(store: Store, before: number): Promise<number> {
  const { numDeletedRows } = await store.transact((tx) =>
    tx
      .deleteFrom('outbox')
      .where('created_at', '<', before)
      .where((row) => row.or([row('sent_at', 'is not', null), row('dead_at', 'is not', null)]))
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}

async function sweepKeys(store: Store, before: number): Promise<number> {
  const { numDeletedRows } = await store.transact((tx) =>
    tx.deleteFrom('idempotency').where('created_at', '<', before).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}

async function sweepRecipients(store: Store, before: number): Promise<number> {
  const { numDeletedRows } = await store.transact((tx) =>
    tx.deleteFrom('recipient').where('touched_at', '<', before).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
