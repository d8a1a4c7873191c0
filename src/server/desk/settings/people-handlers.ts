import type { DeskRefusal } from '../../../contract/desk/desk-refusals.ts';
import type {
  Colleague,
  peopleEndpoints,
} from '../../../contract/desk/endpoints/people-endpoints.ts';
import { may } from '../../../domain/desk/roles.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { linkMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { type Action, type Actor, lockDesk, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers } from '../endpoint-handler.ts';
import { mailOwnerAdded } from '../sign-in/sign-in-events.ts';
import { endInvitationsOf, endLinks, makeLink, usableLinks } from '../sign-in/staff-links.ts';

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
      // Before the owners are counted: two who remove each other take turns.
      await lockDesk(tx);
      const people = await tx
        .selectFrom('staff')
        .leftJoin('staff_account', 'staff_account.user_id', 'staff.id')
        .select(['staff.id', 'name', 'email', 'role', 'password'])
        .where('removed_at', 'is', null)
        .execute();
      const person = people.find((one) => one.id === id);
      if (!person) return 'person-gone';
      // One who never finished joining cannot keep the desk.
      const otherOwners = people.filter(
        (one) => one.role === 'owner' && one.id !== id && one.password !== null,
      );
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
      const now = clock.now();
      const outcome = await store.transact(async (tx): Promise<'done' | DeskRefusal> => {
        await lockDesk(tx);
        if (!(await isOwner(tx, actor.id))) return 'owners-only';
        if (await isMember(tx, email)) return 'person-exists';
        const link = { purpose: 'invitation', email, name, role, staff_id: null } as const;
        const token = await makeLink(tx, { ...link, invited_by: actor.id }, now);
        const mail = linkMail(tx, 'desk-invitation', { email, name, by: actor.name, token });
        await queueMails(tx, [mail], now);
        await record(tx, { at: now, actor, verb: 'invited somebody', detail: { role } });
        return 'done';
      });
      return doneOr(outcome);
    },

    async invitations() {
      const rows = await usableLinks(store.db, clock.now())
        .leftJoin('staff as inviter', 'inviter.id', 'staff_link.invited_by')
        .select([
          'staff_link.id',
          'staff_link.name',
          'staff_link.email',
          'staff_link.role',
          'staff_link.expires_at',
          'inviter.name as by',
        ])
        .where('staff_link.purpose', '=', 'invitation')
        .orderBy('staff_link.created_at')
        .execute();
      return rows.map(({ expires_at: expiresAt, by, ...row }) => ({
        ...row,
        by: by ?? '',
        expiresAt,
      }));
    },

    async withdrawInvitation({ params, actor }) {
      const now = clock.now();
      const outcome = await store.transact(async (tx): Promise<'done' | DeskRefusal> => {
        await lockDesk(tx);
        const ended = await tx
          .deleteFrom('staff_link')
          .where('id', '=', params.id)
          .where('purpose', '=', 'invitation')
          .where('used_at', 'is', null)
          .returning('role')
          .executeTakeFirst();
        if (!ended) return 'invitation-gone';
        const detail = { role: ended.role };
        await record(tx, { at: now, actor, verb: 'withdrew an invitation', detail });
        return 'done';
      });
      return doneOr(outcome);
    },

    changeRole({ params, body: { role }, actor }) {
      const keepsOwner = role === 'owner';
      return change(actor, { id: params.id, keepsOwner }, async (tx, person) => {
        const { id, email } = person;
        await tx.updateTable('staff').set({ role }).where('id', '=', id).execute();
        await endLinks(tx, email);
        if (!keepsOwner) await endInvitationsOf(tx, id);
        if (!may(role, 'work')) {
          await tx.deleteFrom('staff_calendar').where('staff_id', '=', id).execute();
        }
        if (keepsOwner && person.role !== 'owner') await mailOwnerAdded(tx, parts, person);
        return { verb: 'changed a role', detail: { role } };
      });
    },

    mailNewPassword({ params, actor }) {
      return change(actor, { id: params.id, keepsOwner: true }, async (tx, person) => {
        const now = clock.now();
        const { id, email, name, role } = person;
        const link = { purpose: 'password', email, name, role, staff_id: id } as const;
        const token = await makeLink(tx, link, now);
        const mail = linkMail(tx, 'desk-password', { email, name, by: actor.name, token });
        await queueMails(tx, [mail], now);
        return { verb: 'sent a link for a new password' };
      });
    },

    removePerson({ params, actor }) {
      return change(actor, { id: params.id, keepsOwner: false }, async (tx, { id, email }) => {
        const now = clock.now();
        await endLinks(tx, email);
        await endInvitationsOf(tx, id);
        await tx.updateTable('staff').set({ removed_at: now }).where('id', '=', id).execute();
        await tx.deleteFrom('staff_session').where('user_id', '=', id).execute();
        await tx.deleteFrom('staff_account').where('user_id', '=', id).execute();
        await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
        await tx.deleteFrom('staff_device').where('staff_id', '=', id).execute();
        await tx.deleteFrom('staff_calendar').where('staff_id', '=', id).execute();
        return { verb: 'removed somebody from the desk' };
      });
    },
  };
}

/** Somebody who has a password; a row without one is somebody who never finished joining. */
async function isMember(tx: DatabaseTransaction, email: string): Promise<boolean> {
  const known = await tx
    .selectFrom('staff')
    .innerJoin('staff_account', 'staff_account.user_id', 'staff.id')
    .select('staff.id')
    .where('staff.email', '=', email)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  return known !== undefined;
}

/** Removed or changed while the invitation was on its way to us. */
async function isOwner(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
}
