import { joinPath } from '../../../contract/desk/desk-paths.ts';
import type { Store } from '../../db/store.ts';
import { lockDesk, record } from '../audit.ts';
import { hasOwner, makeLink } from './staff-links.ts';

/** The path that lets the first owner in, for the terminal; nothing once there is an owner. */
export async function firstOwnerPath(store: Store, now: number): Promise<string | undefined> {
  return store.transact(async (tx) => {
    await lockDesk(tx);
    if (await hasOwner(tx)) return undefined;
    const link = { purpose: 'owner', email: '', name: '', role: 'owner', staff_id: null } as const;
    return joinPath(await makeLink(tx, link, now));
  });
}

const printedLinkMs = 3_600_000;

/**
 * For an owner who has lost password, telephone and recovery codes: a link for a new password, for
 * the terminal of the server. Nothing when no owner has this address.
 */
export async function ownerRescuePath(
  store: Store,
  email: string,
  now: number,
): Promise<string | undefined> {
  return store.transact(async (tx) => {
    await lockDesk(tx);
    const owner = await tx
      .selectFrom('staff')
      .select(['id', 'name', 'email', 'role'])
      .where('email', '=', email.toLowerCase())
      .where('role', '=', 'owner')
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!owner) return undefined;
    const { id, ...rest } = owner;
    const token = await makeLink(
      tx,
      { ...rest, purpose: 'password', staff_id: id },
      now,
      printedLinkMs,
    );
    await record(tx, {
      at: now,
      actor: { id: 'terminal', name: 'The server' },
      verb: 'printed a link for a new password',
      detail: { who: owner.name },
    });
    return joinPath(token);
  });
}
