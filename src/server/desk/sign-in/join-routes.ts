import { type JoinOffer, joinSchema, tokenSchema } from '../../../contract/desk/session.ts';
import { record } from '../audit.ts';
import { type DeskCall, type DeskParts, type DeskRoutes, readJson, refuse } from '../desk-call.ts';
import { hasOwner } from './first-owner-link.ts';
import type { StaffAuth } from './staff-auth.ts';
import { findLink, giveLinkBack, type StaffLink, takeLink } from './staff-links.ts';

const gone = 'This link has been used or has run out. Ask an owner for a new one.';

/** What one-time links lead to: the first owner, an invited colleague, a new password. */
export function addJoinRoutes(routes: DeskRoutes, parts: DeskParts, staff: StaffAuth): void {
  const { store, clock } = parts;

  routes.post('/auth/offer', async (call) => {
    const input = await readJson(call, tokenSchema);
    if (!input.ok) return input.refused;
    const link = await findUsable(input.value.token);
    if (!link) return refuse(call, 410, gone);
    const { purpose, email, name } = link;
    return call.json<JoinOffer>({ purpose, email, name });
  });

  routes.post('/auth/join', async (call) => {
    const input = await readJson(call, joinSchema);
    if (!input.ok) return input.refused;
    const { token, name, password } = input.value;
    const link = await findUsable(token);
    if (!link || !(await takeLink(store, token, clock.now()))) return refuse(call, 410, gone);
    try {
      if (link.purpose === 'password') return await renewPassword(call, link, password);
      const email = link.purpose === 'owner' ? input.value.email : link.email;
      return await addPerson(call, { ...link, email, name }, password);
    } catch (error) {
      await giveLinkBack(store, token);
      throw error;
    }
  });

  async function findUsable(token: string): Promise<StaffLink | undefined> {
    const link = await findLink(store, token, clock.now());
    if (link?.purpose === 'owner' && (await hasOwner(store))) return undefined;
    return link;
  }

  async function addPerson(call: DeskCall, link: StaffLink, password: string) {
    const { email, name, role } = link;
    const known = await store.db
      .selectFrom('staff')
      .select(['id', 'removed_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (known && known.removed_at === null) {
      return refuse(call, 409, 'Somebody with this e-mail address is at the desk already.');
    }
    const auth = await staff.auth(call);
    const { internalAdapter, password: passwords } = await auth.$context;
    const hash = await passwords.hash(password);
    let id = known?.id;
    if (id === undefined) {
      const made = await internalAdapter.createUser(
        { email, name, role, emailVerified: true },
        { method: 'admin' },
      );
      id = made.id;
    } else {
      await internalAdapter.updateUser(id, {
        name,
        role,
        removedAt: null,
        twoFactorEnabled: false,
      });
    }
    await internalAdapter.linkAccount({
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: hash,
    });
    await store.transact((tx) =>
      record(tx, {
        at: clock.now(),
        actor: { id, name },
        verb: link.purpose === 'owner' ? 'became the first owner' : 'joined the desk',
        detail: { role },
      }),
    );
    return call.json({ email });
  }

  async function renewPassword(call: DeskCall, link: StaffLink, password: string) {
    const id = link.staff_id!;
    const auth = await staff.auth(call);
    const { internalAdapter, password: passwords } = await auth.$context;
    await internalAdapter.updatePassword(id, await passwords.hash(password));
    await internalAdapter.updateUser(id, { twoFactorEnabled: false });
    // Whoever lost the password may have lost the telephone too: everything starts anew.
    await store.transact(async (tx) => {
      await tx.deleteFrom('staff_session').where('user_id', '=', id).execute();
      await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
      await tx.deleteFrom('staff_device').where('staff_id', '=', id).execute();
      const actor = { id, name: link.name };
      await record(tx, { at: clock.now(), actor, verb: 'renewed the password' });
    });
    return call.json({ email: link.email });
  }
}
