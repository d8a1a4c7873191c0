import type { DatabaseTransaction } from './schema.ts';

/** Transactions whose commit leaves something to do for the workers of the outbox. */
const waking = new WeakSet<DatabaseTransaction>();

/** Asks the store to call its `queueListeners` as soon as this transaction is committed. */
export function wakeAfterCommit(tx: DatabaseTransaction): void {
  waking.add(tx);
}

/**
 * Whether `wakeAfterCommit` was called since this was last read. Several pieces of work may
 * share one transaction, and one that is rolled back must not wake anybody.
 */
export function takeWake(tx: DatabaseTransaction): boolean {
  return waking.delete(tx);
}
