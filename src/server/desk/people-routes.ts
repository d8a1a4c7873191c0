import type { Colleague } from '../../contract/desk/settings.ts';
import { inviteSchema, roleSchema } from '../../contract/desk/settings.ts';
import { makeLink } from './sign-in/staff-links.ts';
import { linkMail } from '../mail-templates/mails.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { record } from './audit.ts';
import { type DeskCall, type DeskParts, type DeskRoutes, readJson, refuse } from './desk-call.ts';
import type { DatabaseTransaction } from '../db/schema.ts';

export function addPeopleReading(routes: DeskRoutes, { store }: DeskParts): void {
  routes.get('/people', async (call) => {
    const rows = await store.db
      .selectFrom('staff')
      .select(['id', 'name', 'email', 'role', 'two_factor_enabled'])
      .where('removed_at', 'is', null)
      .orderBy('name')
      .execute();
    return call.json<Colleague[]>(
      rows.map(({ two_factor_enabled: ready, ...person }) => ({
        ...person,
        ready: Boolean(ready),
      })),
    );
  });
}

const lastOwner = 'The desk needs an owner: make somebody else one first.';

/** Mounted behind the permission to manage. */
export function addPeopleManaging(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.post('/people/invite', async (call) => {
    const input = await readJson(call, inviteSchema);
    if (!input.ok) return input.refused;
    const { name, email, role } = input.value;
    const known = await store.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (known)
      return refuse(call, 409, 'Somebody with this e-mail address is at the desk already.');
    const now = clock.now();
    const actor = call.get('person');
    await store.transact(async (tx) => {
      const link = { purpose: 'invitation', email, name, role, staff_id: null } as const;
      const token = await makeLink(tx, link, now);
      const mail = linkMail('desk-invitation', { email, name, by: actor.name, token }, now);
      await queueMails(tx, [mail], now);
      await record(tx, { at: now, actor, verb: 'invited somebody', detail: { role } });
    });
    return call.json({ ok: true });
  });

  routes.post('/people/:id/role', async (call) => {
    const input = await readJson(call, roleSchema);
    if (!input.ok) return input.refused;
    const { role } = input.value;
    return change(call, role !== 'owner', async (tx, id) => {
      await tx.updateTable('staff').set({ role }).where('id', '=', id).execute();
      return { verb: 'changed a role', detail: { role } };
    });
  });

  routes.post('/people/:id/new-password', (call) =>
    change(call, false, async (tx, id, person) => {
      const now = clock.now();
      const { email, name, role } = person;
      const link = { purpose: 'password', email, name, role, staff_id: id } as const;
      const token = await makeLink(tx, link, now);
      const by = call.get('person').name;
      await queueMails(tx, [linkMail('desk-password', { email, name, by, token }, now)], now);
      return { verb: 'sent a link for a new password' };
    }),
  );

  routes.delete('/people/:id', (call) =>
    change(call, true, async (tx, id) => {
      await tx.updateTable('staff').set({ removed_at: clock.now() }).where('id', '=', id).execute();
      await tx.deleteFrom('staff_session').where('user_id', '=', id).execute();
      await tx.deleteFrom('staff_account').where('user_id', '=', id).execute();
      await tx.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
      await tx.deleteFrom('staff_device').where('staff_id', '=', id).execute();
      return { verb: 'removed somebody from the desk' };
    }),
  );

  async function change(
    call: DeskCall,
    takesOwnership: boolean,
    work: (
      tx: DatabaseTransaction,
      id: string,
      person: Pick<Colleague, 'name' | 'email' | 'role'>,
    ) => Promise<{ verb: string; detail?: Record<string, string> }>,
  ): Promise<Response> {
    const id = call.req.param('id') ?? '';
    const outcome = await store.transact(async (tx) => {
      const owners = await tx
        .selectFrom('staff')
        .select(['id', 'name', 'email', 'role'])
        .where('removed_at', 'is', null)
        .execute();
      const person = owners.find((one) => one.id === id);
      if (!person) return 'not-found';
      const others = owners.filter((one) => one.role === 'owner' && one.id !== id);
      if (takesOwnership && person.role === 'owner' && others.length === 0) return 'last-owner';
      const deed = await work(tx, id, person);
      await record(tx, {
        at: clock.now(),
        actor: call.get('person'),
        verb: deed.verb,
        detail: { ...deed.detail, who: person.name },
      });
      return 'done';
    });
    if (outcome === 'not-found') return refuse(call, 404, 'Nobody is here by this name.');
    if (outcome === 'last-owner') return refuse(call, 409, lastOwner);
    return call.json({ ok: true });
  }
}
