import { joinPath } from '../../../contract/desk/desk-paths.ts';
import type { Store } from '../../db/store.ts';
import { makeLink } from './staff-links.ts';

export async function hasOwner(store: Store): Promise<boolean> {
  const owner = await store.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** The path that lets the first owner in, for the terminal; nothing once there is an owner. */
export async function firstOwnerPath(store: Store, now: number): Promise<string | undefined> {
  if (await hasOwner(store)) return undefined;
  const token = await store.transact((tx) =>
    makeLink(tx, { purpose: 'owner', email: '', name: '', role: 'owner', staff_id: null }, now),
  );
  return joinPath(token);
}
