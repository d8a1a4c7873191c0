import { setTimeout as sleep } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../src/server/db/open-database.ts';
import { readSettings } from '../src/server/env.ts';
import {
  erasePerson,
  findPerson,
  parsePerson,
  type FoundEnquiry,
} from '../src/server/retention/erase-person.ts';
import { findMailFiles } from '../src/server/retention/mail-files.ts';

/**
 * `npm run erase -- <e-mail or phone> [--dry-run]`: removes one person from enquiries, mails in the
 * outbox and mails on disk. The server may keep running. The log contains no personal data, so nothing
 * has to be removed from it.
 */
const words = process.argv.slice(2);
const dryRun = words.includes('--dry-run');
const person = parsePerson(words.filter((word) => !word.startsWith('--')).join(' '));
if (!person) stop('Usage: npm run erase -- <e-mail address or phone number> [--dry-run]');
const read = readSettings();
if (!read.ok) stop(['These settings cannot be used:', ...read.faults].join('\n'));
const { settings } = read;
const folder = join(settings.dataDir, 'mail');
const store = await openDatabase(settings);
try {
  const found = await findPerson(store, person);
  for (const trace of found) console.log(lineOf(trace));
  const erased = dryRun ? undefined : await erasePerson(store, person);
  const references = found.map(({ reference }) => reference);
  let files = await findMailFiles(folder, { references, person });
  if (erased) {
    for (const file of files) await rm(file, { force: true });
    // A mail that is being sent now may still be written to disk, so mails are searched once more.
    await sleep(erased.mails > 0 ? 2_000 : 0);
    const late = await findMailFiles(folder, { references, person });
    for (const file of late) await rm(file, { force: true });
    files = [...files, ...late];
  }
  const enquiries = erased?.enquiries.length ?? found.length;
  const mails = erased ? `${erased.mails} mails in the outbox, ` : '';
  const verb = dryRun ? 'Would erase' : 'Erased';
  console.log(`${verb}: ${enquiries} enquiries, ${mails}${files.length} mails on disk.`);
  tellOthers(found);
} finally {
  await store.close();
}

function lineOf({ reference, kind, created_at }: FoundEnquiry): string {
  return `${reference}  ${kind.padEnd(9)}  ${new Date(created_at).toISOString().slice(0, 10)}`;
}

/** Finds all addresses and numbers of a person, who may have used either in different enquiries. */
function tellOthers(found: readonly FoundEnquiry[]): void {
  const others = found.map(({ email, phone_normal }) =>
    person!.by === 'email' ? phone_normal : email.toLowerCase(),
  );
  const names = [...new Set(others.filter(Boolean))];
  if (names.length > 0) console.log(`They also gave: ${names.join(', ')}. Erase by these too.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
