import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BackupContents, createBackup } from '../src/server/backup/create-backup.ts';
import { backupName, replacedBackups } from '../src/server/backup/generations.ts';
import { describeRows, readWords, requireDatabase, stop } from './database-command.ts';

/**
 * `npm run backup [folder or file] [allow-empty]`: writes the whole database to a file while the server
 * keeps running, and restores it on trial. In a folder, backups of earlier days are replaced by
 * generations; a file (`….gz`) is only written.
 */
const { words, isSet: mayBeEmpty } = readWords('allow-empty');
const [target = 'backups'] = words;
const now = Date.now();
const folder = target.endsWith('.gz') ? undefined : target;
const file = folder ? join(folder, backupName(now)) : target;
const { store, settings } = await requireDatabase({
  state: mayBeEmpty ? 'maybe-empty' : 'filled',
  folder: false,
});
try {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // The folder of the backups may be a disk of another machine.
  const trialIn = existsSync(settings.dataDir) ? settings.dataDir : dirname(file);
  const contents = await createBackup(store, { file, trialIn, now });
  console.log(`${file}: restored on trial, ${describe(contents)}`);
  if (folder) removeReplaced(folder);
} catch (error) {
  stop(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await store.close();
}

function describe({ rows, bytes, newestEnquiry, migration }: BackupContents): string {
  const newest = newestEnquiry
    ? `newest enquiry ${newestEnquiry.reference} of ${new Date(newestEnquiry.created_at).toISOString()}`
    : 'no enquiry';
  return `${bytes} bytes, ${newest}, tables of ${migration}: ${describeRows(rows)}`;
}

/** After the new one was verified, so that a fault never costs an older backup. */
function removeReplaced(inFolder: string): void {
  const replaced = replacedBackups(readdirSync(inFolder));
  for (const name of replaced) rmSync(join(inFolder, name), { force: true });
  if (replaced.length > 0) console.log(`Replaced and removed: ${replaced.join(', ')}`);
}
