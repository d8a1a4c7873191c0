import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { bodyLimits } from '../../../domain/publishing/plain-body.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import type { RecordName } from '../record-name.ts';
import type { Author } from '../revisions.ts';
import { shippedText } from '../shipped.ts';

export interface ManyDrafts {
  readonly drafts: readonly (RecordName & {
    /** The head of the record's drafts when it was read. */
    readonly parent: string | null;
    readonly body: RecordBody;
  })[];
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** Called in the same transaction, for the audit log and for what else belongs to the step. */
  readonly record: (tx: DatabaseTransaction, saved: readonly ManySaved[]) => Promise<void>;
}

export interface ManySaved extends RecordName {
  readonly revision: string;
  readonly parent: string | null;
}

/** Rows in one statement. */
const chunk = 100;

/**
 * All of the drafts, or none of them: if somebody saved one of the records meanwhile, nothing is stored
 * and the caller reads again. `saveRecord` is for a person who writes one record.
 */
export async function saveMany(
  store: Store,
  { drafts, author, at, note = '', record }: ManyDrafts,
): Promise<readonly ManySaved[] | 'moved'> {
  const rows = drafts.map(({ kind, key, parent, body }) => ({
    id: timeOrderedId(at),
    kind,
    key,
    parent,
    base: shippedText({ kind, key }),
    version: contentKinds[kind].version,
    body: JSON.stringify(body),
    author_id: author.id,
    author: author.name,
    created_at: at,
    note,
  }));
  if (rows.some(({ body }) => Buffer.byteLength(body) > bodyLimits.bytes)) {
    throw new RangeError('A record is longer than any that is stored.');
  }
  const saved = rows.map(({ id, kind, key, parent }) => ({ kind, key, revision: id, parent }));
  try {
    await store.transact(async (tx) => {
      for (let i = 0; i < rows.length; i += chunk) {
        await tx
          .insertInto('content_revision')
          .values(rows.slice(i, i + chunk))
          .execute();
      }
      // In one order everywhere, so that two who change the same records do not wait for each other.
      for (const draft of saved.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
        if (!(await moveHead(tx, draft))) throw new Moved();
      }
      await record(tx, saved);
    });
  } catch (error) {
    if (error instanceof Moved) return 'moved';
    throw error;
  }
  return saved;
}

async function moveHead(
  tx: DatabaseTransaction,
  { kind, key, parent, revision }: ManySaved,
): Promise<boolean> {
  if (parent === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('content_draft')
      .values({ kind, key, revision })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('content_draft')
    .set({ revision })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('revision', '=', parent)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes the transaction back. */
class Moved extends Error {}
