import type { DeskRefusal } from '../../../contract/desk/desk-refusals.ts';
import type { Colleague, peopleEndpoints } from '../../../contract/desk/people-endpoints.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { linkMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { type Action, type Actor, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { mailOwnerAdded } from '../sign-in/sign-in-events.ts';
import { makeLink } from '../sign-in/staff-links.ts';

type Person = Pick<Colleague, 'id' | 'name' | 'email' | 'role'>;

export function peopleHandlers(parts: DeskParts): Handlers<typeof peopleEndpoints> {
  const { store, clock } = parts;
  /** Changes one person and records it; a change that would leave no owner is refused. */
  async function change(
    actor: Actor,
    { id, keepsOwner }: { readonly id: string; readonly keepsOwner: boolean },
    work: (tx: DatabaseTransaction, person: Person) => Promise<Pick<Action, 'verb' | 'detail'>>,
  ) {
    const outcome = await store.transact(async (tx): Promise<'done' | DeskRefusal> => {
      const people = await tx
        .selectFrom('staff')
        .select(['id', 'name', 'email', 'role'])
        .where('removed_at', 'is', null)
        .execute();
      const person = people.find((one) => one.id === id);
      if (!person) return 'person-gone';
      const otherOwners = people.filter((one) => one.role === 'owner' && one.id !== id);
      const isLastOwner = person.role === 'owner' && otherOwners.length === 0;
      if (isLastOwner && !keepsOwner) return 'last-owner';
      const { verb, detail } = await work(tx, person);
      await record(tx, {
        at: clock.now(),
        actor,
        verb,
        detail: { ...detail, who: person.name },
      });
      return 'done';
    });
    return doneOr(outcome);
  }

  return {
    async people() {
      const rows = await store.db
        .selectFrom('staff')
        .select(['id', 'name', 'email', 'role', 'two_factor_enabled'])
        .where('removed_at', 'is', null)
        .orderBy('name')
        .execute();
      return rows.map(({ two_factor_enabled: ready, ...person }) => ({
        ...person,
        ready: Boolean(ready),
      }));
    },

    async invite({ body: { name, email, role }, actor }) {
      const known = await store.db
        .selectFrom('staff')
        .select('id')
        .where('email', '=', email)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (known) return new Refusal('person-exists');
      const now = clock.now();
      await store.transact(async (tx) => {
        const link = { purpose: 'invitation', email, name, role, staff_id: null } as const;
        const token = await makeLink(tx, link, now);
        const mail = linkMail('desk-invitation', { email, name, by: actor.name, token }, now);
        await queueMails(tx, [mail], now);
        await record(tx, { at: now, actor, verb: 'invited somebody', detail: { role } });
      });
      return { ok: true };
    },

    changeRole({ params, body: { role }, actor }) {
      const keepsOwner = role === 'owner';
      return change(actor, { id: params.id, keepsOwner }, async (tx, person) => {
        await tx.updateTable('staff').set({ role }).where('id', '=', person.id).execute();
        if (role === 'owner' && person.role !== 'owner') await mailOwnerAdded(tx, parts, person);
        return { verb: 'changed a role', detail: { role } };
      });
    },

    mailNewPassword({ params, actor }) {
      return change(actor, { id: params.id, keepsOwner: true }, async (tx, person) => {
        const now = clock.now();
        const { id, email, name, role } = person;
        const link = { purpose: 'password', email, name, role, staff_id: id } as const;
        const token = await makeLink(tx, link, now);
        const mail = linkMail('desk-password', { email, name, by: actor.name, token }, now);
        await queueMails(tx, [mail], now);
        return { verb: 'sent a link for a new password' };
      });
    },

    removePerson({ params, actor }) {
      return change(actor, { id: params.id, keepsOwner: false }, async (tx, { id }) => {
        const now = clock.now();
        await tx.updateTable('staff').set({ removed_at: now }).where('id', '=', id).execute();
        await tx.deleteFrom('staff_session').where('user_id', '=', id).execute();
        await tx.deleteFrom('staff_account').where('user_id', '=', id).execute();
        await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
        await tx.deleteFrom('staff_device').where('staff_id', '=', id).execute();
        return { verb: 'removed somebody from the desk' };
      });
    },
  };
}
