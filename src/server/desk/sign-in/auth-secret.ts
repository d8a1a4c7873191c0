import { randomBytes } from 'node:crypto';
import type { Store } from '../../db/store.ts';

/**
 * Signs cookies and seals authenticator secrets. Made once and kept in the database, so that every
 * instance has the same one and nothing has to be set up.
 */
export async function readAuthSecret(store: Store, now: number): Promise<string> {
  const known = await find(store);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  await store.transact((tx) =>
    tx
      .insertInto('desk_setting')
      .values({ name: 'auth-secret', value, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  return (await find(store)) ?? value;
}

async function find(store: Store): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', 'auth-secret')
    .executeTakeFirst();
  return row?.value;
}
