import type { Kysely, Selectable } from 'kysely';
import { contentKinds, type KindName } from '../../content/records/content-kinds.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { bodyLimits } from '../../domain/publishing/plain-body.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { RecordName } from './record-name.ts';
import { shippedText } from './shipped.ts';

export interface Author {
  readonly id: string;
  readonly name: string;
}

/** One state of a record that a person saved. */
export interface Revision extends RecordName {
  readonly id: string;
  readonly parent: string | null;
  /** Version of the schema the body follows. */
  readonly version: number;
  /** Empty: the record is taken out. */
  readonly body: RecordBody | null;
  readonly author: string;
  readonly createdAt: number;
  readonly note: string;
}

export interface Draft extends RecordName {
  /** The revision the author began with; empty: with what is shipped, or with nothing. */
  readonly parent: string | null;
  readonly body: RecordBody | null;
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** Called in the same transaction when it became the draft, for the audit log. */
  readonly record?: (tx: DatabaseTransaction, revision: string) => Promise<void>;
}

export type Saved =
  | { readonly kind: 'saved'; readonly revision: string }
  /**
   * Somebody saved meanwhile: theirs is to be laid beside mine over what both began with. Without
   * theirs the draft was discarded, and what is shipped stands there again.
   */
  | { readonly kind: 'conflict'; readonly mine: string; readonly theirs: Revision | undefined }
  | { readonly kind: 'unknown-record' }
  | { readonly kind: 'too-large' };

/**
 * Stores what a person typed, complete or not, as a new revision. It becomes the draft if nobody
 * else has saved since; otherwise it stays as a revision, so that nothing typed is thrown away.
 */
export async function saveDraft(store: Store, draft: Draft): Promise<Saved> {
  const { kind, key, parent, author, at, note = '' } = draft;
  if (!isRecordName(draft)) return { kind: 'unknown-record' };
  const body = draft.body === null ? null : JSON.stringify(draft.body);
  if (body !== null && Buffer.byteLength(body) > bodyLimits.bytes) return { kind: 'too-large' };
  const id = timeOrderedId(at);
  const { version } = contentKinds[kind];
  const base = shippedText(draft);
  return store.transact(async (tx): Promise<Saved> => {
    await tx
      .insertInto('content_revision')
      .values({
        id,
        kind,
        key,
        parent,
        base,
        version,
        body,
        author_id: author.id,
        author: author.name,
        created_at: at,
        note,
      })
      .execute();
    // The head moves only from where this person began; its row is the lock.
    const moved =
      parent === null
        ? await tx
            .insertInto('content_draft')
            .values({ kind, key, revision: id })
            .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
            .executeTakeFirstOrThrow()
            .then((result) => result.numInsertedOrUpdatedRows)
        : await tx
            .updateTable('content_draft')
            .set({ revision: id })
            .where('kind', '=', kind)
            .where('key', '=', key)
            .where('revision', '=', parent)
            .executeTakeFirstOrThrow()
            .then((result) => result.numUpdatedRows);
    if (moved === 1n) {
      await draft.record?.(tx, id);
      return { kind: 'saved', revision: id };
    }
    return { kind: 'conflict', mine: id, theirs: await readDraft(tx, draft) };
  });
}

/** The newest state of a record that became its draft, public or not. */
export async function readDraft(
  db: Kysely<Database>,
  { kind, key }: RecordName,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('content_draft as draft')
    .innerJoin('content_revision as revision', 'revision.id', 'draft.revision')
    .selectAll('revision')
    .where('draft.kind', '=', kind)
    .where('draft.key', '=', key)
    .executeTakeFirst();
  return row && toRevision(row);
}

/** One state of a record, if it is one of this record. */
export async function readRevision(
  db: Kysely<Database>,
  { kind, key }: RecordName,
  id: string,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('content_revision')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && toRevision(row);
}

/** Every state a record ever had, the newest first. */
export async function readHistory(
  db: Kysely<Database>,
  { kind, key }: RecordName,
  most = 100,
): Promise<Revision[]> {
  const rows = await db
    .selectFrom('content_revision')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(toRevision);
}

/** A shipped record, or one with a key that the mill may add. */
export function isRecordName(name: {
  readonly kind: string;
  readonly key: string;
}): name is RecordName {
  const { kind, key } = name;
  if (!Object.hasOwn(contentKinds, kind)) return false;
  const { shipped, newKey } = contentKinds[kind as KindName];
  return Object.hasOwn(shipped, key) || newKey?.test(key) === true;
}

export function toRevision(row: Selectable<Database['content_revision']>): Revision {
  return {
    id: row.id,
    kind: row.kind as KindName,
    key: row.key,
    parent: row.parent,
    version: row.version,
    body: row.body === null ? null : (JSON.parse(row.body) as RecordBody),
    author: row.author,
    createdAt: Number(row.created_at),
    note: row.note,
  };
}
