import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { someMorning, staffRow } from '../../../../tests/support/desk/desk-rows.ts';
import type { Store } from '../../db/store.ts';
import { joinPath } from '../../../contract/desk/desk-paths.ts';
import { firstOwnerPath, ownerRescuePath } from './first-owner-link.ts';

const links = (store: Store) => store.db.selectFrom('staff_link').selectAll().execute();
const prefix = joinPath('');

describe.for(engines())('a link that the terminal prints on %s', (engine) => {
  test('lets the first owner in, and nobody once there is one', async () => {
    const store = await freshStore(engine);
    expect(await firstOwnerPath(store, someMorning)).toMatch(prefix);
    expect(await links(store)).toMatchObject([
      { purpose: 'owner', email: '', name: '', role: 'owner', staff_id: null },
    ]);
    const owner = staffRow(store, { role: 'owner' });
    await store.db.insertInto('staff').values(owner).execute();
    // A row without a password lets nobody in.
    expect(await firstOwnerPath(store, someMorning)).toMatch(prefix);
    const { id, created_at, updated_at } = owner;
    await store.db
      .insertInto('staff_account')
      .values({
        id: 'account',
        account_id: id,
        provider_id: 'credential',
        user_id: id,
        password: 'hash',
        created_at,
        updated_at,
      })
      .execute();
    expect(await firstOwnerPath(store, someMorning)).toBeUndefined();
  });

  test('gives an owner who lost everything a new password within the hour', async () => {
    const store = await freshStore(engine);
    const people = [
      { id: 'asha', name: 'Asha', email: 'asha@mill.example', role: 'owner' },
      { id: 'ravi', email: 'ravi@mill.example', role: 'sales' },
      { id: 'gone', email: 'gone@mill.example', role: 'owner', removed_at: 5 },
    ] as const;
    const rows = people.map((person) => staffRow(store, person));
    await store.db.insertInto('staff').values(rows).execute();
    for (const email of ['ravi@mill.example', 'gone@mill.example', 'no@body.example']) {
      expect(await ownerRescuePath(store, email, someMorning)).toBeUndefined();
    }
    expect(await links(store)).toEqual([]);
    expect(await ownerRescuePath(store, 'Asha@Mill.example', someMorning)).toMatch(prefix);
    const [link] = await links(store);
    expect(link).toMatchObject({
      purpose: 'password',
      staff_id: 'asha',
      name: 'Asha',
      email: 'asha@mill.example',
      role: 'owner',
    });
    expect(Number(link!.expires_at) - someMorning).toBe(3_600_000);
    const [entry] = await store.db.selectFrom('audit').selectAll().execute();
    expect(entry).toMatchObject({
      actor_id: 'terminal',
      actor: 'The server',
      verb: 'printed a link for a new password',
      detail: '{"who":"Asha"}',
    });
    expect(Number(entry!.at)).toBe(someMorning);
  });
});
