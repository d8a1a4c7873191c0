import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { recipientHash } from '../enquiries/recipient-allowance.ts';
import { deleteEnquiries, eraseMails, overwriteDeleted } from './delete-enquiries.ts';
import { appendErasures, chooseSalt, type Erasure, hashOf, storeErasures } from './erasures.ts';
import { removeMailFiles } from './mail-files.ts';
import { findPerson, type FoundEnquiry, type Person } from './person.ts';

export interface Erased {
  readonly enquiries: readonly FoundEnquiry[];
  /** Mails that were removed from the outbox. */
  readonly mails: number;
  /** Mails that were removed from the disk of this machine. */
  readonly files: number;
}

/**
 * Removes them from every table, in one transaction, and from the mails on disk. `within` may add to
 * that transaction. They are put on the list of erasures first: if this fails, the next sweep erases
 * them by it.
 */
export async function erasePerson(
  store: Store,
  request: {
    readonly person: Person;
    readonly dataDir: string;
    readonly now: number;
    readonly within?: (tx: DatabaseTransaction, enquiries: number) => Promise<void>;
  },
): Promise<Erased> {
  const { person, dataDir, now, within } = request;
  const folder = join(dataDir, 'mail');
  const salt = await chooseSalt(store, dataDir);
  const found = await findPerson(store, person);
  await appendErasures(dataDir, erasuresOf(salt, person, found, now));
  const { enquiries, mails } = await store.transact(async (tx) => {
    const theirs = await findPerson({ db: tx }, person);
    await storeErasures(tx, erasuresOf(salt, person, theirs, now));
    const deleted = await deleteEnquiries(tx, theirs);
    // Also what they wrote where it had no place yet, or in somebody else's conversation.
    if (person.by === 'email') {
      await eraseMails(tx, (eb) => eb('message.address', '=', person.email));
    }
    await forgetRecipients(tx, person, theirs);
    await within?.(tx, theirs.length);
    return { enquiries: theirs, mails: deleted };
  });
  await overwriteDeleted(store);

  const traces = {
    references: [...found, ...enquiries].map(({ reference }) => reference),
    mailIds: mails.map(({ id }) => id),
    person,
  };
  let files = await removeMailFiles(folder, traces);
  const isBeingSent = mails.some(({ lease, sent_at }) => lease !== null && sent_at === null);
  // A worker that has read the enquiry before may write its mail only now.
  for (const wait of isBeingSent ? secondLooksMs : []) {
    await sleep(wait);
    files += await removeMailFiles(folder, traces);
  }
  return { enquiries, mails: mails.length, files };
}

/** Of the person, and of each enquiry, which may be newer than what this machine's clock says. */
function erasuresOf(
  salt: string,
  person: Person,
  enquiries: readonly FoundEnquiry[],
  now: number,
): Erasure[] {
  const own =
    person.by === 'email'
      ? hashOf(salt, ['email', person.email])
      : hashOf(salt, ['phone', person.phone]);
  return [
    { hash: own, salt, erased_at: now },
    ...enquiries.map(({ id, created_at }) => ({
      hash: hashOf(salt, ['enquiry', id]),
      salt,
      erased_at: Math.max(now, created_at),
    })),
  ];
}

const secondLooksMs = [500, 1_500, 1_000];

async function forgetRecipients(
  tx: DatabaseTransaction,
  person: Person,
  enquiries: readonly FoundEnquiry[],
): Promise<void> {
  const addresses = new Set(enquiries.map(({ email }) => email).filter(Boolean));
  if (person.by === 'email') addresses.add(person.email);
  for (const address of addresses) {
    await tx.deleteFrom('recipient').where('hash', '=', recipientHash(address)).execute();
  }
}
