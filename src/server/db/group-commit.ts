import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

type Work<T> = (tx: Transaction<Database>) => Promise<T>;

interface Job {
  run(tx: Transaction<Database>): Promise<void>;
  committed(): void;
  failed(error: unknown): void;
}

/** Enough to share the cost of a sync to disk, few enough that nobody waits long for the others. */
const largestGroup = 64;

/**
 * Everything that arrives while SQLite waits for the disk is committed together with one sync.
 * Each piece of work stands behind its own savepoint: its failure undoes it alone. None is answered
 * before the commit.
 */
export function groupCommit(db: Kysely<Database>): <T>(work: Work<T>) => Promise<T> {
  const waiting: Job[] = [];
  let busy = false;

  async function commitAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // Requests that came in during the last sync are read from their sockets first.
      await nextTurn();
      const group = waiting.splice(0, largestGroup);
      try {
        await db.transaction().execute(async (tx) => {
          for (const job of group) await job.run(tx);
        });
        for (const job of group) job.committed();
      } catch (error) {
        for (const job of group) job.failed(error);
      }
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
      } catch (error) {
        await undo(tx, error);
        settle = () => reject(error);
      }
    },
    committed: () => settle(),
    failed: reject,
  };
}

/** A full disk ends the whole transaction; then the reason, not the missing savepoint, is told. */
async function undo(tx: Transaction<Database>, reason: unknown): Promise<void> {
  try {
    await sql`rollback to job`.execute(tx);
    await sql`release job`.execute(tx);
  } catch {
    throw reason;
  }
}
