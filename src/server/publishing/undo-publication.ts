import type { Kysely } from 'kysely';
import { contentKinds, isKindName } from '../../content/records/content-kinds.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { newerRelease, type ReadBody } from './apply-revisions.ts';
import { checkChanges } from './check-drafts.ts';
import { type Heads, nameRecord, readHeads } from './heads.ts';
import { keepAddresses } from './records/keep-addresses.ts';
import { addPublication, nextNumber } from './publications.ts';
import type { PublishRequest } from './publish-drafts.ts';
import type { RecordFault } from '../../contract/desk/publishing-answers.ts';
import { readBodies } from './revision-bodies.ts';
import type { RecordName } from './record-name.ts';
import { mayGrow, shippedBody, shippedText } from './shipped.ts';
import { Stale, untilFresh } from './until-fresh.ts';

export interface UndoRequest extends Omit<PublishRequest, 'changes'> {
  /** The publication to take back. */
  readonly number: number;
}

export type Undone =
  | {
      readonly kind: 'published';
      readonly number: number;
      /** Somebody has a draft of these, which still says what was taken back. */
      readonly drafts: readonly RecordName[];
    }
  | { readonly kind: 'unknown-publication' }
  /** With it the mill took over what is shipped: there is nothing to take back. */
  | { readonly kind: 'took-over' }
  /** These were published again since: each is to be brought back by itself. */
  | { readonly kind: 'changed-since'; readonly records: readonly RecordName[] }
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] }
  | { readonly kind: 'busy' };

/** What a publication changed becomes what it was before, as a new publication. Nothing is deleted. */
export function undoPublication(store: Store, request: UndoRequest): Promise<Undone> {
  return untilFresh(store, () => checkAndUndo(store, request));
}

async function checkAndUndo(store: Store, request: UndoRequest): Promise<Undone> {
  const heads = await readHeads(store.db);
  const rows = await changesOf(store.db, request.number);
  if (rows.length === 0) return { kind: 'unknown-publication' };
  if (request.number === heads.adopted) return { kind: 'took-over' };
  const again = rows.filter((row) => heads.publics.get(nameRecord(row))?.id !== row.revision);
  if (again.length > 0) return { kind: 'changed-since', records: again.map(toName) };
  const returns = await readReturns(store.db, heads, request.number, rows);
  const { faults } = await checkChanges(store.db, heads, returns);
  if (faults.length > 0) return { kind: 'refused', faults };
  return store.transact((tx) => takeBack(tx, request, heads, returns));
}

interface Row extends RecordName {
  readonly revision: string;
  readonly before: string | null;
}

async function changesOf(db: Kysely<Database>, number: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('publication_change')
    .select(['kind', 'key', 'revision', 'before'])
    .where('publication', '=', number)
    .execute();
  return rows as Row[];
}

interface Return extends Row {
  /** As it was before; empty: it was not there. */
  readonly read: ReadBody | null;
}

async function readReturns(
  db: Kysely<Database>,
  heads: Heads,
  number: number,
  rows: readonly Row[],
): Promise<Return[]> {
  const ids = rows.flatMap(({ before }) => (before === null ? [] : [before]));
  const outs = await db
    .selectFrom('content_revision')
    .select('id')
    .where('id', 'in', ['', ...ids])
    .where('body', 'is', null)
    .execute();
  const takenOut = new Set(outs.map(({ id }) => id));
  const revisions = [...ids, ...rows.map(({ revision }) => revision)];
  const bodies = await readBodies(
    db,
    revisions.map((id) => ({ id, takesOut: takenOut.has(id) })),
  );
  const was = (row: Row): ReadBody | null => {
    if (row.before !== null) {
      return takenOut.has(row.before) ? null : (bodies.get(row.before) ?? unreadable);
    }
    // Nothing of the mill's: what is shipped, unless the lists were the mill's own by then.
    const ownLists = heads.adopted !== undefined && heads.adopted < number;
    if (!isKindName(row.kind)) return unreadable;
    const body = shippedBody(row);
    const wasShipped = body && !(ownLists && mayGrow(row.kind));
    return wasShipped ? { ok: true, body } : null;
  };
  return rows.map((row) => {
    const read = was(row);
    const published = bodies.get(row.revision);
    if (!published?.ok || (read && !read.ok)) return { ...row, read };
    const body = keepAddresses(row.kind, published.body, read?.body ?? null);
    return { ...row, read: body && { ok: true, body } };
  });
}

const unreadable: ReadBody = { ok: false, faults: [newerRelease] };

async function takeBack(
  tx: DatabaseTransaction,
  request: UndoRequest,
  heads: Heads,
  returns: readonly Return[],
): Promise<Undone> {
  const { author, at, note = '' } = request;
  const number = await nextNumber(tx);
  if (number !== heads.number + 1) throw new Stale();
  const rows = returns.map(({ kind, key, revision, read }) => ({
    id: timeOrderedId(at),
    kind,
    key,
    parent: revision,
    base: shippedText({ kind, key }),
    version: contentKinds[kind].version,
    body: read?.ok ? JSON.stringify(read.body) : null,
    author_id: author.id,
    author: author.name,
    created_at: at,
    note,
  }));
  await tx.insertInto('content_revision').values(rows).execute();
  const changes = rows.map(({ id, kind, key }) => ({ kind, key, revision: id }));
  await addPublication(tx, number, { author, at, note, undoes: request.number, changes });
  const drafts: RecordName[] = [];
  for (const { id, kind, key, parent } of rows) {
    const { numUpdatedRows } = await tx
      .updateTable('content_draft')
      .set({ revision: id })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('revision', '=', parent)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) drafts.push({ kind, key });
  }
  await request.record?.(tx, number);
  return { kind: 'published', number, drafts };
}

function toName({ kind, key }: Row): RecordName {
  return { kind, key };
}
