import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { csvLine } from '../../../domain/desk/csv.ts';
import type { Store } from '../../db/store.ts';
import { findMail } from '../../mail-templates/mails.ts';

const pageSize = 200;

/** Row after row, so that fifty thousand enquiries need no memory. The mark at the front is for Excel. */
export function exportEnquiries(store: Store): ReadableStream<Uint8Array> {
  return stream(async function* () {
    yield `\ufeff${csvLine(enquiryColumns)}`;
    for await (const rows of pages(store, 'enquiry')) {
      for (const row of rows) yield csvLine(enquiryColumns.map((column) => cell(row[column])));
    }
  });
}

const enquiryColumns = [
  'reference',
  'kind',
  'status',
  'name',
  'company',
  'email',
  'phone',
  'product',
  'created_at',
  'due_at',
  'answered_at',
  'payload',
  'source',
  'buyer_id',
] as const;

function cell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  // A date a spreadsheet understands, instead of milliseconds.
  if (typeof value === 'number') return new Date(value).toISOString();
  return String(value);
}

/** Each with the column that its pages follow. */
const everything = {
  enquiry: 'id',
  note: 'id',
  reply: 'id',
  message: 'id',
  sample: 'id',
  quote: 'id',
  dip_round: 'id',
  outbox: 'id',
  audit: 'seq',
} as const;
type ExportedTable = keyof typeof everything;

/** All that belongs to the mill's work, a line of JSON each; no passwords, sessions or keys. */
export function exportEverything(store: Store): ReadableStream<Uint8Array> {
  return stream(async function* () {
    for (const table of Object.keys(everything) as ExportedTable[]) {
      for await (const rows of pages(store, table)) {
        for (const row of rows) {
          yield `${JSON.stringify({ table, ...withoutKeys(row) })}\n`;
        }
      }
    }
  });
}

/** No token, not even a hashed or sealed one; a mail to a colleague carries nothing but its link. */
function withoutKeys(row: Record<string, unknown>): Record<string, unknown> {
  const { token_hash: _hash, token_sealed: _sealed, lease: _lease, ...kept } = row;
  const { payload, ...rest } = kept;
  if (findMail(String(kept['topic'] ?? ''))?.about === 'colleague') return rest;
  // A code that waits to be mailed is sealed in the mail's own facts.
  return String(payload).includes('"sealed"') ? rest : kept;
}

/** No more than a page is in memory, and requests are answered between two pages. */
async function* pages(
  { db }: Store,
  table: ExportedTable,
): AsyncGenerator<Readonly<Record<string, unknown>>[]> {
  const key = sql.ref(everything[table]);
  let last: unknown;
  for (;;) {
    const further = last === undefined ? sql`` : sql`where ${key} > ${last}`;
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select * from ${sql.table(table)} ${further} order by ${key} limit ${pageSize}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)![everything[table]];
    await nextTurn();
  }
}

function stream(write: () => AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const pieces = write();
  const bytes = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = '';
      while (text.length < 64 * 1024) {
        const { value, done } = await pieces.next();
        if (done) {
          if (text) controller.enqueue(bytes.encode(text));
          controller.close();
          return;
        }
        text += value;
      }
      controller.enqueue(bytes.encode(text));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
