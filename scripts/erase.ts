import { join } from 'node:path';
import { erasePerson } from '../src/server/retention/erase-person.ts';
import { findMailFiles } from '../src/server/retention/mail-files.ts';
import { mailIdsOf } from '../src/server/retention/delete-enquiries.ts';
import { findMentions } from '../src/server/retention/find-mentions.ts';
import {
  alsoGiven,
  findPerson,
  type FoundEnquiry,
  parsePerson,
} from '../src/server/retention/person.ts';
import { readWords, requireDatabase, stop } from './database-command.ts';

/**
 * `npm run erase <e-mail or phone> [dry-run]`: removes one person from enquiries, mails in the outbox
 * and mails on the disk of this machine. The server may keep running. The log contains no personal data,
 * so nothing has to be removed from it.
 */
const { words, isSet: dryRun } = readWords('dry-run');
const person =
  parsePerson(words.join(' ')) ??
  stop('Usage: npm run erase <e-mail address or phone number> [dry-run]');
const { store, settings } = await requireDatabase({ state: 'filled', folder: true });
const { dataDir } = settings;
try {
  const found = await findPerson(store, person);
  for (const trace of found) console.log(lineOf(trace));
  console.log(dryRun ? await rehearse(found) : await erase());
  await tellOthers(found);
} finally {
  await store.close();
}

async function rehearse(found: readonly FoundEnquiry[]): Promise<string> {
  const files = await findMailFiles(join(dataDir, 'mail'), {
    references: found.map(({ reference }) => reference),
    mailIds: await mailIdsOf(store.db, found),
    person,
  });
  return `Would erase: ${found.length} enquiries, ${files.length} mails on disk.`;
}

async function erase(): Promise<string> {
  const erased = await erasePerson(store, { person, dataDir, now: Date.now() });
  return `Erased: ${erased.enquiries.length} enquiries, ${erased.mails} mails in the outbox, ${erased.files} mails on disk.`;
}

function lineOf({ reference, kind, created_at }: FoundEnquiry): string {
  return `${reference}  ${kind.padEnd(9)}  ${new Date(created_at).toISOString().slice(0, 10)}`;
}

async function tellOthers(found: readonly FoundEnquiry[]): Promise<void> {
  const others = alsoGiven(person, found);
  if (others.length > 0) console.log(`They also gave: ${others.join(', ')}. Erase by these too.`);
  const own = new Set(found.map(({ id }) => id));
  const mentions = await findMentions(store.db, person, own);
  if (mentions.length > 0) {
    console.log(`Others wrote of them in: ${mentions.join(', ')}. Look at these yourself.`);
  }
}
