import type { DatabaseTransaction } from '../db/schema.ts';
import { publicRevisionId } from './publications.ts';
import type { RecordName } from './record-name.ts';

/**
 * Puts drafts back to the state they were made from, each only if nobody has saved or published the
 * record since. What is taken back stays in the history. Answers the names that were taken back.
 */
export async function takeBackDrafts(
  tx: DatabaseTransaction,
  drafts: readonly (RecordName & { readonly revision: string })[],
): Promise<RecordName[]> {
  const taken: RecordName[] = [];
  for (const { kind, key, revision } of drafts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const made = await tx
      .selectFrom('content_revision')
      .select('parent')
      .where('id', '=', revision)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!made || (await publicRevisionId(tx, { kind, key })) === revision) continue;
    if (await moveBack(tx, { kind, key, revision }, made.parent)) taken.push({ kind, key });
  }
  return taken;
}

async function moveBack(
  tx: DatabaseTransaction,
  { kind, key, revision }: RecordName & { readonly revision: string },
  parent: string | null,
): Promise<boolean> {
  if (parent === null) {
    const { numDeletedRows } = await tx
      .deleteFrom('content_draft')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('content_draft')
    .set({ revision: parent })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
