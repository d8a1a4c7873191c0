import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { deskRoot } from '../../../contract/desk/desk-paths.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { type DeskCall, type DeskParts, isSecure } from '../desk-call.ts';
import { hashToken } from './staff-links.ts';

const cookie = 'desk_device';
/** After half a year without signing in a browser is a stranger again. */
const lifetimeDays = 180;
const endOfLife = (now: number) => now - lifetimeDays * 86_400_000;
const lastUsed = sql<number>`coalesce(staff_device.used_at, staff_device.created_at)`;

/** Identifies a browser that has signed in to the account before; such a browser has its own limit. */
export async function findDevice(
  { store, clock }: DeskParts,
  call: DeskCall,
  account: { readonly email: string } | { readonly staffId: string },
): Promise<string | undefined> {
  const token = getCookie(call, cookie);
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const known = await store.db
    .selectFrom('staff_device')
    .innerJoin('staff', 'staff.id', 'staff_device.staff_id')
    .select('staff_device.token_hash')
    .where('staff_device.token_hash', '=', tokenHash)
    .where(lastUsed, '>', endOfLife(clock.now()))
    .$call((query) =>
      'email' in account
        ? query.where('staff.email', '=', account.email)
        : query.where('staff.id', '=', account.staffId),
    )
    .executeTakeFirst();
  return known && tokenHash;
}

/** Returns whether the browser was new. */
export async function rememberDevice(
  parts: DeskParts,
  call: DeskCall,
  staffId: string,
): Promise<boolean> {
  const now = parts.clock.now();
  const known = await findDevice(parts, call, { staffId });
  const token = known ? getCookie(call, cookie)! : randomBytes(24).toString('base64url');
  await parts.store.transact((tx) =>
    tx
      .insertInto('staff_device')
      .values({ token_hash: hashToken(token), staff_id: staffId, created_at: now, used_at: now })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ used_at: now }))
      .execute(),
  );
  setCookie(call, cookie, token, {
    path: deskRoot,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(parts, call),
    maxAge: lifetimeDays * 86_400,
  });
  return !known;
}

export async function deleteOldDevices(tx: DatabaseTransaction, now: number): Promise<void> {
  await tx.deleteFrom('staff_device').where(lastUsed, '<=', endOfLife(now)).execute();
}
