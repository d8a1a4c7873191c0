import { sql } from 'kysely';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { normalisePhone } from '../../domain/enquiry/phone.ts';
import type { Store } from '../db/store.ts';
import { recipientHash } from '../enquiries/recipient-allowance.ts';
import { deleteEnquiries } from './delete-enquiries.ts';

/** Somebody as they identify themselves: by an e-mail address or by a telephone number. */
export type Person =
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'phone'; readonly phone: string };

export function parsePerson(text: string): Person | undefined {
  const typed = text.trim();
  if (isMailAddress(typed)) return { by: 'email', email: typed.toLowerCase() };
  const phone = typed.includes('@') ? '' : normalisePhone(typed);
  return phone === '' ? undefined : { by: 'phone', phone };
}

export interface FoundEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly email: string;
  readonly phone_normal: string;
  readonly created_at: number;
}

/** Every enquiry of this person, oldest first. */
export function findPerson({ db }: Pick<Store, 'db'>, person: Person): Promise<FoundEnquiry[]> {
  const all = db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'kind', 'email', 'phone_normal', 'created_at'])
    .orderBy('created_at');
  const theirs =
    person.by === 'email'
      ? all.where(sql`lower(email)`, '=', person.email)
      : all.where('phone_normal', '=', person.phone);
  return theirs.execute();
}

/** Removes them from every table, in one transaction; mails stored as files are removed separately. */
export async function erasePerson(
  store: Store,
  person: Person,
): Promise<{ readonly enquiries: readonly FoundEnquiry[]; readonly mails: number }> {
  // What SQLite deletes stays readable in the file until the space is used again.
  if (store.engine === 'sqlite') await sql`pragma secure_delete = on`.execute(store.db);
  const erased = await store.transact(async (tx) => {
    const enquiries = await findPerson({ db: tx }, person);
    const before = await countOutbox();
    await deleteEnquiries(tx, enquiries);
    const addresses = new Set(enquiries.map(({ email }) => email).filter(Boolean));
    if (person.by === 'email') addresses.add(person.email);
    for (const address of addresses) {
      await tx.deleteFrom('recipient').where('hash', '=', recipientHash(address)).execute();
    }
    return { enquiries, mails: before - (await countOutbox()) };

    async function countOutbox(): Promise<number> {
      const { count } = await tx
        .selectFrom('outbox')
        .select(tx.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }
  });
  if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  return erased;
}
