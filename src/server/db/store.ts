import type { Kysely, RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction, OutboxRow } from './schema.ts';
import type { NewEnquiry, StoredAtOnce } from './new-enquiry/new-enquiry.ts';

/**
 * No mail is ever put off this long. A later moment was written by a clock that has since been set
 * back, and the mail is due: it must not wait until the clock has caught up with it.
 */
export const farthestMs = 3_600_000;

export interface Claim {
  readonly limit: number;
  /** Names the worker; only it can finish or renew what it claimed. */
  readonly lease: string;
  readonly leaseMs: number;
  /** Domains and mailboxes (`to_domain`, `to_mailbox`) that get no mail at the moment. */
  readonly except?: readonly string[];
}

/** The database and everything that differs between the engines. */
export interface Store {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  /**
   * The time by the database's clock, as part of a statement. What decides between two instances
   * is dated by it; the application's clock is for what people read.
   */
  readonly now: RawBuilder<number>;
  /**
   * All or nothing, on the disk when it resolves. On SQLite the work shares its commit with other
   * work, so it must wait for nothing but the database. Calls the `queueListeners` after the commit
   * if the work queued something.
   */
  transact<T>(work: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /**
   * A new enquiry as `transact` would store it, or not at all; the ordinary case, and without a query
   * builder.
   */
  storeAtOnce(enquiry: NewEnquiry): Promise<StoredAtOnce>;
  /** How many enquiries were brought to `storeAtOnce` in the last tenth or two of a second. */
  begunJustNow(): number;
  /** Called by `transact` after something was queued, so that a worker here need not poll. */
  readonly queueListeners: Set<() => void>;
  /**
   * Takes due rows that no worker has leased, first attempts before repeated ones; two workers never
   * get the same row.
   */
  claimOutbox(claim: Claim): Promise<OutboxRow[]>;
  /** The database cannot work at the moment: the answer is 503, and it is no bug. */
  isUnavailable(error: unknown): boolean;
  /** Reachable and migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
