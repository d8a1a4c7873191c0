import { randomUUID } from 'node:crypto';
import type { signInEndpoints } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { lockDesk, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { endSessions } from './end-sessions.ts';
import { clearLane } from './guess-counts.ts';
import { hashPassword, queueAsKnown } from './password.ts';
import { type Caller, describeCaller, mailOwnerAdded, noteEvent } from './sign-in-events.ts';
import { endLinks, findLink, markUsed, type StaffLink } from './staff-links.ts';
import { accountLane } from './throttle.ts';
import { findPasswordFault } from './weak-password.ts';

/** What one-time links lead to: the first owner, an invited colleague, a new password. */
export function joinHandlers(
  parts: DeskParts,
): Handlers<Pick<typeof signInEndpoints, 'invitation' | 'join'>> {
  const { store, clock, readContent } = parts;
  return {
    async invitation({ body }) {
      const link = await findLink(store.db, body.token, clock.now());
      if (!link) return new Refusal('link-expired');
      const { purpose, email, name } = link;
      return { purpose, email, name };
    },

    async join({ body, call }) {
      const { token, name, password } = body;
      const now = clock.now();
      const found = await findLink(store.db, token, now);
      if (!found) return new Refusal('link-expired');
      const email = found.purpose === 'owner' ? body.email : found.email;
      const fault = await findPasswordFault(password, { name, email }, readContent().mill);
      if (fault) return new Refusal('weak-password', { fields: { password: fault } });
      // Whoever holds a link does not wait behind strangers.
      const hash = await queueAsKnown(() => hashPassword(password));
      // The link, the person, the password and the history: a crash leaves all of it or nothing.
      return store.transact(async (tx) => {
        await lockDesk(tx);
        const link = await findLink(tx, token, now);
        if (!link) return new Refusal('link-expired');
        const joined =
          link.purpose === 'password'
            ? await renewPassword(tx, parts, link, hash, describeCaller(parts, call))
            : await addPerson(tx, parts, { ...link, name, email }, hash);
        if (joined instanceof Refusal) return joined;
        await markUsed(tx, token, now);
        await endLinks(tx, link.email);
        await endLinks(tx, joined.email);
        return joined;
      });
    },
  };
}

async function addPerson(tx: DatabaseTransaction, parts: DeskParts, link: StaffLink, hash: string) {
  const { email, name, role, purpose } = link;
  const known = await tx
    .selectFrom('staff')
    .leftJoin('staff_account', 'staff_account.user_id', 'staff.id')
    .select(['staff.id', 'staff.removed_at', 'staff_account.password'])
    .where('staff.email', '=', email)
    .executeTakeFirst();
  // Somebody without a password has never finished joining.
  if (known && known.removed_at === null && known.password !== null) {
    return new Refusal('person-exists');
  }
  const now = parts.clock.now();
  const id = known?.id ?? randomUUID();
  const time = new Date(now).toISOString();
  const person = { name, role, removed_at: null, two_factor_enabled: 0, updated_at: time };
  if (known) await tx.updateTable('staff').set(person).where('id', '=', id).execute();
  else {
    await tx
      .insertInto('staff')
      .values({ ...person, id, email, email_verified: 1, image: null, created_at: time })
      .execute();
  }
  await setPassword(tx, id, hash, time);
  const verb = purpose === 'owner' ? 'became the first owner' : 'joined the desk';
  await record(tx, { at: now, actor: { id, name }, verb, detail: { role } });
  if (role === 'owner') await mailOwnerAdded(tx, parts, { name, email });
  return { email };
}

async function renewPassword(
  tx: DatabaseTransaction,
  parts: DeskParts,
  link: StaffLink,
  hash: string,
  caller: Caller,
) {
  const person = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('id', '=', link.staff_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return new Refusal('link-expired');
  const { id, email } = person;
  const time = new Date(parts.clock.now()).toISOString();
  await setPassword(tx, id, hash, time);
  // Whoever lost the password may have lost the phone too, so everything is set up again.
  await tx
    .updateTable('staff')
    .set({ two_factor_enabled: 0, updated_at: time })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
  await endSessions(tx, id);
  await clearLane(tx, accountLane(email));
  await noteEvent(tx, parts, 'password-renewed', person, caller);
  return { email };
}

/** The rows as better-auth writes them; its own adapter cannot take part in our transaction. */
async function setPassword(
  tx: DatabaseTransaction,
  id: string,
  hash: string,
  time: string,
): Promise<void> {
  await tx.deleteFrom('staff_account').where('user_id', '=', id).execute();
  await tx
    .insertInto('staff_account')
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: hash,
      created_at: time,
      updated_at: time,
    })
    .execute();
}
