import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeBackup } from '../src/server/backup/write-backup.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { describeRows, requireSettings } from './database-command.ts';

/** `npm run backup [-- file]`: writes the whole database to a file while the server keeps running. */
const now = Date.now();
const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
const file = process.argv[2] ?? `backups/taana-${stamp}.jsonl.gz`;
mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
const store = await openDatabase(requireSettings());
try {
  console.log(`${file}: ${describeRows(await writeBackup(store, file, now))}`);
} finally {
  await store.close();
}
