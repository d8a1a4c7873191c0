import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { pictureKey } from '../../domain/picture/own-picture.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

const batch = 25;

/**
 * Deletes pictures that were taken in before this moment and that nothing has named since: no draft, no
 * public state and no state a record had at any time since. Returns how many.
 */
export async function sweepMedia(store: Store, before: number): Promise<number> {
  const old = await store.db
    .selectFrom('media')
    .select('id')
    .where('touched_at', '<', before)
    .orderBy('id')
    .execute();
  if (old.length === 0) return 0;
  const named = await namedSince(store.db, before);
  const unused = old.map(({ id }) => id).filter((id) => !named.has(id));
  let removed = 0;
  for (let at = 0; at < unused.length; at += batch) {
    removed += await deletePictures(store, unused.slice(at, at + batch), before);
    await nextTurn();
  }
  return removed;
}

async function deletePictures(
  store: Store,
  ids: readonly string[],
  before: number,
): Promise<number> {
  return store.transact(async (tx) => {
    // Locked first: the same file may arrive again in this moment, and then it stays.
    const rows = await tx
      .updateTable('media')
      .set((eb) => ({ touched_at: eb.ref('touched_at') }))
      .where('id', 'in', ids)
      .where('touched_at', '<', before)
      .returning('id')
      .execute();
    if (rows.length === 0) return 0;
    const locked = rows.map(({ id }) => id);
    await tx.deleteFrom('media_file').where('media', 'in', locked).execute();
    await tx.deleteFrom('media').where('id', 'in', locked).execute();
    return locked.length;
  });
}

/** Every picture that a state of a record names which was valid at any time since. */
async function namedSince(db: Kysely<Database>, since: number): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const revisions = [...(await revisionsSince(db, since))];
  for (let at = 0; at < revisions.length; at += 100) {
    const rows = await db
      .selectFrom('content_revision')
      .select(['kind', 'key', 'body'])
      .where('id', 'in', revisions.slice(at, at + 100))
      .execute();
    for (const { kind, key, body } of rows) {
      if (kind === 'picture') named.add(key);
      // A key is always a whole text of the JSON.
      for (const text of body?.split('"') ?? []) if (pictureKey.test(text)) named.add(text);
    }
    await nextTurn();
  }
  return named;
}

async function revisionsSince(db: Kysely<Database>, since: number): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const add = (id: string | null) => id !== null && ids.add(id);
  // Saved since, and what each of them took the place of.
  const saved = await db
    .selectFrom('content_revision')
    .select(['id', 'parent'])
    .where('created_at', '>=', since)
    .execute();
  for (const { id, parent } of saved) [id, parent].forEach(add);
  const drafts = await db.selectFrom('content_draft').select('revision').execute();
  for (const { revision } of drafts) add(revision);
  // Public now, and what became public or ceased to be since.
  const changes = await db
    .selectFrom('publication_change as change')
    .innerJoin('publication', 'publication.number', 'change.publication')
    .select(['change.revision', 'change.before', 'publication.created_at'])
    .where((eb) =>
      eb.or([
        eb('publication.created_at', '>=', since),
        eb.not(
          eb.exists(
            eb
              .selectFrom('publication_change as later')
              .select('later.key')
              .whereRef('later.kind', '=', 'change.kind')
              .whereRef('later.key', '=', 'change.key')
              .whereRef('later.publication', '>', 'change.publication'),
          ),
        ),
      ]),
    )
    .execute();
  for (const { revision, before, created_at } of changes) {
    add(revision);
    if (Number(created_at) >= since) add(before);
  }
  return ids;
}
