import type { signInEndpoints } from '../../../contract/desk/sign-in-endpoints.ts';
import { record } from '../audit.ts';
import type { DeskCall, DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { hasOwner } from './first-owner-link.ts';
import type { StaffAuth } from './staff-auth.ts';
import { clearLane } from './guess-counts.ts';
import { endSessions } from './end-sessions.ts';
import { describeCaller, mailOwnerAdded, noteEvent } from './sign-in-events.ts';
import { accountLane } from './throttle.ts';
import { findPasswordFault } from './weak-password.ts';
import { findLink, giveLinkBack, type StaffLink, takeLink } from './staff-links.ts';

/** What one-time links lead to: the first owner, an invited colleague, a new password. */
export function joinHandlers(
  parts: DeskParts,
  staff: StaffAuth,
): Handlers<Pick<typeof signInEndpoints, 'invitation' | 'join'>> {
  const { store, clock } = parts;
  return {
    async invitation({ body }) {
      const link = await findUsable(body.token);
      if (!link) return new Refusal('link-expired');
      const { purpose, email, name } = link;
      return { purpose, email, name };
    },

    async join({ body, call }) {
      const { token, name, password } = body;
      const link = await findUsable(token);
      if (!link) return new Refusal('link-expired');
      const email = link.purpose === 'owner' ? body.email : link.email;
      const fault = await findPasswordFault(password, { name, email });
      if (fault) return new Refusal('weak-password', { fields: { password: fault } });
      if (!(await takeLink(store, token, clock.now()))) return new Refusal('link-expired');
      try {
        if (link.purpose === 'password') return await renewPassword(call, link, password);
        return await addPerson(call, { ...link, email, name }, password);
      } catch (error) {
        await giveLinkBack(store, token);
        throw error;
      }
    },
  };

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
      return new Refusal('person-exists');
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
    await store.transact(async (tx) => {
      await record(tx, {
        at: clock.now(),
        actor: { id, name },
        verb: link.purpose === 'owner' ? 'became the first owner' : 'joined the desk',
        detail: { role },
      });
      if (role === 'owner') await mailOwnerAdded(tx, parts, { name, email });
    });
    return { email };
  }

  async function renewPassword(call: DeskCall, link: StaffLink, password: string) {
    const id = link.staff_id!;
    const auth = await staff.auth(call);
    const { internalAdapter, password: passwords } = await auth.$context;
    await internalAdapter.updatePassword(id, await passwords.hash(password));
    await internalAdapter.updateUser(id, { twoFactorEnabled: false });
    // Whoever lost the password may have lost the phone too, so everything is set up again.
    await store.transact(async (tx) => {
      await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
      await endSessions(tx, id);
      await clearLane(tx, accountLane(link.email));
      const person = { id, name: link.name, email: link.email };
      await noteEvent(tx, parts, 'password-renewed', person, describeCaller(parts, call));
    });
    return { email: link.email };
  }
}
