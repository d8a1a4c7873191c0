import { restoreBackup } from '../src/server/backup/restore-backup.ts';
import { overwriteDeleted } from '../src/server/retention/delete-enquiries.ts';
import { applyErasures, readErasureFile, storeErasures } from '../src/server/retention/erasures.ts';
import { describeRows, requireDatabase, stop } from './database-command.ts';

/**
 * `npm run restore <file>`: fills the database of the service, which must be empty, from a backup.
 * People who were erased since that backup are removed again before anybody can see them.
 */
const file = process.argv[2];
if (!file) stop('Which backup? npm run restore backups/taana-….jsonl.gz');
const { store, settings } = await requireDatabase({ state: 'new', folder: true });
try {
  const listed = await readErasureFile(settings.dataDir);
  const restored = await restoreBackup(store, file, async (tx) => {
    await storeErasures(tx, listed);
    return applyErasures(tx, listed);
  });
  if (restored.ok) {
    await overwriteDeleted(store);
    console.log(`Restored ${describeRows(restored.rows)}`);
    console.log(
      `Erased again: ${restored.afterwards ?? 0} enquiries, by ${listed.length} entries of the list in ${settings.dataDir}`,
    );
  } else {
    console.error(restored.fault);
    process.exitCode = 1;
  }
} finally {
  await store.close();
}
