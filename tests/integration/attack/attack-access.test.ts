import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { type Desk, createDesk } from '../../../src/server/desk/create-desk.ts';
import { makeLink } from '../../../src/server/desk/sign-in/staff-links.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  ownerPassword as password,
  siteUrl,
  totp,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { chargeFullCost } from '../../support/desk/costly-passwords.ts';
import { freshStore } from '../../support/database/engines.ts';
import { askRaw, statusOf } from '../http/fixture/raw.ts';
import { traversals } from '../../support/attack/attack-corpus.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';

const email = 'owner@mill.example';

describe('client addresses', () => {
  const quote = JSON.stringify({ name: 'Asha', phone: '9876543210' });
  const post = (server: TestServer, forwarded: string) =>
    fetch(`${server.url}/functions/v1/send-quote-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: quote,
    }).then(({ status }) => status);

  /** Headers that an attacker can send, with those that our proxies add. */
  test.for([
    [0, (i: number) => `198.51.100.${i}`],
    [0, (i: number) => `2001:db8:${i}::1`],
    [1, (i: number) => `198.51.100.${i}, 203.0.113.7`],
    [1, (i: number) => `198.51.100.${i}, 198.51.100.9, , 203.0.113.7:${4000 + i}`],
    [1, (i: number) => `unknown, ::ffff:203.0.113.7${'\t'.repeat(i % 3)}`],
    [2, (i: number) => `198.51.100.${i}, 203.0.113.7, 10.0.0.1`],
    [2, (i: number) => `${'9.9.9.9, '.repeat(i)}203.0.113.7, 10.0.0.${i}`],
    [1, (i: number) => `2001:db8:1:2:${i.toString(16)}:${i}::${i}`],
    [1, (i: number) => `[2001:DB8:1:2:${i.toString(16)}::1]:${4000 + i}`],
    [1, (i: number) => `2001:0db8:0001:0002::${i.toString(16)}%eth${i}`],
    [1, (i: number) => `nonsense-${i}`],
  ] as const)(
    'behind %i proxies a client cannot appear as many by sending other addresses',
    async ([trustProxy, forge]) => {
      const server = await startTestServer({ trustProxy });
      try {
        const statuses: number[] = [];
        for (let i = 1; i <= 25; i += 1) statuses.push(await post(server, forge(i)));
        expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
        expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
      } finally {
        await server.remove();
      }
    },
  );

  test('another IPv6 network is another client', async () => {
    const server = await startTestServer({ trustProxy: 1 });
    try {
      for (let i = 0; i < 21; i += 1) await post(server, `2001:db8:1:2::${i}`);
      expect(await post(server, '2001:db8:1:2::99')).toBe(429);
      expect(await post(server, '2001:db8:1:3::99')).toBe(200);
    } finally {
      await server.remove();
    }
  });
});

describe('paths', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const rooms = ['/', '/img/', '/img/scenes/', '/assets/', '/pictures/', '/fonts/', '/functions/v1/', '/desk/', '/desk/assets/', '/q/', '/blog/', '/icons/']; // oxfmt-ignore

  test.for(rooms)('no spelling under %s reaches a file outside the site', async (room) => {
    const wrong: string[] = [];
    for (const path of traversals) {
      const target = (room + path).replaceAll(' ', '%20');
      const answer = await askRaw(
        server.port,
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      const status = statusOf(answer);
      const leaked = /never served|root:x:|"dependencies"/.test(answer);
      const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '/';
      const redirectsAway = !/^\/(?![/\\])/.test(location);
      if (![301, 400, 404, 405].includes(status) || leaked || redirectsAway) {
        wrong.push(`${status} ${target} ${location}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('signing in to the desk', () => {
  test('signing in never keeps a session cookie that was sent along', async () => {
    const store = await freshStore('sqlite');
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const chosen = 'attackers-own-session.c2lnbmF0dXJl';
    const server = visitDesk(desk);
    server.cookies.set('desk.session_token', chosen);
    server.cookies.set('desk_device', 'attackers-device');
    must(await server.ask(endpoints.signIn, { body: { email, password } }));
    const pending = server.cookies.get('desk.two_factor')!;
    expect((await server.ask(endpoints.inbox)).status).toBe(401);
    const code = totp(owner.secret, Date.now() + 30_000);
    must(await server.ask(endpoints.sendCode, { body: { code, kind: 'totp' } }));
    must(await server.ask(endpoints.inbox));
    const issued = server.cookies.get('desk.session_token')!;
    expect(issued).not.toBe(chosen);
    expect(server.cookies.get('desk_device')).not.toBe('attackers-device');

    const attacker = visitDesk(desk);
    const tries = [
      ['desk.session_token', chosen],
      ['desk.session_token', pending],
      ['desk.session_token', issued.replace(/\..*$/, '')],
      ['desk.session_token', issued.replace(/\..*$/, '.AAAA')],
      ['__Secure-desk.session_token', issued],
      ['desk.two_factor', issued],
    ] as const;
    for (const [name, value] of tries) {
      attacker.cookies.clear();
      attacker.cookies.set(name, value);
      expect([name, (await attacker.ask(endpoints.inbox)).status]).toEqual([name, 401]);
    }
    must(await server.ask(endpoints.signOut));
    attacker.cookies.set('desk.session_token', issued);
    expect((await attacker.ask(endpoints.inbox)).status).toBe(401);
  });

  test('a code works once, even in a race, and only within its time', async () => {
    const store = await freshStore('sqlite');
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const visitors = Array.from({ length: 4 }, () => visitDesk(desk));
    for (const visitor of visitors)
      must(await visitor.ask(endpoints.signIn, { body: { email, password } }));
    const code = totp(owner.secret, Date.now() + 30_000);
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.ask(endpoints.sendCode, { body: { code, kind: 'totp' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const inboxes = await Promise.all(visitors.map((visitor) => visitor.ask(endpoints.inbox)));
    expect(inboxes.filter(({ status }) => status === 200)).toHaveLength(1);

    const late = visitDesk(desk);
    must(await late.ask(endpoints.signIn, { body: { email, password } }));
    for (const away of [-120_000, 120_000]) {
      const stale = totp(owner.secret, Date.now() + away);
      expect(
        (await late.ask(endpoints.sendCode, { body: { code: stale, kind: 'totp' } })).status,
      ).toBe(401);
    }
  });

  test('a flood of sign-ins delays others, but never rejects a right password as wrong', async () => {
    const store = await freshStore('sqlite');
    const desk = behindProxy(store);
    await enterAsOwner(openDesk(store), store);
    const guess = (i: number) =>
      visitDesk(desk).send(endpoints.signIn, {
        body:
          i === 59
            ? { email, password }
            : { email: `nobody${i}@mill.example`, password: 'not the password' },
        headers: { 'x-forwarded-for': `198.51.100.${i}` },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([401, 503]);
    const right = answers[59]!;
    expect([200, 503]).toContain(right.status);
  });

  test('an unknown address is refused with the same text and in the same time as a known one', async () => {
    // What a stranger would measure. Of a cheap password only the statements would be left, which
    // differ by one and are slowed down unevenly by whatever else the machine does.
    chargeFullCost();
    const store = await freshStore('sqlite');
    const desk = behindProxy(store);
    await enterAsOwner(openDesk(store), store);
    const known = [email];
    for (const name of ['a', 'b', 'c']) {
      const invited = `${name}@mill.example`;
      const token = await store.transact((tx) =>
        makeLink(
          tx,
          { purpose: 'invitation', email: invited, name, role: 'sales', staff_id: null },
          Date.now(),
        ),
      );
      must(
        await visitDesk(desk).ask(endpoints.join, {
          body: { token, email: invited, name, password },
        }),
      );
      known.push(invited);
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const words = new Set<string>();
    let nth = 0;
    const guess = async (kind: 'known' | 'unknown', address: string) => {
      const from = { 'x-forwarded-for': `198.51.100.${(nth += 1)}` };
      const started = performance.now();
      const answer = await visitDesk(desk).send(endpoints.signIn, {
        body: { email: address, password: 'not the password' },
        headers: from,
      });
      times[kind].push(performance.now() - started);
      words.add(`${answer.status} ${answer.text}`);
    };
    for (let round = 0; round < 7; round += 1) {
      for (const [i, address] of known.entries()) {
        await guess('known', address);
        await guess('unknown', `nobody${round}${i}@mill.example`);
      }
    }
    expect(words.size).toBe(1);
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.45);
  });
});

function behindProxy(store: Store): Pick<Desk, 'fetch'> {
  return createDesk({
    readContent: () => shippedContent,
    store,
    clock: { now: () => Date.now() },
    log: createLog(() => {}),
    settings: {
      siteUrl,
      trustProxy: 1,
      dataDir: '',
      mailFrom: 'a@b.example',
      salesTo: 'a@b.example',
    },
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
