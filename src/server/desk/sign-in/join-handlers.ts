import { randomUUID } from 'node:crypto';
import type { signInEndpoints } from '../../../contract/desk/sign-in-endpoints.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { lockDesk, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { hashPassword } from './password.ts';
import { endLinks, findLink, markUsed, type StaffLink } from './staff-links.ts';

/** What one-time links lead to: the first owner, an invited colleague, a new password. */
export function joinHandlers({
  store,
  clock,
}: DeskParts): Handlers<Pick<typeof signInEndpoints, 'invitation' | 'join'>> {
  return {
    async invitation({ body }) {
      const link = await findLink(store.db, body.token, clock.now());
      if (!link) return new Refusal('link-expired');
      const { purpose, email, name } = link;
      return { purpose, email, name };
    },

    async join({ body: { token, name, email, password } }) {
      const now = clock.now();
      if (!(await findLink(store.db, token, now))) return new Refusal('link-expired');
      const hash = await hashPassword(password);
      // The link, the person, the password and the history: a crash leaves all of it or nothing.
      return store.transact(async (tx) => {
        await lockDesk(tx);
        const link = await findLink(tx, token, now);
        if (!link) return new Refusal('link-expired');
        const joined =
          link.purpose === 'password'
            ? await renewPassword(tx, link, hash, now)
            : await addPerson(
                tx,
                { ...link, name, email: link.purpose === 'owner' ? email : link.email },
                hash,
                now,
              );
        if (joined instanceof Refusal) return joined;
        await markUsed(tx, token, now);
        await endLinks(tx, link.email);
        await endLinks(tx, joined.email);
        return joined;
      });
    },
  };
}

async function addPerson(tx: DatabaseTransaction, link: StaffLink, hash: string, now: number) {
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
  return { email };
}

async function renewPassword(tx: DatabaseTransaction, link: StaffLink, hash: string, now: number) {
  const person = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('id', '=', link.staff_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return new Refusal('link-expired');
  const { id, name, email } = person;
  const time = new Date(now).toISOString();
  await setPassword(tx, id, hash, time);
  // Whoever lost the password may have lost the phone too, so everything is set up again.
  await tx
    .updateTable('staff')
    .set({ two_factor_enabled: 0, updated_at: time })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('staff_session').where('user_id', '=', id).execute();
  await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
  await tx.deleteFrom('staff_device').where('staff_id', '=', id).execute();
  await record(tx, { at: now, actor: { id, name }, verb: 'renewed the password' });
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
