import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Role } from '../../../domain/desk/roles.ts';
import type { Database, DatabaseTransaction } from '../../db/schema.ts';
import { hashToken, newToken } from '../../secret-key.ts';

export { hashToken };

export interface StaffLink {
  readonly purpose: 'owner' | 'invitation' | 'password';
  /** Empty for the first owner, whose address nobody knows yet. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Whose password it renews. */
  readonly staff_id: string | null;
  /** Who invited; the invitation ends with them. */
  readonly invited_by?: string | null;
}

const hourMs = 3_600_000;
const lifetimes = { owner: hourMs, invitation: 7 * 24 * hourMs, password: 24 * hourMs } as const;

/**
 * Returns the token; only its hash is stored, so that a copied database lets nobody in. Every earlier
 * unused link of the address ends: of two mails, only the newer one opens the desk.
 */
export async function makeLink(
  tx: DatabaseTransaction,
  link: StaffLink,
  now: number,
  lifetimeMs: number = lifetimes[link.purpose],
): Promise<string> {
  await endLinks(tx, link.email);
  const token = newToken();
  await tx
    .insertInto('staff_link')
    .values({
      invited_by: null,
      ...link,
      id: randomUUID(),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: now + lifetimeMs,
      used_at: null,
    })
    .execute();
  return token;
}

/** Ends every unused link of an address: it has served its purpose, or the purpose is gone. */
export async function endLinks(tx: DatabaseTransaction, email: string): Promise<void> {
  await tx
    .deleteFrom('staff_link')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}

/** For an owner who leaves, or is an owner no longer. */
export async function endInvitationsOf(tx: DatabaseTransaction, staffId: string): Promise<void> {
  await tx
    .deleteFrom('staff_link')
    .where('invited_by', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
}

/** The links that can still be used; an invitation only while its inviter is an owner. */
export function usableLinks(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('staff_link')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('invited_by', 'is', null),
        exists(
          selectFrom('staff')
            .select('staff.id')
            .whereRef('staff.id', '=', 'staff_link.invited_by')
            .where('staff.role', '=', 'owner')
            .where('staff.removed_at', 'is', null),
        ),
      ]),
    );
}

export async function findLink(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<StaffLink | undefined> {
  const link = await usableLinks(db, now)
    .select(['purpose', 'email', 'name', 'role', 'staff_id', 'invited_by'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (link?.purpose === 'owner' && (await hasOwner(db))) return undefined;
  return link;
}

/** Whoever calls this holds the lock of the desk, so nobody else is using the link. */
export async function markUsed(tx: DatabaseTransaction, token: string, now: number): Promise<void> {
  await tx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Somebody who can sign in as an owner: a row without a password lets nobody in. */
export async function hasOwner(db: Kysely<Database>): Promise<boolean> {
  const owner = await db
    .selectFrom('staff')
    .innerJoin('staff_account', 'staff_account.user_id', 'staff.id')
    .select('staff.id')
    .where('staff.role', '=', 'owner')
    .where('staff.removed_at', 'is', null)
    .where('staff_account.password', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}
