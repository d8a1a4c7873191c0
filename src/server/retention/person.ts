import { sql } from 'kysely';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { normalisePhone } from '../../domain/enquiry/phone.ts';
import type { Store } from '../db/store.ts';

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

/** Every enquiry of this person, oldest first, with those that a colleague said are theirs as well. */
export async function findPerson(
  { db }: Pick<Store, 'db'>,
  person: Person,
): Promise<FoundEnquiry[]> {
  const all = db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'kind', 'email', 'phone_normal', 'created_at'])
    .orderBy('created_at');
  const theirs =
    person.by === 'email'
      ? all.where(sql`lower(email)`, '=', person.email)
      : all.where('phone_normal', '=', person.phone);
  const given = await theirs.select('buyer_id').execute();
  const buyers = [...new Set(given.flatMap(({ buyer_id }) => buyer_id ?? []))];
  const named =
    buyers.length === 0
      ? []
      : await all.select('buyer_id').where('buyer_id', 'in', buyers).execute();
  const found = new Map([...given, ...named].map((one) => [one.id, one]));
  return [...found.values()].toSorted((a, b) => a.created_at - b.created_at);
}

/** What else they gave of themselves: a person may have used either in different enquiries. */
export function alsoGiven(person: Person, found: readonly FoundEnquiry[]): string[] {
  const own = person.by === 'email' ? person.email : person.phone;
  const given = found.flatMap(({ email, phone_normal }) => [phone_normal, email.toLowerCase()]);
  return [...new Set(given.filter((one) => one !== '' && one !== own))];
}
