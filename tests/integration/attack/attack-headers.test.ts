import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { openDesk } from '../../../src/server/desk/open-desk.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { securityHeaders } from '../../../src/server/http/headers.ts';
import { createLog } from '../../../src/server/log.ts';
import { enter } from '../../support/attack/attack-everything.ts';
import { readPolicy, scoreHeaders } from '../../support/attack/attack-observatory.ts';
import { type AttackServer, startAttackServer } from '../../support/attack/attack-server.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';

const https = { 'x-forwarded-proto': 'https' };
const json = { 'content-type': 'application/json' };
const quote = JSON.stringify({ name: 'Asha', phone: '9876543210' });

let site: AttackServer;
let asset: string;
beforeAll(async () => {
  site = await startAttackServer({ TRUST_PROXY: '1' });
  const home = await site.send({ method: 'GET', path: '/' });
  asset = /\/assets\/[\w.-]+\.js/.exec(home.text)![0];
});
afterAll(() => site.stop());

/** Name, request and status of each kind of response. */
const kinds: readonly (readonly [
  string,
  string,
  string,
  number,
  Record<string, string>?,
  string?,
])[] = [
  ['a page', 'GET', '/', 200],
  ['a page that was read before', 'GET', '/', 304, { 'if-none-match': '*' }],
  ['a page of a query', 'GET', '/fabrics?search=lace', 200],
  ['the head of a page', 'HEAD', '/quote', 200],
  ['a page that is not there', 'GET', '/no-such-page', 404],
  ['an address that cannot be read', 'GET', '/%00', 400],
  ['an address without end', 'GET', `/${'a'.repeat(9000)}`, 414],
  ['a trailing slash', 'GET', '/quote/', 301],
  ['an old address', 'GET', '/rfq', 301],
  ['a wrong method', 'POST', '/quote', 405],
  ['the list of methods', 'OPTIONS', '/quote', 204],
  ['the sitemap', 'GET', '/sitemap.xml', 200],
  ['the robots', 'GET', '/robots.txt', 200],
  ['an icon', 'GET', '/icons/icon.svg', 200],
  ['a specification sheet', 'GET', '/pdf', 404],
  ['a drawn picture', 'GET', '/img/scenes/fan-180-q25.webp', 200],
  ['a picture that is not listed', 'GET', '/img/scenes/fan-181-q25.webp', 400],
  ['a function that took it', 'POST', '/functions/v1/send-quote-email', 200, json, quote],
  ['a function that refused it', 'POST', '/functions/v1/send-quote-email', 422, json, '{}'],
  ['a form that comes back', 'POST', '/functions/v1/send-quote-email', 422, form(), 'name='],
  ['an unknown function', 'POST', '/functions/v1/nothing', 404, json, '{}'],
  ['a function that is read', 'GET', '/functions/v1/send-quote-email', 405],
  ['a body of an unknown kind', 'POST', '/functions/v1/send-quote-email', 415, {}, 'x'],
  ['a post of another site', 'POST', '/functions/v1/send-quote-email', 403, foreign(), quote],
  ['a chat', 'POST', '/functions/v1/ai-chat', 200, json, chat('lead time?')],
  ['a chat without words', 'POST', '/functions/v1/ai-chat', 422, json, chat('')],
  ['a chat lead without consent', 'POST', '/api/chatbot/lead', 422, json, '{}'],
  ['the pulse', 'GET', '/healthz', 200],
  ['the readiness', 'GET', '/readyz', 200],
  ['the desk', 'GET', '/desk', 200],
  ['a place of the desk', 'GET', '/desk/inbox', 200],
  ['a post to the desk', 'POST', '/desk', 405],
  ['the session of a stranger', 'GET', '/desk/api/session', 200],
  ['the inbox of a stranger', 'GET', '/desk/api/inbox', 401],
  ['a change from nowhere', 'POST', '/desk/api/inbox/bulk', 403, json, '{}'],
  ['a quote that is not there', 'GET', '/q/nothing', 404],
  ['the PDF of no quote', 'GET', '/q/nothing/quote.pdf', 404],
  ['a room that is not there', 'GET', '/room/nothing', 404],
];

