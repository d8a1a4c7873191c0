import { restoreBackup } from '../src/server/backup/restore-backup.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { describeRows, requireSettings } from './database-command.ts';

/** `npm run restore -- file`: fills the configured database, which must be empty, from a backup. */
const file = process.argv[2];
if (!file) {
  console.error('Which backup? npm run restore -- backups/taana-….jsonl.gz');
  process.exit(1);
}
const store = await openDatabase(requireSettings());
try {
  const restored = await restoreBackup(store, file);
  if (restored.ok) console.log(`Restored ${describeRows(restored.rows)}`);
  else console.error(restored.fault);
  process.exitCode = restored.ok ? 0 : 1;
} finally {
  await store.close();
}
