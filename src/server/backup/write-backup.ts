import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { readMigrations } from '../db/migrations.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { formatVersion, type Footer, type Header, type Row } from './format.ts';
import { tablesInOrder } from './tables.ts';

/**
 * Writes every row of the database as it stands at one moment, while the server keeps running.
 * The file gets its name only when it is complete. Returns how many rows it holds.
 */
export async function writeBackup(
  store: Pick<Store, 'db' | 'engine'>,
  file: string,
  now: number,
): Promise<Footer['rows']> {
  const tables = await tablesInOrder(store);
  const read = store.engine === 'sqlite' ? readInSqlite : readInPostgres;
  const rows: Record<string, number> = {};
  const unfinished = `${file}.part`;
  try {
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) =>
        pipeline(
          Readable.from(lines(tx, read, tables, rows, now)),
          createGzip(),
          // Visitors' names and numbers: readable only by the user who made the backup.
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        ),
      );
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* lines(
  tx: Kysely<Database>,
  read: typeof readInSqlite,
  tables: readonly string[],
  rows: Record<string, number>,
  now: number,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const migrations = readMigrations().map(({ name }) => name);
  const header: Header = { taana: formatVersion, madeAt: now, migrations, tables };
  yield hashed(JSON.stringify(header));
  for (const table of tables) {
    rows[table] = 0;
    for await (const row of read(tx, table)) {
      rows[table] += 1;
      yield hashed(JSON.stringify([table, row] satisfies Row));
    }
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Footer)}\n`;

  function hashed(line: string): string {
    hash.update(line);
    return `${line}\n`;
  }
}

/** Files of pictures weigh a hundred times what other rows do, and proofs of claims some thousand times. */
const pageOf = (table: string) => heavyTables[table] ?? 1000;
const heavyTables: Readonly<Record<string, number>> = { media_file: 20, claim_file: 2 };

/** Reads page by page within one transaction, so a table need not fit into memory. */
async function* readInSqlite(tx: Kysely<Database>, table: string): AsyncGenerator<Row[1]> {
  const page = pageOf(table);
  for (let after = 0; ;) {
    // An alias that no column has; `audit` has a column called `at`, for example.
    const { rows } = await sql<Row[1] & { readonly backup_rowid: number }>`
      select *, rowid as backup_rowid from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${page}`.execute(tx);
    for (const { backup_rowid: place, ...row } of rows) {
      yield row;
      after = place;
    }
    if (rows.length < page) return;
  }
}

async function* readInPostgres(tx: Kysely<Database>, table: string): AsyncGenerator<Row[1]> {
  const page = pageOf(table);
  await sql`declare reading no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row[1]>`fetch ${sql.lit(page)} from reading`.execute(tx);
    yield* rows;
    if (rows.length < page) break;
  }
  await sql`close reading`.execute(tx);
}
