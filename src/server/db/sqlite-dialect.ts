import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

/** Kysely on Node's own SQLite. Kysely gives the one connection to one caller at a time. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(database: DatabaseSync): Driver {
  const connection = createConnection(database);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async (_, settings: TransactionSettings) => {
      // A deferred transaction that reads before it writes fails at once, whatever the timeout,
      // when another process wrote in between. Taking the write lock first waits instead.
      const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
      await retryWhileBusy(() => withoutWaiting(database, begin), waitForWriterMs);
    },
    commitTransaction: async () => database.exec('commit'),
    rollbackTransaction: async () => {
      // A full disk makes SQLite roll back by itself; a second one would hide the first error.
      if (database.isTransaction) database.exec('rollback');
    },
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

const waitForWriterMs = 5_000;

/** How long SQLite itself waits for another process, which answers nobody meanwhile. */
export const blockingWaitMs = 50;

function withoutWaiting(database: DatabaseSync, statement: string): void {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec(statement);
  } finally {
    database.exec(`pragma busy_timeout = ${blockingWaitMs}`);
  }
}

/**
 * Waits for another process without blocking this one, as SQLite's own waiting would. Who commits one
 * group after the other leaves the file free for a millisecond or two, so it is asked often at first.
 */
export async function retryWhileBusy(step: () => void, longestMs: number): Promise<void> {
  const deadline = Date.now() + longestMs;
  for (let longestPause = 1; ; longestPause = Math.min(longestPause * 1.2, 20)) {
    try {
      return step();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(1 + Math.random() * longestPause);
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 5 || code === 6;
}

/** SQLite's primary result code; the bytes above it only say where it happened. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

const mostStatements = 200;

function createConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, { statement: StatementSync; reads: boolean }>();

  function prepare(sql: string) {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    if (statements.size >= mostStatements) statements.clear();
    statements.set(sql, prepared);
    return prepared;
  }

  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { statement, reads } = prepare(query.sql);
      const parameters = query.parameters as SQLInputValue[];
      if (reads) return { rows: statement.all(...parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return {
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      };
    },
    async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      const { statement } = prepare(query.sql);
      for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) {
        yield { rows: [row as R] };
      }
    },
  };
}
