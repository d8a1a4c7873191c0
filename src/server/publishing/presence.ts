import { sql } from 'kysely';
import type { Present } from '../../contract/desk/publishing-answers.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { RecordName } from './record-name.ts';

/** A browser with the record open renews its line every 15 seconds. */
export const presentMs = 45_000;

/** Says that this person has the record open, and returns the others who have. */
export async function bePresent(
  store: Store,
  { kind, key, person }: RecordName & { readonly person: Present },
): Promise<Present[]> {
  await store.transact((tx) =>
    tx
      .insertInto('content_presence')
      .values({ kind, key, staff_id: person.id, name: person.name, seen_at: store.now })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key', 'staff_id'])
          .doUpdateSet({ name: person.name, seen_at: store.now }),
      )
      .execute(),
  );
  const present = await whoIsPresent(store, { kind, key });
  return present.filter(({ id }) => id !== person.id);
}

export async function whoIsPresent(store: Store, { kind, key }: RecordName): Promise<Present[]> {
  return store.db
    .selectFrom('content_presence')
    .select(['staff_id as id', 'name'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('seen_at', '>', sql<number>`${store.now} - ${presentMs}`)
    .orderBy('name')
    .orderBy('staff_id')
    .execute();
}

export async function leaveRecord(
  store: Store,
  { kind, key, person }: RecordName & { readonly person: Pick<Present, 'id'> },
): Promise<void> {
  await store.transact((tx) =>
    tx
      .deleteFrom('content_presence')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('staff_id', '=', person.id)
      .execute(),
  );
}

/** Lines of browsers that were closed without a word. */
export async function sweepPresence(
  tx: DatabaseTransaction,
  { now }: Pick<Store, 'now'>,
): Promise<void> {
  await tx
    .deleteFrom('content_presence')
    .where('seen_at', '<', sql<number>`${now} - ${presentMs}`)
    .execute();
}
