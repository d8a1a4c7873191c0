import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { publicRevisionId } from '../publications.ts';
import type { RecordName } from '../record-name.ts';

export type Discarded = 'discarded' | 'moved' | 'nothing';

/**
 * The record has no draft any more but what is public. The discarded text stays in the history.
 * Somebody who saved meanwhile keeps the draft.
 */
export async function discardDraft(
  store: Store,
  request: RecordName & {
    /** The draft that was looked at. */
    readonly revision: string;
    readonly record?: (tx: DatabaseTransaction) => Promise<void>;
  },
): Promise<Discarded> {
  const { kind, key, revision, record } = request;
  return store.transact(async (tx): Promise<Discarded> => {
    const published = await publicRevisionId(tx, { kind, key });
    if (published === revision) return 'nothing';
    const moved =
      published === null
        ? await tx
            .deleteFrom('content_draft')
            .where('kind', '=', kind)
            .where('key', '=', key)
            .where('revision', '=', revision)
            .executeTakeFirstOrThrow()
            .then(({ numDeletedRows }) => numDeletedRows)
        : await tx
            .updateTable('content_draft')
            .set({ revision: published })
            .where('kind', '=', kind)
            .where('key', '=', key)
            .where('revision', '=', revision)
            .executeTakeFirstOrThrow()
            .then(({ numUpdatedRows }) => numUpdatedRows);
    if (moved !== 1n) return 'moved';
    await record?.(tx);
    return 'discarded';
  });
}
