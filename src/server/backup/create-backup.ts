import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { Footer } from './format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** What a backup holds, as read back from the file. */
export interface BackupContents {
  readonly rows: Footer['rows'];
  readonly bytes: number;
  readonly newestEnquiry?: { readonly reference: string; readonly created_at: number };
  /** The last migration of the tables. */
  readonly migration: string;
}

/**
 * Writes a backup and restores it on trial, into a database in the folder `trialIn`, which must not be
 * on another machine: SQLite cannot work there. The file gets its name only when everything that was
 * written could be read back, so a file with that name is a backup that works.
 */
export async function createBackup(
  store: Pick<Store, 'db' | 'engine'>,
  { file, trialIn, now }: { readonly file: string; readonly trialIn: string; readonly now: number },
): Promise<BackupContents> {
  const unverified = `${file}${unverifiedSuffix}`;
  for (const folder of new Set([dirname(file), trialIn])) await removeLeftovers(folder, now);
  try {
    const written = await writeBackup(store, unverified, now);
    const contents = await verifyBackup(unverified, trialIn, written);
    await rename(unverified, file);
    await syncFolder(dirname(file));
    return contents;
  } finally {
    await rm(unverified, { force: true });
  }
}

const trialPrefix = '.verify-';
const unverifiedSuffix = '.unverified';

async function verifyBackup(
  file: string,
  trialIn: string,
  written: Footer['rows'],
): Promise<BackupContents> {
  const trial = await mkdtemp(join(trialIn, trialPrefix));
  try {
    const store = await openDatabase({ dataDir: trial });
    try {
      const restored = await restoreBackup(store, file);
      if (!restored.ok) throw new Error(`The backup cannot be restored: ${restored.fault}`);
      for (const [table, count] of Object.entries(written)) {
        const found = await countRows(store.db, table);
        if (found !== count) {
          throw new Error(`The backup lost rows: ${table} has ${found} instead of ${count}.`);
        }
      }
      return { rows: written, bytes: (await stat(file)).size, ...(await describe(store.db)) };
    } finally {
      await store.close();
    }
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

const dayMs = 86_400_000;

/**
 * Of a backup that was killed. They contain everything that the database does, so they must not stay;
 * younger ones may belong to another backup that is being made.
 */
async function removeLeftovers(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(trialPrefix) && !name.includes(unverifiedSuffix)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now - dayMs) await rm(path, { recursive: true, force: true });
  }
}

async function countRows(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.n);
}

async function describe(db: Kysely<Database>) {
  const newestEnquiry = await db
    .selectFrom('enquiry')
    .select(['reference', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { name } = await db
    .selectFrom('migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { migration: name, ...(newestEnquiry && { newestEnquiry }) };
}

/** Otherwise a power cut may undo the renaming. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
