import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { makeLink } from '../../../src/server/desk/sign-in/staff-links.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
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

const email = 'owner@mill.example';
const password = ownerPassword;

describe.for(engines())('signing in to the desk on %s', (engine) => {
  test('the link for the first owner works once, then password and code are needed', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const path = await firstOwnerPath(store, Date.now());
    const owner = await joinDesk(desk, path!.split('#')[1]!, email, 'Harpreet Kaur');
    const session = must(await owner.ask(endpoints.session)).body;
    expect(session).toMatchObject({ stage: 'ready', person: { email, role: 'owner' } });
    expect(owner.recoveryCodes).toHaveLength(10);

    expect(await firstOwnerPath(store, Date.now())).toBeUndefined();
    const again = await visitDesk(desk).ask(endpoints.invitation, {
      body: { token: path!.split('#')[1]! },
    });
    expect(again.status).toBe(410);

    const visitor = visitDesk(desk);
    expect(
      (await visitor.ask(endpoints.signIn, { body: { email, password: 'wrong password' } })).status,
    ).toBe(401);
    expect((await visitor.ask(endpoints.signIn, { body: { email, password } })).body).toEqual({
      stage: 'code',
    });
    expect((await visitor.ask(endpoints.inbox)).status).toBe(401);

    // The code that was used, not that of now: half a minute may have ended since.
    const replayed = await visitor.ask(endpoints.sendCode, {
      body: { code: owner.usedCode, kind: 'totp' },
    });
    expect(replayed.status).toBe(401);
    expect(replayed.text).toContain('already been used');
    expect((await visitor.ask(endpoints.inbox)).status).toBe(401);

    must(await visitor.ask(endpoints.signIn, { body: { email, password } }));
    const code = totp(owner.secret, Date.now() + 30_000);
    must(await visitor.ask(endpoints.sendCode, { body: { code, kind: 'totp' } }));
    must(await visitor.ask(endpoints.inbox));
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });

  test('accepts a recovery code once, and lists and ends sessions', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const code = owner.recoveryCodes[0]!;
    const visitor = visitDesk(desk);
    must(await visitor.ask(endpoints.signIn, { body: { email, password } }));
    must(await visitor.ask(endpoints.sendCode, { body: { code, kind: 'recovery' } }));
    const third = visitDesk(desk);
    must(await third.ask(endpoints.signIn, { body: { email, password } }));
    expect((await third.ask(endpoints.sendCode, { body: { code, kind: 'recovery' } })).status).toBe(
      401,
    );

    const sessions = must(await owner.ask(endpoints.sessions)).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current)!;
    must(await owner.ask(endpoints.endSession, { params: { id: other.id } }));
    expect((await visitor.ask(endpoints.sessions)).status).toBe(401);
    must(await owner.ask(endpoints.signOut));
    expect((await owner.ask(endpoints.session)).body).toEqual({ stage: 'none' });
  });

  test('shows nothing before the authenticator is set up', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const path = await firstOwnerPath(store, Date.now());
    const visitor = visitDesk(desk);
    const token = path!.split('#')[1]!;
    must(await visitor.ask(endpoints.join, { body: { token, email, name: 'Harpreet', password } }));
    expect((await visitor.ask(endpoints.signIn, { body: { email, password } })).body).toEqual({
      stage: 'setup',
    });
    expect((await visitor.ask(endpoints.session)).body).toMatchObject({ stage: 'setup' });
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.access === 'public' || endpoint.access === 'setup') continue;
      const { status } = await visitor.send(endpoint, { params: { id: 'x' } });
      expect([name, status]).toEqual([name, 401]);
    }
  });

  test('refuses another origin, a missing origin and a body that is not JSON', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const bulk = { ids: ['x'], action: { kind: 'open' } } as const;
    const forged = { origin: 'https://evil.example' };
    expect((await owner.send(endpoints.changeMany, { body: bulk, headers: forged })).status).toBe(
      403,
    );
    expect(
      (await owner.send(endpoints.changeMany, { body: bulk, headers: { origin: 'null' } })).status,
    ).toBe(403);
    expect(
      (
        await owner.send(endpoints.changeMany, {
          body: bulk,
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await owner.send(endpoints.changeMany, {
          body: bulk,
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415);
    expect((await owner.send(endpoints.signOut, { body: {}, headers: forged })).status).toBe(403);
    must(await owner.ask(endpoints.changeMany, { body: bulk }));
  });

  test('an invited viewer can read but not change; a removed link no longer works', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    await enterAsOwner(desk, store);
    const invite = { purpose: 'invitation', name: 'Vik', role: 'viewer', staff_id: null } as const;
    const token = await store.transact((tx) =>
      makeLink(tx, { ...invite, email: 'vik@mill.example' }, Date.now()),
    );
    const viewer = await joinDesk(desk, token, 'vik@mill.example', 'Vik');
    must(await viewer.ask(endpoints.inbox));
    const bulk = { ids: ['x'], action: { kind: 'open' } } as const;
    expect((await viewer.ask(endpoints.changeMany, { body: bulk })).status).toBe(403);

    const old = await store.transact((tx) =>
      makeLink(tx, { ...invite, email: 'old@mill.example' }, Date.now() - 8 * 86_400_000),
    );
    expect((await visitDesk(desk).ask(endpoints.invitation, { body: { token: old } })).status).toBe(
      410,
    );
  });

  test('guesses are limited, but not for a browser that has signed in before', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const attacker = visitDesk(desk);
    let last = 0;
    for (let i = 0; i < 11; i += 1) {
      last = (await attacker.ask(endpoints.signIn, { body: { email, password: 'guess' } })).status;
    }
    expect(last).toBe(429);
    expect((await attacker.ask(endpoints.signIn, { body: { email, password } })).status).toBe(429);
    must(await owner.ask(endpoints.signOut));
    expect((await owner.ask(endpoints.signIn, { body: { email, password } })).body).toEqual({
      stage: 'code',
    });
  });
});
