import type { Kysely } from 'kysely';
import type {
  PublicationDetail,
  PublicationLine,
  PublishedChange,
} from '../../contract/desk/publishing-answers.ts';
import { isKindName } from '../../content/records/content-kinds.ts';
import { changedFields, type RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Database } from '../db/schema.ts';
import { readRevision } from './revisions.ts';
import { adoption, shippedBody } from './shipped.ts';
import { titleOf } from './records/title-of.ts';

/** The newest first; `before` continues a list. */
export async function listPublications(
  db: Kysely<Database>,
  { before = Number.MAX_SAFE_INTEGER, most = 50 } = {},
): Promise<PublicationLine[]> {
  const rows = await publicationQuery(db)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  const lines = rows.map(toLine);
  const titles = await readTitles(db, lines);
  return lines.map((line) => ({ ...line, titles: titles.get(line.number) ?? [] }));
}

/** A line has room for so many names. */
const mostTitles = 3;

async function readTitles(
  db: Kysely<Database>,
  lines: readonly PublicationLine[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const few = lines.filter(({ records }) => records <= mostTitles).map(({ number }) => number);
  const rows = await db
    .selectFrom('publication_change as change')
    .innerJoin('content_revision as after', 'after.id', 'change.revision')
    .select(['change.publication', 'change.kind', 'change.key', 'after.body'])
    .where('change.publication', 'in', [0, ...few])
    .where('change.kind', '<>', adoption.kind)
    .orderBy('change.kind')
    .orderBy('change.key')
    .execute();
  const named = rows.map(({ publication, kind, key, body }) => ({
    number: Number(publication),
    title: isKindName(kind) ? titleOf(kind, key, readBody(body)) : `${kind} ${key}`,
  }));
  return new Map(
    [...Map.groupBy(named, ({ number }) => number)].map(([number, group]) => [
      number,
      group.map(({ title }) => title),
    ]),
  );
}

function readBody(text: string | null): RecordBody | undefined {
  return text === null ? undefined : (JSON.parse(text) as RecordBody);
}

/** As many as a person reads; the take-over changed some two hundred. */
const mostChanges = 50;

export async function readPublication(
  db: Kysely<Database>,
  number: number,
): Promise<PublicationDetail | undefined> {
  const row = await publicationQuery(db).where('number', '=', number).executeTakeFirst();
  if (!row) return undefined;
  const changes = await db
    .selectFrom('publication_change')
    .select(['kind', 'key', 'revision', 'before'])
    .where('publication', '=', number)
    .where('kind', '<>', adoption.kind)
    .orderBy('kind')
    .orderBy('key')
    .limit(mostChanges)
    .execute();
  const described: PublishedChange[] = [];
  for (const change of changes) described.push(await describeChange(db, change));
  return { ...toLine(row), changes: described };
}

function publicationQuery(db: Kysely<Database>) {
  return db
    .selectFrom('publication')
    .select(['number', 'created_at', 'author', 'note', 'undoes'])
    .select((eb) =>
      eb
        .selectFrom('publication_change')
        .whereRef('publication_change.publication', '=', 'publication.number')
        .where('publication_change.kind', '<>', adoption.kind)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('records'),
    );
}

function toLine(row: {
  readonly number: number;
  readonly created_at: number;
  readonly author: string;
  readonly note: string;
  readonly undoes: number | null;
  readonly records: number | bigint | string | null;
}): PublicationLine {
  const { created_at: at, author, note } = row;
  return {
    number: Number(row.number),
    at: Number(at),
    author,
    note,
    undoes: row.undoes === null ? null : Number(row.undoes),
    records: Number(row.records ?? 0),
    titles: [],
  };
}

async function describeChange(
  db: Kysely<Database>,
  row: { kind: string; key: string; revision: string; before: string | null },
): Promise<PublishedChange> {
  const { kind, key } = row;
  if (!isKindName(kind)) return { ...row, title: `${kind} ${key}`, change: 'changed', fields: [] };
  const name = { kind, key };
  const after = (await readRevision(db, name, row.revision))?.body ?? null;
  const former: RecordBody | null =
    row.before === null
      ? (shippedBody(name) ?? null)
      : ((await readRevision(db, name, row.before))?.body ?? null);
  const title = titleOf(kind, key, after ?? former ?? undefined);
  if (after === null) return { ...row, title, change: 'taken-out', fields: [] };
  if (former === null) return { ...row, title, change: 'added', fields: [] };
  return { ...row, title, change: 'changed', fields: changedFields(former, after).slice(0, 50) };
}
