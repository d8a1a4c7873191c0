import { type Kysely, sql } from 'kysely';
import type { RevisionLine as Line } from '../../contract/desk/publishing-answers.ts';
import type { Database } from '../db/schema.ts';
import { newestChanges } from './newest-changes.ts';
import type { RecordName } from './record-name.ts';
import { adoption } from './shipped.ts';

export type RevisionLine = Line & RecordName;

/** Where every record stands that the mill has touched. */
export interface Heads {
  /** Of the newest publication. */
  readonly number: number;
  /** By `nameRecord`. A draft that was published stays here until the next one. */
  readonly drafts: ReadonlyMap<string, RevisionLine>;
  readonly publics: ReadonlyMap<string, RevisionLine>;
  /** The publication with which the mill took over what is shipped. */
  readonly adopted: number | undefined;
}

/**
 * One query for each, without bodies: some hundred lines after the mill has touched everything. With a
 * name only that record is looked up.
 */
export async function readHeads(db: Kysely<Database>, only?: RecordName): Promise<Heads> {
  const number = await readNumber(db);
  const publics = await newestChanges(db, {
    upTo: number,
    ...(only && { kinds: [only.kind, adoption.kind], keys: [only.key, adoption.key] }),
  })
    .innerJoin('content_revision as revision', 'revision.id', 'change.revision')
    .select(lineColumns)
    .select('change.publication')
    .execute();
  const drafts = await db
    .selectFrom('content_draft as draft')
    .innerJoin('content_revision as revision', 'revision.id', 'draft.revision')
    .select(lineColumns)
    .$if(only !== undefined, (query) =>
      query.where('draft.kind', '=', only!.kind).where('draft.key', '=', only!.key),
    )
    .execute();
  const adopting = publics.find(({ kind }) => kind === adoption.kind);
  return {
    number,
    drafts: byName(drafts.map(toLine)),
    publics: byName(publics.filter((row) => row !== adopting).map(toLine)),
    adopted: adopting && Number(adopting.publication),
  };
}

export async function readNumber(db: Kysely<Database>): Promise<number> {
  const head = await db.selectFrom('publication_head').select('number').executeTakeFirstOrThrow();
  return Number(head.number);
}

/** `fabric f014`: a kind contains no blank. */
export function nameRecord({ kind, key }: { readonly kind: string; readonly key: string }): string {
  return `${kind} ${key}`;
}

/** Drafts that are not public yet. */
export function openDrafts({ drafts, publics }: Heads): RevisionLine[] {
  return [...drafts].flatMap(([name, draft]) =>
    publics.get(name)?.id === draft.id ? [] : [draft],
  );
}

/** The columns of a line, for every query that joins `content_revision as revision`. */
export const lineColumns = [
  'revision.id',
  'revision.kind',
  'revision.key',
  'revision.parent',
  'revision.version',
  'revision.author',
  'revision.created_at',
  'revision.note',
  sql<boolean | number>`revision.body is null`.as('takes_out'),
] as const;

export function toLine(row: {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly parent: string | null;
  readonly version: number;
  readonly author: string;
  readonly created_at: number;
  readonly note: string;
  readonly takes_out: boolean | number;
}): RevisionLine {
  const { id, kind, key, parent, version, author, note } = row;
  return {
    id,
    kind: kind as RecordName['kind'],
    key,
    parent,
    version,
    author,
    note,
    createdAt: Number(row.created_at),
    takesOut: Boolean(row.takes_out),
  };
}

function byName(lines: readonly RevisionLine[]): Map<string, RevisionLine> {
  return new Map(lines.map((line) => [nameRecord(line), line]));
}
