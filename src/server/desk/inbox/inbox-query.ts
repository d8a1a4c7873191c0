import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { InboxPage, InboxQuery } from '../../../contract/desk/endpoints/inbox-endpoints.ts';
import type { Store } from '../../db/store.ts';
import type { Database } from '../../db/schema.ts';
import { countNamed } from '../buyers/find-buyer.ts';
import { lineColumns, type LineRow, type SameCounts, toLine } from './inbox-line.ts';

export const pageSize = 50;

/** One page of the inbox; the next page is found by index alone, however long the list is. */
export async function listInbox(
  store: Store,
  query: InboxQuery,
  personId: string,
): Promise<InboxPage> {
  const byDue = query.view === 'answer' && query.search === '';
  const column = byDue ? 'enquiry.due_at' : 'enquiry.created_at';
  const after = readCursor(query.after);
  let select = filtered(store, query, personId).select(lineColumns);
  if (after) {
    const beyond = byDue ? sql`>` : sql`<`;
    select = select.where(
      sql<SqlBool>`(${sql.ref(column)}, enquiry.id) ${beyond} (${after.at}, ${after.id})`,
    );
  }
  const rows = await select
    .orderBy(column, byDue ? 'asc' : 'desc')
    .orderBy('enquiry.id', byDue ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const counts = await countSame(store, shown);
  const named = await countNamed(store.db, shown);
  return {
    lines: shown.map((row) => {
      const fromSame = named.get(row.id);
      return { ...toLine(row, counts), ...(fromSame !== undefined && { fromSame }) };
    }),
    ...(rows.length > pageSize &&
      last && { after: `${byDue ? last.due_at : last.created_at}.${last.id}` }),
  };
}

/** Written exactly as in the index `enquiry_search`, or the index is not used. */
const searchText = sql<string>`lower(substr(reference || ' ' || name || ' ' || company || ' ' || email || ' ' || phone || ' ' || phone_normal || ' ' || product, 1, 500))`;

/** Written exactly as in the indexes of the views; a bound value would not match them. */
export const viewConditions = {
  answer: sql<SqlBool>`(status = 'new' or asked_at is not null)`,
  open: sql<SqlBool>`status not in ('new', 'won', 'lost', 'spam')`,
  closed: sql<SqlBool>`status not in ('new', 'contacted', 'sampled', 'quoted')`,
  mine: sql<SqlBool>`status not in ('won', 'lost', 'spam')`,
} as const;

/** A search must use its own index, not that of a view, where every row would be fetched. */
const searchedConditions = {
  answer: sql<SqlBool>`(lower(status) = 'new' or asked_at is not null)`,
  open: sql<SqlBool>`lower(status) not in ('new', 'won', 'lost', 'spam')`,
  closed: sql<SqlBool>`lower(status) not in ('new', 'contacted', 'sampled', 'quoted')`,
  mine: sql<SqlBool>`lower(status) not in ('won', 'lost', 'spam')`,
} as const;

function filtered(
  store: Store,
  query: InboxQuery,
  personId: string,
): SelectQueryBuilder<Database, 'enquiry', object> {
  const { view, kind, status, owner, unread } = query;
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  let select = store.db.selectFrom('enquiry');
  // The rarest condition comes first, so that most rows are dropped at once.
  for (const word of words) select = select.where(contains(store.engine, word));
  select = select.where('enquiry.quarantined_at', view === 'quarantine' ? 'is not' : 'is', null);
  if (view === 'mine') select = select.where('enquiry.owner_id', '=', personId);
  if (view !== 'all' && view !== 'quarantine') {
    select = select.where((words.length > 0 ? searchedConditions : viewConditions)[view]);
  }
  if (kind) select = select.where('enquiry.kind', '=', kind);
  if (status) select = select.where('enquiry.status', '=', status);
  if (owner === 'nobody') select = select.where('enquiry.owner_id', 'is', null);
  else if (owner) select = select.where('enquiry.owner_id', '=', owner);
  if (unread) select = select.where('enquiry.opened_at', 'is', null);
  return select;
}

function contains(engine: Store['engine'], word: string) {
  return engine === 'sqlite'
    ? sql<SqlBool>`instr(${searchText}, ${word}) > 0`
    : sql<SqlBool>`strpos(${searchText}, ${word}) > 0`;
}

function readCursor(cursor: string | undefined): { at: number; id: string } | undefined {
  const read = /^(\d{1,16})\.([\w-]{1,64})$/.exec(cursor ?? '');
  return read ? { at: Number(read[1]), id: read[2]! } : undefined;
}

/** How often each telephone and each address of a page occurs; both are indexed. */
async function countSame(store: Store, rows: readonly LineRow[]): Promise<SameCounts> {
  const phones = [...new Set(rows.map((row) => row.phone_normal).filter(Boolean))];
  const emails = [...new Set(rows.map((row) => row.email.toLowerCase()).filter(Boolean))];
  const count = async (
    key: RawBuilder<string>,
    among: readonly string[],
    present: Expression<SqlBool>,
  ) =>
    among.length === 0
      ? []
      : await store.db
          .selectFrom('enquiry')
          .select([key.as('key'), (eb) => eb.fn.countAll<number>().as('many')])
          .where(present)
          .where(key, 'in', among)
          .groupBy(key)
          .execute();
  const found = [
    ...(await count(sql.ref<string>('phone_normal'), phones, sql`phone_normal <> ''`)),
    ...(await count(sql<string>`lower(email)`, emails, sql`email <> ''`)),
  ];
  return new Map(found.map(({ key, many }) => [key, Number(many)]));
}
