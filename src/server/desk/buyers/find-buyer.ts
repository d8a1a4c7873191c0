import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import type { Database, EnquiryRow } from '../../db/schema.ts';
import { loopTurn } from '../../turns.ts';
import { lineColumns, type LineRow } from '../inbox/inbox-line.ts';

type Contact = Pick<EnquiryRow, 'id' | 'phone_normal' | 'email' | 'buyer_id'>;

/** More than anybody reads on a screen, and more than one buyer ever sends. */
const most = 500;

/**
 * The other enquiries of whoever sent this one, newest first. Where a colleague said who it is, that
 * counts; otherwise the same telephone or the same e-mail address, whatever the spelling of either.
 */
export async function findBuyer(db: Kysely<Database>, row: Contact): Promise<LineRow[]> {
  const buyerId = row.buyer_id ?? (await namedBuyer(db, row));
  const others =
    buyerId === undefined ? await sameContact(db, [row]) : await ofBuyer(db, buyerId, row);
  return others
    .filter(({ id }) => id !== row.id)
    .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
}

/** The buyer whom the newest enquiry of the same telephone or address was given to. */
async function namedBuyer(db: Kysely<Database>, row: Contact): Promise<string | undefined> {
  if (!hasContact(row)) return undefined;
  const found = await db
    .selectFrom('enquiry')
    .select('buyer_id')
    .where((eb) => sharesContact(eb, [row]))
    .where('buyer_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return found?.buyer_id ?? undefined;
}

async function ofBuyer(db: Kysely<Database>, buyerId: string, row: Contact): Promise<LineRow[]> {
  const named = await columns(db).where('buyer_id', '=', buyerId).limit(most).execute();
  // SQLite reads on the server's own thread, and a buyer may have written for years.
  await loopTurn();
  // What came since then, and what came from a telephone of theirs that nobody spoke about.
  const loose = (await sameContact(db, [...named, row])).filter(
    ({ buyer_id }) => buyer_id === null,
  );
  await loopTurn();
  const rivals = (await sameContact(db, loose)).filter(
    ({ buyer_id }) => buyer_id !== null && buyer_id !== buyerId,
  );
  if (rivals.length === 0) return [...named, ...loose];
  const newestOf = newestByContact([...named, ...rivals]);
  const theirs = loose.filter((one) => newestOf(one)?.buyer_id === buyerId);
  return [...named, ...theirs];
}

async function sameContact(db: Kysely<Database>, rows: readonly Contact[]): Promise<LineRow[]> {
  if (!rows.some(hasContact)) return [];
  return columns(db)
    .where((eb) => sharesContact(eb, rows))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

function columns(db: Kysely<Database>) {
  return db.selectFrom('enquiry').select(lineColumns);
}

/** Word for word as the two indexes say it. */
function sharesContact(eb: ExpressionBuilder<Database, 'enquiry'>, rows: readonly Contact[]) {
  const phones = [...new Set(rows.map((row) => row.phone_normal).filter(Boolean))];
  const emails = [...new Set(rows.map((row) => row.email.toLowerCase()).filter(Boolean))];
  return eb.or([
    ...(phones.length > 0
      ? [eb.and([eb('phone_normal', 'in', phones), sql<SqlBool>`phone_normal <> ''`])]
      : []),
    ...(emails.length > 0
      ? [eb.and([eb(sql<string>`lower(email)`, 'in', emails), sql<SqlBool>`email <> ''`])]
      : []),
  ]);
}

/** Finds the newest of these that shares a contact with a row. */
function newestByContact<Row extends Contact & Pick<EnquiryRow, 'created_at'>>(
  rows: readonly Row[],
): (row: Contact) => Row | undefined {
  const byPhone = new Map<string, Row>();
  const byEmail = new Map<string, Row>();
  for (const row of rows.toSorted((a, b) => a.created_at - b.created_at)) {
    if (row.phone_normal !== '') byPhone.set(row.phone_normal, row);
    if (row.email !== '') byEmail.set(row.email.toLowerCase(), row);
  }
  return ({ phone_normal, email }) => {
    const called = byPhone.get(phone_normal);
    const written = byEmail.get(email.toLowerCase());
    return called && written && written.created_at > called.created_at
      ? written
      : (called ?? written);
  };
}

function hasContact(row: Contact): boolean {
  return row.phone_normal !== '' || row.email !== '';
}

function isSameContact(a: Contact, b: Contact): boolean {
  const isPhone = a.phone_normal !== '' && a.phone_normal === b.phone_normal;
  return isPhone || (a.email !== '' && a.email.toLowerCase() === b.email.toLowerCase());
}

/**
 * How many enquiries the buyer of each line has, where a colleague said something about it; for all
 * others telephone and address tell.
 */
export async function countNamed(
  db: Kysely<Database>,
  rows: readonly Contact[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const named = rows.some(hasContact)
    ? await db
        .selectFrom('enquiry')
        .select(['id', 'phone_normal', 'email', 'buyer_id'])
        .where('buyer_id', 'is not', null)
        .where((eb) => sharesContact(eb, rows))
        .limit(most)
        .execute()
    : [];
  // A page may be one buyer's from top to bottom: whoever is the same is counted once.
  const counted = new Map<string, number>();
  for (const row of rows) {
    if (row.buyer_id === null && !named.some((one) => isSameContact(one, row))) continue;
    const buyer = row.buyer_id ?? `${row.phone_normal} ${row.email.toLowerCase()}`;
    const count = counted.get(buyer) ?? (await findBuyer(db, row)).length + 1;
    if (!counted.has(buyer)) await loopTurn();
    counted.set(buyer, count);
    counts.set(row.id, count);
  }
  return counts;
}
