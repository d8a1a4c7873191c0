import { sql, type UpdateObject } from 'kysely';
import type { Database, DatabaseTransaction, OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/**
 * Short, and renewed while a mail is being sent: after a crash another worker takes over in
 * seconds, and a slow mail server still does not get the mail twice.
 */
export const usualLease = { lastsMs: 12_000, renewedMs: 3_000 } as const;

/** What is written into the row of a mail. */
export type MailChange = UpdateObject<Database, 'outbox'>;

/** A moment by the clock that dates every lease, whatever the clock of this machine says. */
export function later(store: Pick<Store, 'now'>, ms: number) {
  return sql<number>`${store.now} + ${Math.round(ms)}`;
}

/** Keeps other workers from taking what this one is sending. */
export async function renewLeases(
  store: Store,
  leased: Iterable<OutboxRow>,
  lastsMs: number,
): Promise<void> {
  await store.transact(async (tx) => {
    for (const { id, lease } of leased) {
      await tx
        .updateTable('outbox')
        .set({ run_at: later(store, lastsMs) })
        .where('id', '=', id)
        .where('lease', '=', lease)
        .execute();
    }
  });
}

interface Ended {
  readonly row: OutboxRow;
  readonly result: MailChange;
  readonly stored: PromiseWithResolvers<void>;
}

/**
 * Stores what became of a mail, unless its lease ran out and another worker has it now. Mails that end
 * while others are being stored share one transaction.
 */
export function createSettle(store: Store): (row: OutboxRow, result: MailChange) => Promise<void> {
  let ended: Ended[] = [];
  let isBusy = false;

  async function storeEnded(): Promise<void> {
    isBusy = true;
    while (ended.length > 0) {
      const group = ended;
      ended = [];
      try {
        await store.transact(async (tx) => {
          for (const { row, result } of group) await settle(tx, row, result);
        });
        for (const { stored } of group) stored.resolve();
      } catch (error) {
        for (const { stored } of group) stored.reject(error);
      }
    }
    isBusy = false;
  }

  return (row, result) => {
    const stored = Promise.withResolvers<void>();
    ended.push({ row, result, stored });
    if (!isBusy) void storeEnded();
    return stored.promise;
  };
}

async function settle(
  tx: DatabaseTransaction,
  { id, lease, payload }: OutboxRow,
  result: MailChange,
): Promise<void> {
  const isOver = Boolean(result.sent_at ?? result.dead_at);
  await tx
    .updateTable('outbox')
    .set({ ...result, ...(isOver && { payload: withoutSealed(payload) }), lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** What only the mail needed is not kept after it: a sealed token is deleted with its last attempt. */
function withoutSealed(payload: string): string {
  const { sealed, ...kept } = JSON.parse(payload) as Record<string, unknown>;
  return sealed === undefined ? payload : JSON.stringify(kept);
}

/** Few enough that nobody waits long for this write; the next mail that is accepted wakes more. */
const wokenAtOnce = 500;

/** Makes mails due that were put off because these domains or mailboxes refused. */
export async function wakeWaiting(store: Store, recipients: readonly string[]): Promise<void> {
  await store.transact(async (tx) => {
    for (const column of ['to_domain', 'to_mailbox'] as const) {
      const waiting = tx
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('dead_at', 'is', null)
        .where(column, 'in', recipients)
        .where('run_at', '>', store.now)
        .where('lease', 'is', null)
        .limit(wokenAtOnce);
      await tx.updateTable('outbox').set({ run_at: 0 }).where('id', 'in', waiting).execute();
    }
  });
}
