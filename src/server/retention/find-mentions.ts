import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Person } from './person.ts';

/** Where people write freely, and the column that names the enquiry. */
const written = {
  enquiry: { enquiry: 'id', texts: ['name', 'company', 'product', 'payload', 'next_action'] },
  message: {
    enquiry: 'enquiry_id',
    texts: ['author', 'address', 'subject', 'body', 'quoted', 'facts'],
  },
  sample: { enquiry: 'enquiry_id', texts: ['recipient', 'address', 'feedback'] },
  quote: { enquiry: 'enquiry_id', texts: ['buyer', 'company', 'terms', 'answer', 'lines'] },
} as const;

const pageSize = 100;

/**
 * References of the enquiries of others in which somebody wrote this address or number. They belong
 * to somebody else, so a person has to decide what becomes of them.
 */
export async function findMentions(
  db: Kysely<Database>,
  person: Person,
  own: ReadonlySet<string>,
): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, { enquiry, texts }] of Object.entries(written)) {
    for (let last = ''; ;) {
      const { rows } = await sql<Readonly<Record<string, string | null>>>`
        select * from ${sql.table(table)} where id > ${last} order by id limit ${pageSize}`.execute(
        db,
      );
      for (const row of rows) {
        const id = row[enquiry] ?? '';
        if (id !== '' && !own.has(id) && texts.some((text) => mentions(row[text] ?? '', person)))
          found.add(id);
      }
      if (rows.length < pageSize) break;
      last = rows.at(-1)!['id'] ?? '';
      await nextTurn();
    }
  }
  return referencesOf(db, [...found]);
}

/** A number is written with or without its country, and with any marks between its digits. */
function mentions(text: string, person: Person): boolean {
  if (person.by === 'email') return text.toLowerCase().includes(person.email);
  return text.replace(/[\s()./-]/g, '').includes(person.phone.slice(-10));
}

async function referencesOf(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('enquiry')
    .select('reference')
    // More than anybody would read; the rest is found after these are dealt with.
    .where('id', 'in', ids.slice(0, 100))
    .orderBy('reference')
    .execute();
  return rows.map(({ reference }) => reference);
}
