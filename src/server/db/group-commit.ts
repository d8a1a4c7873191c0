import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Secrets } from '../secret-key.ts';
import type { Database, DatabaseTransaction } from './schema.ts';
import { bindSecrets } from './secrets-of.ts';
import { takeWake } from './wake-after-commit.ts';

type Work<T> = (tx: DatabaseTransaction) => Promise<T>;

interface Job {
  /** Says whether the work succeeded and queued something. */
  run(tx: DatabaseTransaction): Promise<boolean>;
  committed(): void;
  failed(error: unknown): void;
}

/** Enough to share the cost of a sync to disk, few enough that nobody waits long for the others. */
const largestGroup = 64;

/**
 * Everything that arrives while SQLite waits for the disk is committed together with one sync.
 * Each piece of work has its own savepoint, so a failure undoes it alone. No promise settles before
 * the commit. `onQueued` is called after a commit in which something was queued.
 */
export function groupCommit(
  db: Kysely<Database>,
  secrets: Secrets,
  onQueued: () => void,
): <T>(work: Work<T>) => Promise<T> {
  const waiting: Job[] = [];
  let busy = false;

  async function commitAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // Requests that came in during the last sync are read from their sockets first.
      await nextTurn();
      const group = waiting.splice(0, largestGroup);
      let queued = false;
      try {
        await db.transaction().execute(async (tx) => {
          bindSecrets(tx, secrets);
          for (const job of group) if (await job.run(tx)) queued = true;
        });
      } catch (error) {
        for (const job of group) job.failed(error);
        continue;
      }
      for (const job of group) job.committed();
      if (queued) onQueued();
    }
    busy = false;
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push(createJob(work, resolve, reject));
      if (!busy) void commitAll();
    });
}

function createJob<T>(
  work: Work<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Job {
  let settle: () => void;
  return {
    async run(tx) {
      await sql`savepoint job`.execute(tx);
      try {
        const value = await work(tx);
        await sql`release job`.execute(tx);
        settle = () => resolve(value);
        return takeWake(tx);
      } catch (error) {
        takeWake(tx);
        await undo(tx, error);
        settle = () => reject(error);
        return false;
      }
    },
    committed: () => settle(),
    failed: reject,
  };
}

/** A full disk ends the whole transaction; then the reason is reported, not the missing savepoint. */
async function undo(tx: DatabaseTransaction, reason: unknown): Promise<void> {
  try {
    await sql`rollback to job`.execute(tx);
    await sql`release job`.execute(tx);
  } catch {
    throw reason;
  }
}
