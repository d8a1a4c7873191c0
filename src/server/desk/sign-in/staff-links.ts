import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '../../../domain/desk/roles.ts';
import type { Store } from '../../db/store.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';

export interface StaffLink {
  readonly purpose: 'owner' | 'invitation' | 'password';
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Whose password it renews. */
  readonly staff_id: string | null;
}

const lifetimes = { owner: 7, invitation: 7, password: 1 } as const;

/** Returns the token; only its hash is stored, so that a copied database lets nobody in. */
export async function makeLink(
  tx: DatabaseTransaction,
  link: StaffLink,
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await tx
    .insertInto('staff_link')
    .values({
      ...link,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: now + lifetimes[link.purpose] * 86_400_000,
      used_at: null,
    })
    .execute();
  return token;
}

export async function findLink(
  store: Store,
  token: string,
  now: number,
): Promise<StaffLink | undefined> {
  return store.db
    .selectFrom('staff_link')
    .select(['purpose', 'email', 'name', 'role', 'staff_id'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Of two who use it at the same moment, only one succeeds. */
export async function takeLink(store: Store, token: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await store.transact((tx) =>
    tx
      .updateTable('staff_link')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

export async function giveLinkBack(store: Store, token: string): Promise<void> {
  await store.transact((tx) =>
    tx
      .updateTable('staff_link')
      .set({ used_at: null })
      .where('token_hash', '=', hashToken(token))
      .execute(),
  );
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
