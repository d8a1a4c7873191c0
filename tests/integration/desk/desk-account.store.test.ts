import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { startScheduledJobs } from '../../../src/server/desk/scheduled-jobs.ts';
import { recordRefusals } from '../../../src/server/desk/sign-in/sign-in-events.ts';
import { createLog } from '../../../src/server/log.ts';
import { makeLink } from '../../../src/server/desk/sign-in/staff-links.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  ownerPassword,
  totp,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { within } from '../../support/patience.ts';

const email = 'owner@mill.example';
const password = ownerPassword;
const minute = 60_000;
const day = 24 * 60 * minute;

describe.for(engines())('an account of the desk on %s', { timeout: within(60_000) }, (engine) => {
  /** An owner at a desk whose clock can be moved. */
  async function enter() {
    const store = await freshStore(engine);
    let shift = 0;
    const desk = openDesk(store, { clock: { now: () => Date.now() + shift } });
    const owner = await enterAsOwner(desk, store);
    return { store, desk, owner, pass: (ms: number) => (shift += ms) };
  }

  test('every check of a password or code in a session is counted', async () => {
    const { owner } = await enter();
    const wrong = { current: 'no', password: 'green looms in winter' };
    const passwords = [];
    for (let i = 0; i < 4; i += 1) {
      const answers = await Promise.all([
        owner.ask(endpoints.renewRecoveryCodes, { body: { password: 'no' } }),
        owner.ask(endpoints.confirmIdentity, { body: { kind: 'password', proof: 'no' } }),
        owner.ask(endpoints.changePassword, { body: wrong }),
      ]);
      passwords.push(...answers.map(({ status }) => status));
    }
    const tenThenNone = [...Array.from({ length: 10 }, () => 403), 429, 429];
    expect(passwords.toSorted()).toEqual(tenThenNone);
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        owner.ask(endpoints.confirmIdentity, {
          body: { kind: 'totp', proof: String(100_000 + i) },
        }),
      ),
    );
    expect(codes.map(({ status }) => status).toSorted()).toEqual(tenThenNone);
  });

  test('while the authenticator is set up, passwords and codes are counted too', async () => {
    const { store, desk } = await enter();
    const invited = { purpose: 'invitation', email: 'vik@mill.example', name: 'Vik' } as const;
    const token = await store.transact((tx) =>
      makeLink(tx, { ...invited, role: 'sales', staff_id: null }, Date.now()),
    );
    const vik = visitDesk(desk);
    const { name } = invited;
    must(await vik.ask(endpoints.join, { body: { token, name, email: invited.email, password } }));
    must(await vik.ask(endpoints.signIn, { body: { email: invited.email, password } }));
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      const setUp = await vik.ask(endpoints.setUpAuthenticator, { body: { password: 'no' } });
      const confirm = await vik.ask(endpoints.confirmAuthenticator, { body: { code: '000000' } });
      statuses.push([setUp.status, confirm.status]);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => [401, 401]), [429, 429]]);
  });

  test('a common password is refused when joining, renewing and changing, and the link still works', async () => {
    const { store, desk, owner } = await enter();
    const common = ['password1234', 'qwertyuiop12', 'taanataana12', '111111111111'];
    for (const one of common) {
      const body = { current: password, password: one };
      const refused = await owner.ask(endpoints.changePassword, { body });
      expect([one, refused.status]).toEqual([one, 422]);
      expect(refused.body).toMatchObject({ fields: { password: expect.stringMatching(/Please/) } });
    }
    const { id } = await store.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    for (const purpose of ['invitation', 'password'] as const) {
      const to = purpose === 'password' ? email : 'vik@mill.example';
      const token = await store.transact((tx) =>
        makeLink(tx, { purpose, email: to, name: 'V', role: 'sales', staff_id: id }, Date.now()),
      );
      const visitor = visitDesk(desk);
      for (const one of common) {
        const body = { token, name: 'V', email: to, password: one };
        expect([one, (await visitor.ask(endpoints.join, { body })).status]).toEqual([one, 422]);
      }
      must(await visitor.ask(endpoints.join, { body: { token, name: 'V', email: to, password } }));
    }
  });

  test('a changed password ends every other session and every pending sign-in', async () => {
    const { store, desk, owner } = await enter();
    const other = visitDesk(desk);
    must(await other.ask(endpoints.signIn, { body: { email, password } }));
    const code = owner.recoveryCodes[0]!;
    must(await other.ask(endpoints.sendCode, { body: { code, kind: 'recovery' } }));
    const pending = visitDesk(desk);
    must(await pending.ask(endpoints.signIn, { body: { email, password } }));

    const wrong = { current: 'not this password', password: 'green looms in winter' };
    expect((await owner.ask(endpoints.changePassword, { body: wrong })).status).toBe(403);
    const right = { current: password, password: 'green looms in winter' };
    must(await owner.ask(endpoints.changePassword, { body: right }));

    must(await owner.ask(endpoints.inbox));
    expect((await other.ask(endpoints.inbox)).status).toBe(401);
    const late = { code: owner.recoveryCodes[1]!, kind: 'recovery' } as const;
    expect((await pending.ask(endpoints.sendCode, { body: late })).status).toBe(401);
    const again = visitDesk(desk);
    expect((await again.ask(endpoints.signIn, { body: { email, password } })).status).toBe(401);
    must(await again.ask(endpoints.signIn, { body: { email, password: right.password } }));
    expect(await verbs(store)).toContain('changed the password');
    expect(await notices(store)).toContain('password-changed');
  });

  test('signing out everywhere ends every session and forgets the browsers', async () => {
    const { store, desk, owner } = await enter();
    const other = visitDesk(desk);
    must(await other.ask(endpoints.signIn, { body: { email, password } }));
    const code = owner.recoveryCodes[0]!;
    must(await other.ask(endpoints.sendCode, { body: { code, kind: 'recovery' } }));
    must(await other.ask(endpoints.signOutEverywhere));
    expect((await owner.ask(endpoints.inbox)).status).toBe(401);
    expect((await other.ask(endpoints.inbox)).status).toBe(401);
    expect(await store.db.selectFrom('staff_device').selectAll().execute()).toEqual([]);
    expect(await verbs(store)).toContain('signed out everywhere');
  });

  test('a session ends thirty days after signing in, however active it is', async () => {
    const { store, owner, pass } = await enter();
    must(await owner.ask(endpoints.inbox));
    pass(31 * day);
    // Used every day, it would have been prolonged by now.
    const prolonged = new Date(Date.now() + 40 * day).toISOString();
    await store.db.updateTable('staff_session').set({ expires_at: prolonged }).execute();
    expect((await owner.ask(endpoints.inbox)).status).toBe(401);
    expect((await owner.ask(endpoints.session)).body).toEqual({ stage: 'none' });
  });

  test('exports, erasing and new owners need the password or a code of the last minutes', async () => {
    const { owner, pass } = await enter();
    const newcomer = { name: 'Vik', email: 'vik@mill.example' };
    must(await owner.ask(endpoints.exportEnquiries));
    pass(11 * minute);
    const erase = { contact: 'asha@rao.example', confirmed: true };
    const attempts = () =>
      Promise.all([
        owner.ask(endpoints.exportEnquiries),
        owner.ask(endpoints.exportEverything),
        owner.ask(endpoints.erase, { body: erase }),
        owner.ask(endpoints.invite, { body: { ...newcomer, role: 'owner' } }),
      ]);
    for (const { status, body } of await attempts()) {
      expect([status, body]).toEqual([428, { error: 'Please confirm first that it is you.' }]);
    }
    must(await owner.ask(endpoints.erase, { body: { ...erase, confirmed: false } }));
    must(
      await owner.ask(endpoints.confirmIdentity, { body: { kind: 'password', proof: password } }),
    );
    for (const { status } of await attempts()) expect(status).toBe(200);

    pass(11 * minute);
    expect((await owner.ask(endpoints.checkIdentity)).status).toBe(428);
    const proof = totp(owner.secret, Date.now() + 30_000);
    must(await owner.ask(endpoints.confirmIdentity, { body: { kind: 'totp', proof } }));
    must(await owner.ask(endpoints.checkIdentity));
    // A code counts once, here too.
    const again = await owner.ask(endpoints.confirmIdentity, { body: { kind: 'totp', proof } });
    expect(again.status).toBe(403);
  });

  test('a browser that has not signed in for half a year is a stranger again', async () => {
    const { store, desk, owner, pass } = await enter();
    const guess = { email, password: 'not this password' };
    pass(179 * day);
    for (let i = 0; i < 10; i += 1) await visitDesk(desk).ask(endpoints.signIn, { body: guess });
    must(await owner.ask(endpoints.signIn, { body: { email, password } }));
    await store.db.updateTable('guess_count').set({ ends_at: 8.64e15 }).execute();
    pass(2 * day);
    expect((await owner.ask(endpoints.signIn, { body: { email, password } })).status).toBe(429);
  });

  test('what has ended is deleted by the minute: sessions, counts of guesses, known browsers', async () => {
    const { store, owner } = await enter();
    await owner.ask(endpoints.renewRecoveryCodes, { body: { password: 'not this password' } });
    const rowsAfter = async (ms: number) => {
      const clock = { now: () => Date.now() + ms };
      const jobs = startScheduledJobs({
        readContent: () => shippedContent,
        store,
        clock,
        log: createLog(() => {}),
        dataDir: await mkdtemp(join(tmpdir(), 'taana-jobs-')),
        everyMs: 10,
      });
      await pause(100);
      await jobs.stop();
      const [sessions, counts, devices] = await Promise.all([
        store.db.selectFrom('staff_session').selectAll().execute(),
        store.db.selectFrom('guess_count').selectAll().where('points', '>', 0).execute(),
        store.db.selectFrom('staff_device').selectAll().execute(),
      ]);
      return [sessions.length, counts.length, devices.length];
    };
    // Used every day, the session would have been prolonged.
    const prolonged = new Date(Date.now() + 40 * day).toISOString();
    await store.db.updateTable('staff_session').set({ expires_at: prolonged }).execute();
    expect(await rowsAfter(0)).toEqual([1, 2, 1]);
    expect(await rowsAfter(29 * day)).toEqual([1, 1, 1]);
    expect(await rowsAfter(31 * day)).toEqual([0, 1, 1]);
    expect(await rowsAfter(181 * day)).toEqual([0, 1, 0]);
    expect(await rowsAfter(366 * day)).toEqual([0, 0, 0]);
  });
});

