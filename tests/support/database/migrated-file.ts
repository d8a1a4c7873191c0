import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, sqliteFile } from '../../../src/server/db/sqlite.ts';
import { readSecrets } from '../../../src/server/secret-key.ts';

/** The bytes of a SQLite database that has all tables and no rows; made once in a process. */
export function migratedFile(): Promise<Buffer> {
  made ??= migrateOne();
  return made;
}

let made: Promise<Buffer> | undefined;

async function migrateOne(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-template-'));
  try {
    const store = await openSqlite(
      dataDir,
      readSecrets({ dataDir, secretKey: 'template'.repeat(6) }),
    );
    // The copies belong to the keys of their tests.
    await store.db.deleteFrom('desk_setting').execute();
    await store.close();
    return await readFile(join(dataDir, sqliteFile));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
