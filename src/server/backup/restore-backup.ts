import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { readMigrations } from '../db/migrations.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { formatVersion, type Footer, type Header, type Row } from './format.ts';
import { tablesInOrder } from './tables.ts';
import { codeOf, hasCode } from '../error-code.ts';

type RestoreResult<More> =
  | { readonly ok: true; readonly rows: Footer['rows']; readonly afterwards: More }
  | { readonly ok: false; readonly fault: string };

/** Why a backup cannot be restored, shown to the person who runs it. */
class Refusal extends Error {}

/**
 * Fills an empty database from a backup: completely, or not at all. What `afterwards` does is part of
 * the same transaction, so nobody sees what it removes again.
 */
export async function restoreBackup<More = undefined>(
  store: Pick<Store, 'db' | 'engine'>,
  file: string,
  afterwards?: (tx: DatabaseTransaction) => Promise<More>,
): Promise<RestoreResult<More | undefined>> {
  const tables = await tablesInOrder(store);
  try {
    return await store.db.transaction().execute(async (tx) => {
      await refuseWriters(tx, store.engine, tables);
      await requireEmpty(tx);
      // The rows that migrations and a first start inserted.
      for (const table of tables.toReversed()) {
        await sql`delete from ${sql.table(table)}`.execute(tx);
      }
      const rows = await insertAll(tx, file);
      return { ok: true, rows, afterwards: await afterwards?.(tx) };
    });
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.message };
    if (hasCode(error, lockNotAvailable)) {
      const fault =
        'Somebody is writing to the database. Stop the service first. Nothing was done.';
      return { ok: false, fault };
    }
    if (isMissing(error)) return { ok: false, fault: `${file} does not exist.` };
    if (isDamage(error)) return { ok: false, fault: `${file} is damaged or cut off.` };
    throw error;
  }
}

const lockNotAvailable = '55P03';

/**
 * SQLite's transaction is the only writer from its beginning; PostgreSQL must be told. It does not wait:
 * a writer who already has one of the tables may need another one, and neither would ever go on.
 */
async function refuseWriters(
  tx: DatabaseTransaction,
  engine: Store['engine'],
  tables: readonly string[],
): Promise<void> {
  if (engine === 'sqlite') return;
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`lock table ${names} in exclusive mode nowait`.execute(tx);
}

/**
 * A database with an enquiry or a colleague in it is not overwritten. Looked at when nobody else can
 * write any more: an enquiry that was accepted a moment before would be deleted.
 */
async function requireEmpty(tx: DatabaseTransaction): Promise<void> {
  for (const table of ['enquiry', 'staff']) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) {
      throw new Refusal(`The database is not empty: ${table} has rows. Nothing was done.`);
    }
  }
}

const batchSize = 100;

async function insertAll(tx: DatabaseTransaction, file: string): Promise<Footer['rows']> {
  const hash = createHash('sha256');
  const counted: Record<string, number> = {};
  let header: Header | undefined;
  let footer: Footer | undefined;
  let batch: { table: string; rows: Row[1][] } = { table: '', rows: [] };

  const flush = async () => {
    if (batch.rows.length > 0) await insert(tx, batch.table, batch.rows);
    batch = { table: '', rows: [] };
  };
  for await (const line of linesOf(file)) {
    if (footer) throw new Refusal(`${file} goes on after its end.`);
    const parsed: unknown = JSON.parse(line);
    if (!header) {
      header = requireHeader(parsed);
      for (const table of header.tables) counted[table] = 0;
    } else if (Array.isArray(parsed)) {
      const [table, values] = parsed as unknown as Row;
      if (counted[table] === undefined) throw new Refusal(`${file} has rows of no table: ${table}`);
      if (table !== batch.table || batch.rows.length >= batchSize) await flush();
      batch.table = table;
      batch.rows.push(values);
      counted[table] += 1;
    } else {
      footer = parsed as Footer;
      continue;
    }
    hash.update(line);
  }
  await flush();
  if (footer?.sha256 !== hash.digest('hex')) throw new Refusal(`${file} is damaged or cut off.`);
  return counted;
}

function requireHeader(parsed: unknown): Header {
  const header = parsed as Partial<Header>;
  if (header.taana !== formatVersion) throw new Refusal('This is not a backup that we can read.');
  const ours = readMigrations().map(({ name }) => name);
  if (JSON.stringify(header.migrations) !== JSON.stringify(ours)) {
    throw new Refusal(
      'The backup was made by another release. Install that release, restore, then update.',
    );
  }
  return header as Header;
}

async function insert(tx: DatabaseTransaction, table: string, rows: readonly Row[1][]) {
  const columns = Object.keys(rows[0]!);
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => bindable(row[column])))})`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(tx);
}

/** SQLite has no booleans; both engines read the number as one. */
function bindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

/**
 * Split at line feeds alone: `readline` also breaks at U+2028, which a visitor may have typed. Every line
 * ends with one; what follows the last was cut off.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  // `pipeline` passes an error of the file on to the unzipped stream, which is being read.
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => {});
  const text = unzipped.setEncoding('utf8');
  for await (const piece of text) {
    const lines = `${rest}${String(piece)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  return codeOf(error).startsWith('Z_');
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}
