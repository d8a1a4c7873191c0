import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, type ClientBase, Pool, types } from 'pg';
import type { Secrets } from '../secret-key.ts';
import { claimSecrets } from './claim-secrets.ts';
import { createMigrationTable, readMigrations, requirePending } from './migrations.ts';
import type { Database, OutboxRow } from './schema.ts';
import { bindSecrets } from './secrets-of.ts';
import { farthestMs, type Store } from './store.ts';
import { countStoring } from './new-enquiry/new-enquiry.ts';
import { storeInPostgres } from './new-enquiry/store-in-postgres.ts';
import { takeWake } from './wake-after-commit.ts';
import { codeOf } from '../error-code.ts';

/** The engine for more than one machine. */
export async function openPostgres(databaseUrl: string, secrets: Secrets): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    stream: createSocket,
    onConnect: prepareSession,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while idle; the pool replaces it.
  pool.on('error', () => {});

  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  bindSecrets(db, secrets);
  const closing = new AbortController();
  const firstTry = Promise.withResolvers<void>();
  // Migrations may take long, here or in another instance; pages are served meanwhile.
  const firstTryTimeout = setTimeout(() => firstTry.resolve(), 5_000);
  let migrated = false;
  const migrating = (async () => {
    while (!closing.signal.aborted) {
      try {
        await migrate(databaseUrl);
        await db.transaction().execute((tx) => claimSecrets(tx, secrets, Date.now()));
        migrated = true;
        return;
      } catch (error) {
        if (!isUnavailable(error) || isRefused(error)) throw error;
        firstTry.resolve();
        await sleep(1_000, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  })();
  try {
    await Promise.race([migrating, firstTry.promise]);
  } catch (error) {
    await pool.end();
    throw error;
  } finally {
    clearTimeout(firstTryTimeout);
  }
  // Once serving, a faulty migration shows as "not ready", never as a dead process.
  migrating.catch(() => {});

  const storeEnquiry = storeInPostgres(pool);
  const queueListeners: Store['queueListeners'] = new Set();
  const wakeAll = () => {
    for (const listener of queueListeners) listener();
  };
  return {
    db,
    engine: 'postgres',
    now,
    transact: async (work) => {
      const { value, queued } = await db.transaction().execute(async (tx) => {
        bindSecrets(tx, secrets);
        const result = await work(tx);
        return { value: result, queued: takeWake(tx) };
      });
      if (queued) wakeAll();
      return value;
    },
    ...countStoring(async (enquiry) => {
      const outcome = await storeEnquiry(enquiry);
      if (outcome !== 'not-stored' && enquiry.mails.length > 0) wakeAll();
      return outcome;
    }),
    queueListeners,
    isUnavailable,
    isReady: async () => {
      if (!migrated) return false;
      try {
        await sql`select 1 from enquiry limit 1`.execute(db);
        return true;
      } catch {
        return false;
      }
    },
    claimOutbox: async ({ limit, lease, leaseMs, except = [] }) => {
      const { rows } = await sql<OutboxRow>`
        update outbox set lease = ${lease}, run_at = ${now} + ${leaseMs}
        where id in (
          select id from outbox
          where sent_at is null and dead_at is null
            and (run_at <= ${now} or run_at > ${now} + ${farthestMs})
            and coalesce(to_domain, '') <> all (${except}::text[])
            and coalesce(to_mailbox, '') <> all (${except}::text[])
          order by attempts > 0, run_at, created_at, id limit ${limit}
          for update skip locked
        )
        returning *`.execute(db);
      return rows;
    },
    close: async () => {
      closing.abort();
      await migrating.catch(() => {});
      await pool.end();
    },
  };
}

export function namePostgres(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

export async function inspectPostgres(databaseUrl: string): Promise<'bare' | 'migrated'> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('enquiry') is not null as known`,
    );
    return rows[0]?.known ? 'migrated' : 'bare';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Of the statement, not of the moment: only a time that does not change can be looked up in an index. */
const now = sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;

/** Longer than a statement may take: the server no longer responds. */
const responseTimeoutMs = 9_000;

/** A server that hangs keeps its connections open and would keep every visitor waiting. */
function createSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(responseTimeoutMs, () => {
    socket.destroy(
      Object.assign(new Error('The database does not respond.'), { code: 'ETIMEDOUT' }),
    );
  });
  return socket;
}

async function prepareSession(client: ClientBase): Promise<void> {
  // An error of a connection in use arrives here; without a listener it would end the process.
  client.on('error', () => {});
  // Our answer says "stored", so a commit must be on the disk when the server confirms it.
  await client.query(
    `select set_config('synchronous_commit', 'on', false)
     where current_setting('synchronous_commit') = 'off'`,
  );
  await client.query(
    `set statement_timeout = '8s'; set idle_in_transaction_session_timeout = '30s'`,
  );
}

/** Waiting does not correct a wrong password or database name, so the start fails with it. */
function isRefused(error: unknown): boolean {
  return /^(28|3D)/.test(codeOf(error));
}

/** Any constant will do, as long as every instance of this program uses the same one. */
const migrationLock = 7_440_211_969;

/** On its own connection without a timeout, because a migration may take long. */
async function migrate(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(createMigrationTable);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    for (const { name, sql: statements, checksum } of requirePending(rows, readMigrations())) {
      await client.query(statements);
      await client.query('insert into migration values ($1, $2, $3)', [name, checksum, Date.now()]);
    }
    await client.query('commit');
  } finally {
    // Closing the connection rolls back what was not committed.
    await client.end().catch(() => {});
  }
}

const int8 = 20;

/** Times are bigint in the tables and fit a number until the year 287396. */
const parserOf = ((oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

/**
 * Lost or refused connection, server starting or stopping, out of resources, read-only standby,
 * a lock conflict, and tables that are not there yet because the server came up after us.
 */
const unavailableStates = /^(08|53|57P0|57014|58|25006|40001|40P01|42P01|55P03|28|3D000)/;
const networkErrors = /^(ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOENT)/;

function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnavailable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return unavailableStates.test(error.code) || networkErrors.test(error.code);
  }
  return /connection terminated|timeout exceeded when trying to connect|connection error|client was closed|timeout expired/i.test(
    error.message,
  );
}
