import type { Clock } from '../clock.ts';
import type { OutboxRow, OutboxTable } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/**
 * Short, and renewed while a mail is being sent: after a crash another worker takes over in
 * seconds, and a slow mail server still does not get the mail twice.
 */
export const leaseMs = 12_000;
export const renewMs = 3_000;

/** Keeps other workers from taking what this one is sending. */
export async function renewLeases(
  store: Store,
  clock: Clock,
  leased: Iterable<OutboxRow>,
): Promise<void> {
  const until = clock.now() + leaseMs;
  await store.transact(async (tx) => {
    for (const { id, lease } of leased) {
      await tx
        .updateTable('outbox')
        .set({ run_at: until })
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
  result: Partial<OutboxTable>,
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
