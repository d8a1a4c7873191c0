import { sql, type UpdateObject } from 'kysely';
import type { Database, OutboxRow } from '../db/schema.ts';
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

/** Stores what became of a mail, unless its lease ran out and another worker has it now. */
export async function settle(
  store: Store,
  { id, lease, payload }: OutboxRow,
  result: MailChange,
): Promise<void> {
  const isOver = Boolean(result.sent_at ?? result.dead_at);
  await store.transact((tx) =>
    tx
      .updateTable('outbox')
      .set({ ...result, ...(isOver && { payload: withoutSealed(payload) }), lease: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute(),
  );
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
