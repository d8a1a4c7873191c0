import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  ownerPassword,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';

const password = ownerPassword;
const vik = { name: 'Vik', email: 'vik@mill.example', role: 'sales' } as const;

describe.for(engines())('one-time links on %s', (engine) => {
  test.for(['staff_link', 'staff', 'staff_account', 'audit', 'audit_head'])(
    'a join that fails when %s is written leaves nothing behind, and the link still works',
    async (table) => {
      const store = await freshStore(engine);
      const desk = openDesk(store);
      const token = (await firstOwnerPath(store, Date.now()))!.split('#')[1]!;
      const body = { token, name: 'Harpreet', email: 'owner@mill.example', password };
      const mend = await breakWrites(store, table);
      expect((await visitDesk(desk).ask(endpoints.join, { body })).status).toBe(500);
      await mend();
      expect(await store.db.selectFrom('staff').select('id').execute()).toEqual([]);
      must(await visitDesk(desk).ask(endpoints.join, { body }));
      expect(await firstOwnerPath(store, Date.now())).toBeUndefined();
    },
  );

  test.for(['staff_link', 'staff', 'staff_account', 'audit'])(
    'a new password that fails when %s is written changes nothing, and the link still works',
    async (table) => {
      const store = await freshStore(engine);
      const desk = openDesk(store);
      const owner = await enterAsOwner(desk, store);
      const [me] = must(await owner.ask(endpoints.people)).body;
      must(await owner.ask(endpoints.mailNewPassword, { params: { id: me!.id } }));
      const [token] = await mailedTokens(store, 'desk-password');
      const body = {
        token: token!,
        name: 'x',
        email: me!.email,
        password: 'another long password',
      };
      const mend = await breakWrites(store, table);
      expect((await visitDesk(desk).ask(endpoints.join, { body })).status).toBe(500);
      await mend();
      must(await owner.ask(endpoints.inbox));
      must(await visitDesk(desk).ask(endpoints.join, { body }));
      expect((await owner.ask(endpoints.inbox)).status).toBe(401);
    },
  );

  test('an owner without a password does not keep the first owner out', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    must(await owner.ask(endpoints.inbox));
    await store.db.deleteFrom('staff_account').execute();
    const token = (await firstOwnerPath(store, Date.now()))?.split('#')[1];
    expect(token).toBeDefined();
    const body = { token: token!, name: 'Harpreet', email: 'owner@mill.example', password };
    must(await visitDesk(desk).ask(endpoints.join, { body }));
    expect(await firstOwnerPath(store, Date.now())).toBeUndefined();
  });

  test('a second invitation ends the first, and no link outlives a removal', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    must(await owner.ask(endpoints.invite, { body: vik }));
    must(await owner.ask(endpoints.invite, { body: vik }));
    const [first, second] = await mailedTokens(store, 'desk-invitation');
    expect(await statusOf(desk, first!)).toBe(410);
    await joinDesk(desk, second!, vik.email, 'Vik');

    const { id } = must(await owner.ask(endpoints.people)).body.find(({ name }) => name === 'Vik')!;
    must(await owner.ask(endpoints.mailNewPassword, { params: { id } }));
    must(await owner.ask(endpoints.mailNewPassword, { params: { id } }));
    const [older, newer] = await mailedTokens(store, 'desk-password');
    expect(await statusOf(desk, older!)).toBe(410);
    expect(await statusOf(desk, newer!)).toBe(200);
    must(await owner.ask(endpoints.removePerson, { params: { id } }));
    for (const token of [first, second, older, newer]) {
      expect(await statusOf(desk, token!)).toBe(410);
      const body = { token: token!, name: 'Vik', email: vik.email, password };
      expect((await visitDesk(desk).ask(endpoints.join, { body })).status).toBe(410);
    }
  });

  test('a change of role ends the links that were made for the old one', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    must(await owner.ask(endpoints.invite, { body: vik }));
    const [invitation] = await mailedTokens(store, 'desk-invitation');
    await joinDesk(desk, invitation!, vik.email, 'Vik');
    const { id } = must(await owner.ask(endpoints.people)).body.find(({ name }) => name === 'Vik')!;
    must(await owner.ask(endpoints.mailNewPassword, { params: { id } }));
    must(await owner.ask(endpoints.changeRole, { params: { id }, body: { role: 'viewer' } }));
    const [token] = await mailedTokens(store, 'desk-password');
    expect(await statusOf(desk, token!)).toBe(410);
  });

  test('an invitation ends when its inviter is an owner no longer', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    must(await owner.ask(endpoints.invite, { body: { ...vik, role: 'owner' } }));
    const [invitation] = await mailedTokens(store, 'desk-invitation');
    const second = await joinDesk(desk, invitation!, vik.email, 'Vik');
    const guest = { name: 'Simran', email: 'simran@mill.example', role: 'sales' } as const;
    must(await second.ask(endpoints.invite, { body: guest }));
    const token = (await mailedTokens(store, 'desk-invitation')).at(-1)!;
    expect(await statusOf(desk, token)).toBe(200);
    const { id } = must(await owner.ask(endpoints.people)).body.find(({ name }) => name === 'Vik')!;
    must(await owner.ask(endpoints.changeRole, { params: { id }, body: { role: 'sales' } }));
    expect(await statusOf(desk, token)).toBe(410);
  });

  test('pending invitations are listed and can be withdrawn', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    must(await owner.ask(endpoints.invite, { body: vik }));
    const pending = must(await owner.ask(endpoints.invitations)).body;
    expect(pending).toMatchObject([{ ...vik, by: 'Harpreet Kaur' }]);
    const [token] = await mailedTokens(store, 'desk-invitation');
    expect(JSON.stringify(pending)).not.toContain(token);
    const params = { id: pending[0]!.id };
    must(await owner.ask(endpoints.withdrawInvitation, { params }));
    expect((await owner.ask(endpoints.withdrawInvitation, { params })).status).toBe(404);
    expect(must(await owner.ask(endpoints.invitations)).body).toEqual([]);
    expect(await statusOf(desk, token!)).toBe(410);
  });

  test('of two who use one link at the same moment, one joins', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const token = (await firstOwnerPath(store, Date.now()))!.split('#')[1]!;
    const join = (email: string) =>
      visitDesk(desk).ask(endpoints.join, { body: { token, name: 'Me', email, password } });
    const both = await Promise.all([join('a@mill.example'), join('b@mill.example')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await store.db.selectFrom('staff').select('id').execute()).toHaveLength(1);
  });
});

async function statusOf(desk: Parameters<typeof visitDesk>[0], token: string): Promise<number> {
  return (await visitDesk(desk).ask(endpoints.invitation, { body: { token } })).status;
}

/** Every insert and update of the table fails, as if the process had died there; returns the cure. */
async function breakWrites(store: Store, table: string): Promise<() => Promise<void>> {
  const run = (text: string) => sql.raw(text).execute(store.db);
  if (store.engine === 'postgres') {
    await run(
      `create function fail_write() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
    );
    await run(
      `create trigger broken before insert or update on ${table} for each row execute function fail_write()`,
    );
    return async () => {
      await run(`drop trigger broken on ${table}`);
      await run('drop function fail_write()');
    };
  }
  for (const event of ['insert', 'update']) {
    await run(
      `create trigger broken_${event} before ${event} on ${table} begin select raise(abort, 'broken'); end`,
    );
  }
  return async () => {
    await run('drop trigger broken_insert');
    await run('drop trigger broken_update');
  };
}