describe('behind https', () => {
  test.for(kinds)('%s earns A+', async ([, method, path, status, headers = {}, body]) => {
    const wanted = path === '/pdf' ? await sheet() : { path, status };
    const reply = await site.send({
      method,
      path: wanted.path,
      headers: { ...https, ...headers },
      ...(body !== undefined && { body }),
    });
    expect(reply.status).toBe(wanted.status);
    expectBest(reply.headers);
  });

  test('a script of the site earns A+', async () => {
    const reply = await site.send({ method: 'GET', path: asset, headers: https });
    expect(reply.status).toBe(200);
    expectBest(reply.headers);
  });

  test('http is redirected to https, and the redirect earns A+ too', async () => {
    const headers = { host: 'taana.example', 'x-forwarded-proto': 'http' };
    const reply = await site.send({ method: 'GET', path: '/', headers });
    expect(reply.status).toBe(301);
    expect(reply.headers['location']).toBe('https://taana.example/');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('the assistant for partners may be framed, and loses no other point', async () => {
    const reply = await site.send({ method: 'GET', path: '/embed', headers: https });
    expect(scoreHeaders({ headers: reply.headers, framable: true })).toMatchObject({ grade: 'A+' });
  });

  test.each([
    ['whose proxy says https', '1', https],
    ['whose proxy says nothing', '0', { host: 'taana.example' }],
  ])(
    'every cookie of a desk %s is kept from scripts, http and other sites',
    async (_, trust, way) => {
      const server = await startAttackServer({ TRUST_PROXY: trust });
      const given: string[] = [];
      const watched: AttackServer = {
        ...server,
        async send(attack) {
          const headers = { ...attack.headers, ...way, origin: 'https://taana.example' };
          const reply = await server.send({ ...attack, headers });
          given.push(...[reply.headers['set-cookie'] ?? []].flat());
          if (reply.status < 400) expectBest(reply.headers);
          return reply;
        },
      };
      try {
        const owner = await enter(watched);
        expect((await owner.ask(endpoints.inbox)).status).toBe(200);
      } finally {
        await server.stop();
      }
      const names = new Set(given.map((cookie) => cookie.split('=')[0]));
      expect([...names].toSorted()).toEqual(['__Secure-desk.session_token', 'desk_device']);
      for (const cookie of given) {
        expect(cookie).toMatch(/; path=\/desk/i);
        expect(cookie).toMatch(/; httponly/i);
        expect(cookie).toMatch(/; secure/i);
        expect(cookie).toMatch(/; samesite=strict/i);
      }
    },
  );
});

describe('server errors', () => {
  let broken: TestServer;
  let away: TestServer;
  beforeAll(async () => {
    broken = await startTestServer({ trustProxy: 1 });
    await broken.store.db.schema.dropTable('outbox').execute();
    const store = await openDatabase({
      dataDir: '',
      secretKey: 'k'.repeat(43),
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    });
    const desk = openDesk({
      store,
      clock: systemClock,
      readContent: () => shippedContent,
      log: createLog(() => {}),
      settings,
    });
    away = await startTestServer({ trustProxy: 1, store, desk });
  });
  afterAll(async () => {
    await broken.remove();
    await away.remove();
  });

  test.for([
    ['a page that cannot be rendered', 500, 'broken', 'GET', '/fabrics?search=explode'],
    ['a call that fails', 500, 'broken', 'POST', '/functions/v1/send-quote-email'],
    ['a call without a database', 503, 'away', 'POST', '/functions/v1/send-quote-email'],
    ['the readiness without a database', 503, 'away', 'GET', '/readyz'],
    ['the desk without a database', 503, 'away', 'GET', '/q/token'],
  ] as const)('%s earns A+ with %i', async ([, status, which, method, path]) => {
    const { url } = which === 'away' ? away : broken;
    const reply = await fetch(url + path, {
      method,
      headers: { ...https, ...json },
      ...(method === 'POST' && { body: quote }),
    });
    expect(reply.status).toBe(status);
    expectBest(Object.fromEntries(reply.headers));
  });
});

describe('the content policy', () => {
  const policy = policyOf({ secure: true });

  test('has no finding of the evaluator except hints', () => {
    const findings = evaluate(policy);
    const serious = new Set([Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX, Severity.HIGH_MAYBE]);
    expect(findings.filter(({ severity }) => serious.has(severity))).toEqual([]);
    // The evaluator warns about 'self' because a site may host uploaded files; ours serves listed files only.
    expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual([
      "script-src 'self'",
    ]);
  });

  test('fails the evaluator when it has a hole', () => {
    const holes = ["'unsafe-inline'", '*', 'data:', 'https://ajax.googleapis.com'];
    for (const hole of holes) {
      const worse = policy.replace("script-src 'self'", `script-src 'self' ${hole}`);
      const high = evaluate(worse).filter(({ severity }) => severity === Severity.HIGH);
      expect([hole, high.length]).not.toEqual([hole, 0]);
    }
  });

  test('requires Trusted Types on every page', async () => {
    for (const path of ['/', '/quote', '/embed', '/desk', '/no-such-page', '/fabrics?search=a']) {
      const { headers } = await site.send({ method: 'GET', path });
      const rules = readPolicy(String(headers['content-security-policy']));
      expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(rules.get('trusted-types')).toEqual(['worker']);
    }
  });
});

test('the scorer deducts points for each missing header', () => {
  const whole = Object.fromEntries(pairs(securityHeaders({ secure: true })));
  expect(scoreHeaders({ headers: whole })).toMatchObject({ grade: 'A+', points: 130 });
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]) {
    const { [name]: _gone, ...rest } = whole;
    expect(scoreHeaders({ headers: rest }).points).toBeLessThan(130);
  }
  const cookie = { ...whole, 'set-cookie': ['a=b; Path=/'] };
  expect(scoreHeaders({ headers: cookie }).grade).toBe('below A');
  const open = { ...whole, 'access-control-allow-origin': '*' };
  expect(scoreHeaders({ headers: open }).grade).toBe('below A');
});