describe.for(engines())(
  'what the desk tells of an account on %s',
  { timeout: within(60_000) },
  (engine) => {
    test('new devices, recovery codes and renewed keys are recorded, counted and mailed', async () => {
      const store = await freshStore(engine);
      const counted: string[] = [];
      const desk = openDesk(store, { countSignIn: (outcome) => counted.push(outcome) });
      const owner = await enterAsOwner(desk, store);
      expect(await notices(store)).toEqual(['authenticator-set-up']);

      const other = visitDesk(desk);
      must(await other.ask(endpoints.signIn, { body: { email, password } }));
      const code = owner.recoveryCodes[0]!;
      must(await other.ask(endpoints.sendCode, { body: { code, kind: 'recovery' } }));
      must(await owner.ask(endpoints.renewRecoveryCodes, { body: { password } }));
      const told = ['recovery-code-used', 'new-device', 'recovery-codes-renewed'];
      const mailed = ['authenticator-set-up', ...told].toSorted();
      expect((await notices(store)).toSorted()).toEqual(mailed);
      expect(counted).toEqual(expect.arrayContaining(told));
      expect((await verbs(store)).slice(-3)).toEqual([
        'signed in with a recovery code',
        'used a new device',
        'made new recovery codes',
      ]);

      // The same browser is known the next time.
      must(await other.ask(endpoints.signOut));
      must(await other.ask(endpoints.signIn, { body: { email, password } }));
      const next = totp(owner.secret, Date.now() + 30_000);
      must(await other.ask(endpoints.sendCode, { body: { code: next, kind: 'totp' } }));
      expect(await notices(store)).toHaveLength(4);
      const rows = await store.db.selectFrom('outbox').select('payload').execute();
      for (const { payload } of rows) expect(payload).not.toContain(code);
    });

    test('a new owner is mailed to every other owner', async () => {
      const store = await freshStore(engine);
      const desk = openDesk(store);
      const owner = await enterAsOwner(desk, store);
      const link = { purpose: 'invitation', role: 'sales', staff_id: null } as const;
      const token = await store.transact((tx) =>
        makeLink(tx, { ...link, email: 'vik@mill.example', name: 'Vik' }, Date.now()),
      );
      await joinDesk(desk, token, 'vik@mill.example', 'Vik');
      const people = must(await owner.ask(endpoints.people)).body;
      const { id } = people.find(({ name }) => name === 'Vik')!;
      must(await owner.ask(endpoints.changeRole, { params: { id }, body: { role: 'owner' } }));
      const second = await store.transact((tx) =>
        makeLink(
          tx,
          { ...link, role: 'owner', email: 'dev@mill.example', name: 'Dev' },
          Date.now(),
        ),
      );
      await joinDesk(desk, second, 'dev@mill.example', 'Dev');
      const told = (await mailedNotices(store)).filter(({ event }) => event === 'owner-added');
      expect(told.map(({ email: to, who }) => `${who} to ${to}`).toSorted()).toEqual([
        'Dev to owner@mill.example',
        'Dev to vik@mill.example',
        'Vik to owner@mill.example',
      ]);
    });

    test('refusals are recorded without flooding the log, and the limit is mailed once', async () => {
      const store = await freshStore(engine);
      const counted: string[] = [];
      const desk = openDesk(store, { countSignIn: (outcome) => counted.push(outcome) });
      await enterAsOwner(desk, store);
      const attacker = visitDesk(desk);
      for (let i = 0; i < 15; i += 1) {
        await attacker.ask(endpoints.signIn, { body: { email, password: `guess ${i}` } });
      }
      await expect.poll(() => notices(store)).toContain('password-limit');
      const refusals = async () => (await verbs(store)).filter((verb) => verb.includes('refused'));
      expect((await refusals()).toSorted()).toEqual([
        'was refused: too many wrong passwords',
        'was refused: wrong password',
      ]);
      expect(counted.filter((outcome) => outcome === 'wrong-password')).toHaveLength(10);
      expect(counted.filter((outcome) => outcome === 'too-many')).toHaveLength(5);

      await recordRefusals(store, Date.now());
      expect(await refusals()).toHaveLength(2);
      await Promise.all([1, 2].map(() => recordRefusals(store, Date.now() + 16 * minute)));
      expect(await refusals()).toHaveLength(3);
      const last = await store.db
        .selectFrom('audit')
        .select(['verb', 'detail'])
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow();
      expect(last).toEqual({
        verb: 'was refused: wrong password',
        detail: '{"times":"9 more times"}',
      });
      // An address that nobody has leaves no trace.
      const unknown = { email: 'nobody@mill.example', password: 'guess' };
      await visitDesk(desk).ask(endpoints.signIn, { body: unknown });
      expect(await refusals()).toHaveLength(3);
    });

    test('wrong codes are recorded and mailed, and lock new devices after fifty', async () => {
      const store = await freshStore(engine);
      let shift = 0;
      const desk = openDesk(store, { clock: { now: () => Date.now() + shift } });
      const owner = await enterAsOwner(desk, store);
      const guessFiveCodes = async () => {
        const attacker = visitDesk(desk);
        must(await attacker.ask(endpoints.signIn, { body: { email, password } }));
        const answers = [];
        const body = { code: '000000', kind: 'totp' } as const;
        for (let n = 0; n < 5; n += 1)
          answers.push(await attacker.ask(endpoints.sendCode, { body }));
        return answers.at(-1)!;
      };
      await guessFiveCodes();
      expect((await guessFiveCodes()).status).toBe(401);
      expect(await notices(store)).toEqual(['authenticator-set-up', 'code-limit']);
      // As if thirty-five more had been guessed in the meantime.
      shift += 16 * minute;
      const inARow = store.db.updateTable('guess_count').where('what', '=', 'code-in-a-row');
      await inARow.set({ points: 45 }).execute();
      const last = await guessFiveCodes();
      expect(last).toMatchObject({ status: 423, text: expect.stringContaining('ask an owner') });
      expect(await notices(store)).toEqual(['authenticator-set-up', 'code-limit', 'code-locked']);
      // The colleague's own browser is not affected, and a changed password ends the lock.
      const own = { current: password, password: 'green looms in winter' };
      must(await owner.ask(endpoints.signOut));
      must(await owner.ask(endpoints.signIn, { body: { email, password } }));
      const code = totp(owner.secret, Date.now() + 30_000);
      must(await owner.ask(endpoints.sendCode, { body: { code, kind: 'totp' } }));
      must(
        await owner.ask(endpoints.confirmIdentity, { body: { kind: 'password', proof: password } }),
      );
      must(await owner.ask(endpoints.changePassword, { body: own }));
      const fresh = visitDesk(desk);
      must(await fresh.ask(endpoints.signIn, { body: { email, password: own.password } }));
      const recovery = { code: owner.recoveryCodes[0]!, kind: 'recovery' } as const;
      must(await fresh.ask(endpoints.sendCode, { body: recovery }));
    });
  },
);

async function verbs(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('audit').select('verb').orderBy('seq').execute();
  return rows.map(({ verb }) => verb);
}

interface MailedNotice {
  readonly event: string;
  readonly email: string;
  readonly who?: string;
}

async function mailedNotices(store: Store): Promise<MailedNotice[]> {
  const rows = await store.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'desk-notice')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as MailedNotice);
}

async function notices(store: Store): Promise<string[]> {
  return (await mailedNotices(store)).map(({ event }) => event);
}
