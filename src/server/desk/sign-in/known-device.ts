import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { deskRoot } from '../../../contract/desk/desk-paths.ts';
import { type DeskCall, type DeskParts, isSecure } from '../desk-call.ts';
import { hashToken } from './staff-links.ts';

const cookie = 'desk_device';

/** Identifies a browser that has signed in to the account before; such a browser has its own limit. */
export async function findDevice(
  { store }: DeskParts,
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
    .$call((query) =>
      'email' in account
        ? query.where('staff.email', '=', account.email)
        : query.where('staff.id', '=', account.staffId),
    )
    .executeTakeFirst();
  return known && tokenHash;
}

export async function rememberDevice(
  parts: DeskParts,
  call: DeskCall,
  staffId: string,
): Promise<void> {
  if (await findDevice(parts, call, { staffId })) return;
  const token = randomBytes(24).toString('base64url');
  await parts.store.transact((tx) =>
    tx
      .insertInto('staff_device')
      .values({ token_hash: hashToken(token), staff_id: staffId, created_at: parts.clock.now() })
      .execute(),
  );
  setCookie(call, cookie, token, {
    path: deskRoot,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(parts, call),
    maxAge: 365 * 86_400,
  });
}
