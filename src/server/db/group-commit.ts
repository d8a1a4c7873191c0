import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Secrets } from '../secret-key.ts';
import type { Database, DatabaseTransaction } from './schema.ts';
import { bindSecrets } from './secrets-of.ts';
import { takeWake } from './wake-after-commit.ts';

type Work<T> = (tx: DatabaseTransaction) => Promise<T>;

interface Job {
  readonly isRepeatable: boolean;
  /** Says whether the work succeeded and queued something. */
  run(tx: DatabaseTransaction, guard: 'savepoint' | 'none'): Promise<boolean>;
  committed(): void;
  failed(error: unknown): void;
}

/** Enough to share the cost of a sync to disk, few enough that nobody waits long for the others. */
const largestGroup = 64;

export interface GroupCommit {
  transact<T>(work: Work<T>): Promise<T>;
  /**
   * The same for work that leaves nothing behind but rows: where another of its group fails, it is
   * undone and done again.
   */
  transactRepeatable<T>(work: Work<T>): Promise<T>;
}

/**
 * Everything that arrives while SQLite waits for the disk is committed together with one sync.
 * A failure undoes its own work alone: by a savepoint, for which SQLite copies every page that is
 * touched, or, where work may be repeated, by beginning the group anew with savepoints. No promise
 * settles before the commit. `onQueued` is called after a commit in which something was queued.
 */
export function groupCommit(
  db: Kysely<Database>,
  secrets: Secrets,
  onQueued: () => void,
): GroupCommit {
  const waiting: Job[] = [];
  let busy = false;

  async function commitAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // Requests that came in during the last sync are read from their sockets first.
      await nextTurn();
      const asking = Math.min(waiting.length, largestGroup);
      let group: Job[] = [];
      let queued: boolean;
      try {
        queued = await commitGroup(() => (group = waiting.splice(0, largestGroup)));
      } catch (error) {
        if (group.length === 0) group = waiting.splice(0, asking);
        for (const job of group) job.failed(error);
        continue;
      }
      for (const job of group) job.committed();
      if (queued) onQueued();
    }
    busy = false;
  }

  /** Takes the group when the file is free: whoever comes while another process writes comes along. */
  async function commitGroup(take: () => readonly Job[]): Promise<boolean> {
    let group: readonly Job[] | undefined;
    let mayRepeat = false;
    const commit = (guard: 'savepoint' | 'none') =>
      db.transaction().execute(async (tx) => {
        bindSecrets(tx, secrets);
        let queued = false;
        group ??= take();
        // First, so that nothing has been done yet that may not be repeated.
        const repeatable = group.filter((job) => job.isRepeatable);
        const others = group.filter((job) => !job.isRepeatable);
        mayRepeat = guard === 'none';
        for (const job of repeatable) if (await job.run(tx, guard)) queued = true;
        mayRepeat = false;
        for (const job of others) if (await job.run(tx, 'savepoint')) queued = true;
        return queued;
      });
    try {
      return await commit('none');
    } catch (error) {
      if (!mayRepeat) throw error;
      return commit('savepoint');
    }
  }

  const add = <T>(work: Work<T>, isRepeatable: boolean) =>
    new Promise<T>((resolve, reject) => {
      waiting.push(createJob(work, isRepeatable, resolve, reject));
      if (!busy) void commitAll();
    });
  return {
    transact: (work) => add(work, false),
    transactRepeatable: (work) => add(work, true),
  };
}

function createJob<T>(
  work: Work<T>,
  isRepeatable: boolean,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Job {
  let settle: () => void;
  return {
    isRepeatable,
    async run(tx, guard) {
      if (guard === 'none') {
        const value = await work(tx);
        settle = () => resolve(value);
        return takeWake(tx);
      }
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
