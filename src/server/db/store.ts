import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction, OutboxRow } from './schema.ts';

/**
 * No mail is ever put off this long. A later moment was written by a clock that has since been set
 * back, and the mail is due: it must not wait until the clock has caught up with it.
 */
export const farthestMs = 3_600_000;

export interface Claim {
  readonly now: number;
  readonly limit: number;
  /** Names the worker; only it can finish or renew what it claimed. */
  readonly lease: string;
  readonly leaseMs: number;
}

/** The database and everything that differs between the engines. */
export interface Store {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  /**
   * All or nothing, on the disk when it resolves. On SQLite the work shares its commit with other
   * work, so it must wait for nothing but the database. Calls the `queueListeners` after the commit
   * if the work queued something.
   */
  transact<T>(work: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Called by `transact` after something was queued, so that a worker here need not poll. */
  readonly queueListeners: Set<() => void>;
  /** Takes due rows that no worker has leased; two workers never get the same row. */
  claimOutbox(claim: Claim): Promise<OutboxRow[]>;
  /** The database cannot work at the moment: the answer is 503, and it is no bug. */
  isUnavailable(error: unknown): boolean;
  /** Reachable and migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
