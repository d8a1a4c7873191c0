import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Secrets } from '../secret-key.ts';
import { claimSecrets } from './claim-secrets.ts';
import { groupCommit } from './group-commit.ts';
import { countStoring } from './new-enquiry/new-enquiry.ts';
import { storeInSqlite } from './new-enquiry/store-in-sqlite.ts';
import { createMigrationTable, readMigrations, requirePending } from './migrations.ts';
import type { Database, OutboxRow } from './schema.ts';
import { blockingWaitMs, retryWhileBusy, sqliteCode, sqliteDialect } from './sqlite-dialect.ts';
import { bindSecrets } from './secrets-of.ts';
import { farthestMs, type Store } from './store.ts';

export const sqliteFile = 'taana.sqlite';

/**
 * The default engine: one file in the data directory. Several processes may have it open; a
 * writer waits for the other's commit.
 */
export async function openSqlite(dataDir: string, secrets: Secrets): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFile);
  // Visitors' names and numbers: readable only by the server's own user.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: blockingWaitMs });
  try {
    // Switching to WAL does not wait for another process that is doing the same.
    await retryWhileBusy(() => configure(database), 15_000);
    await retryWhileBusy(() => migrate(database), 15_000);
  } catch (error) {
    database.close();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  const queueListeners: Store['queueListeners'] = new Set();
  const commits = groupCommit(db, secrets, () => {
    for (const listener of queueListeners) listener();
  });
  const { transact } = commits;
  bindSecrets(db, secrets);
  try {
    await transact((tx) => claimSecrets(tx, secrets, Date.now()));
  } catch (error) {
    await db.destroy();
    throw error;
  }

  return {
    db,
    engine: 'sqlite',
    now,
    transact,
    ...countStoring(storeInSqlite(database, commits)),
    queueListeners,
    isUnavailable,
    isReady: async () => {
      try {
        await sql`select 1 from enquiry limit 1`.execute(db);
        return true;
      } catch {
        return false;
      }
    },
    // The write lock is held from the first statement, so two processes cannot pick the same rows.
    claimOutbox: ({ limit, lease, leaseMs, except = [] }) =>
      transact(async (tx) => {
        const excepted = sql`(select value from json_each(${JSON.stringify(except)}))`;
        const { rows } = await sql<OutboxRow>`
        update outbox set lease = ${lease}, run_at = ${now} + ${leaseMs}
        where id in (
          select id from outbox
          where sent_at is null and dead_at is null
            and (run_at <= ${now} or run_at > ${now} + ${farthestMs})
            and coalesce(to_domain, '') not in ${excepted}
            and coalesce(to_mailbox, '') not in ${excepted}
          order by attempts > 0, run_at, created_at, id limit ${limit}
        )
        returning *`.execute(tx);
        return rows;
      }),
    close: async () => {
      // Kysely closes the file only if its driver was used at least once.
      await sql`select 1`.execute(db);
      await db.destroy();
    },
  };
}

export function nameSqlite(dataDir: string): string {
  return `SQLite ${resolve(dataDir, sqliteFile)}`;
}

export async function inspectSqlite(dataDir: string): Promise<'missing' | 'bare' | 'migrated'> {
  const path = join(dataDir, sqliteFile);
  if (!existsSync(path)) return 'missing';
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const table = database.prepare(`select 1 from sqlite_master where name = 'enquiry'`).get();
    return table ? 'migrated' : 'bare';
  } finally {
    database.close();
  }
}

/** The machine's clock, which all processes on one file share. A subquery is computed once, not for each row. */
const now = sql<number>`(select cast(unixepoch('subsec') * 1000 as integer))`;

function configure(database: DatabaseSync): void {
  database.exec('pragma journal_mode = wal');
  // An acknowledged enquiry survives a power cut: every commit reaches the disk.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // What was deleted must not stay readable in the file until its space is used again.
  database.exec('pragma secure_delete = on');
}

function migrate(database: DatabaseSync): void {
  database.exec('begin immediate');
  try {
    database.exec(createMigrationTable);
    const applied = database.prepare('select name, checksum from migration').all() as {
      name: string;
      checksum: string;
    }[];
    const record = database.prepare('insert into migration values (?, ?, ?)');
    for (const { name, sql: statements, checksum } of requirePending(applied, readMigrations())) {
      database.exec(statements);
      record.run(name, checksum, Date.now());
    }
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Busy, locked, read-only, I/O error, corrupt, full, cannot open, not a database. */
const unavailable: ReadonlySet<number> = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

function isUnavailable(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== undefined && unavailable.has(code);
}