const settings = {
  siteUrl: 'https://taana.example',
  trustProxy: 1,
  dataDir: '',
  mailFrom: 'a@taana.example',
  salesTo: 'a@taana.example',
};

function expectBest(headers: Parameters<typeof scoreHeaders>[0]['headers']): void {
  const { grade, findings } = scoreHeaders({ headers });
  expect(grade).toBe('A+');
  // A bonus for one header must not compensate for another that is missing.
  expect(Object.entries(findings).filter(([, points]) => points < 0)).toEqual([]);
  expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
}

async function sheet(): Promise<{ path: string; status: number }> {
  const { text } = await site.send({ method: 'GET', path: '/fabrics' });
  const fabric = /\/fabrics\/[a-z0-9-]+/.exec(text)![0];
  const page = await site.send({ method: 'GET', path: fabric });
  return { path: /[^"]+\.pdf/.exec(page.text)![0], status: 200 };
}

function evaluate(policy: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

function policyOf(setting: Parameters<typeof securityHeaders>[0]): string {
  return new Map(pairs(securityHeaders(setting))).get('content-security-policy')!;
}

function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((name, i) => (i % 2 ? [] : [[name.toLowerCase(), list[i + 1]!]]));
}

function form() {
  return { 'content-type': 'application/x-www-form-urlencoded' };
}

function foreign() {
  return { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
}

function chat(content: string): string {
  return JSON.stringify({ messages: [{ role: 'user', content }] });
}
