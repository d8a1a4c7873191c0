import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { askRaw, statusOf } from '../http/fixture/raw.ts';
import { startTestServer } from '../http/fixture/serving.ts';
import { type Server, startServer } from '../../support/server/server.ts';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { sampleRequests } from '../../support/enquiries/sample-enquiry.ts';
import { within } from '../../support/patience.ts';

/** The whole program on the built site, with requests like those of Prometheus. */
const token = 'the-token-of-this-owner';
const withToken = { authorization: `Bearer ${token}` };
const visitor = { email: 'asha@buyer.example', name: 'Asha Verma', phone: '098765 43210' };
let server: Server;

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: token });
});
afterAll(() => server.remove());

type Samples = ReadonlyMap<string, number>;

async function scrape(headers: Record<string, string> = {}): Promise<Samples> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { ...withToken, ...headers } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return parse(await answer.text());
}

/** Parses every line by the grammar of the format: a comment, a type, or a sample of a known type. */
function parse(text: string): Samples {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.split('\n').filter(Boolean)) {
    const type = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary)$/.exec(line);
    if (type) types.set(type[1]!, type[2]!);
    if (line.startsWith('# ')) continue;
    const sample =
      /^([a-zA-Z_:][\w:]*)((?:\{[^{}]*\})?) (-?[\d.]+(?:e[+-]?\d+)?|Nan|[+-]Inf)$/.exec(line);
    if (sample === null) throw new Error(`Not a sample: ${line}`);
    const [, name = '', labels = '', value = ''] = sample;
    const pairs = labels.slice(1, -1);
    if (pairs) expect(pairs).toMatch(/^([a-zA-Z_]\w*="[^"\\\n]*",?)+$/);
    const family = name.replace(/_(bucket|sum|count)$/, '');
    const isKnown = types.has(name) || types.get(family) === 'histogram';
    if (!isKnown || samples.has(name + labels)) throw new Error(`Of no type, or twice: ${line}`);
    samples.set(name + labels, Number(value.replace('Nan', 'NaN')));
  }
  return samples;
}

async function growth(name: string, action: () => Promise<unknown>, by = 1): Promise<void> {
  const before = (await scrape()).get(name) ?? 0;
  await action();
  let after = before;
  for (const patience = Date.now() + within(10_000); Date.now() < patience; await pause(50)) {
    after = (await scrape()).get(name) ?? 0;
    if (after >= before + by) break;
  }
  if (after - before < by) throw new Error(`${name} grew from ${before} to ${after} only`);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' }).then((answer) => answer.bytes());
const post = (path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());

describe('the metrics', () => {
  test('report the process, the build, the database and the queue', async () => {
    const samples = await scrape();
    expect(samples.get('process_start_time_seconds')).toBeGreaterThan(Date.now() / 1000 - 600);
    expect(samples.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect([...samples.keys()].join('\n')).toMatch(/^taana_build_info\{edition="site-\w+"\}$/m);
    expect(samples.get('taana_database_up')).toBe(1);
    expect(samples.get('taana_outbox_mails{state="waiting"}')).toBe(0);
    expect(samples.get('taana_outbox_oldest_seconds')).toBe(0);
    expect(samples.get('taana_connections')).toBeGreaterThan(0);
  });

  test('count requests and their duration', async () => {
    await growth('taana_requests_total{kind="memory",status="2xx"}', () => get('/'));
    await growth('taana_requests_total{kind="page",status="4xx"}', () => get('/no-such-page'));
    await growth('taana_request_seconds_count{kind="page"}', () => get('/fabrics?search=net'));
    await growth('taana_request_seconds_bucket{kind="page",le="30"}', () => get('/fabrics?x=1'));
    await growth('taana_requests_total{kind="desk",status="4xx"}', () => get('/desk/api/inbox'));
    await growth('taana_requests_total{kind="unreadable",status="4xx"}', async () => {
      const answer = await askRaw(Number(new URL(server.url).port), 'NOT HTTP\r\n\r\n');
      expect(statusOf(answer)).toBe(400);
    });
  });

  test('count enquiries by kind, refusals by reason, and mails', async () => {
    const { quote, contact } = sampleRequests;
    const { functionName: name, path } = kinds.quote;
    const mails = 'taana_mails_total{outcome="sent"}';
    await growth(
      mails,
      () =>
        growth('taana_enquiries_total{kind="quote",outcome="accepted"}', () => post(path, quote)),
      2,
    );
    await growth('taana_enquiries_total{kind="quote",outcome="repeated"}', () => post(path, quote));
    await growth('taana_enquiries_total{kind="contact",outcome="quarantined"}', () =>
      post(kinds.contact.path, { ...contact, website: 'https://spam.example' }),
    );
    await growth(`taana_enquiries_refused_total{function="${name}",reason="invalid"}`, () =>
      post(path, { name: 'Asha' }),
    );
    await growth('taana_assistant_answers_total{engine="guide"}', () =>
      post('/functions/v1/ai-chat', { messages: [{ role: 'user', content: 'Do you knit nets?' }] }),
    );
  });

  test('count sign-ins by outcome', async () => {
    const headers = { 'content-type': 'application/json', origin: server.url };
    const body = JSON.stringify({ email: 'nobody@mill.example', password: 'guess' });
    const guess = () =>
      fetch(`${server.url}/desk/api/auth/sign-in`, { method: 'POST', headers, body });
    await growth('taana_signins_total{outcome="wrong-password"}', guess);
    for (let i = 0; i < 9; i += 1) await guess();
    await growth('taana_signins_total{outcome="too-many"}', guess);
  });

  test('count pictures by where they were found', async () => {
    const files = await readdir('public/pictures/scenes');
    const file = files.find((name) => name.endsWith('.avif'));
    const picture = `/img/scenes/${file!.replace(/-\d+\.avif$/, '')}-180-q25`;
    const asJpeg = { accept: 'image/jpeg' };
    await growth('taana_pictures_total{source="drawn"}', () => get(picture, asJpeg));
    await growth('taana_pictures_total{source="memory"}', () => get(picture, asJpeg));
    const samples = await scrape();
    expect(samples.get('taana_picture_cache_bytes{place="memory"}')).toBeGreaterThan(0);
    expect(samples.get('taana_picture_cache_bytes{place="disk"}')).toBeGreaterThan(0);
  });

  test('are not found by other clients, in any spelling', async () => {
    const missing = await fetch(`${server.url}/no-such-page`).then((answer) => answer.text());
    for (const headers of [
      // A proxy on this machine that names neither itself nor the visitor.
      { host: '127.0.0.1:3000' },
      { host: 'localhost' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '2.0 Caddy' },
      { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer wrong' },
    ] as Record<string, string>[]) {
      for (const path of ['/metrics', '/%6Detrics', '/metrics?x=1']) {
        const answer = await fetch(server.url + path, { headers });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toBe(missing);
      }
    }
    const samples = await scrape({ 'x-forwarded-for': '203.0.113.9' });
    expect(samples.size).toBeGreaterThan(20);
    const posted = await fetch(`${server.url}/metrics`, { method: 'POST' });
    expect(posted.status).toBe(405);
  });

  test('neither grow with hostile addresses nor repeat what a visitor wrote', async () => {
    await get('/once');
    await get('/img/once/480');
    await get('/q/once');
    await get('/functions/v1/once');
    await scrape();
    const before = [...(await scrape()).keys()];
    for (let at = 0; at < 60; at += 1) {
      const word = `asha${at}@buyer.example`;
      await get(`/${word}`);
      await get(`/img/${word}/480`);
      await get(`/q/${word}`);
      await get(`/functions/v1/${word}?${word}`);
    }
    const after = [...(await scrape()).keys()];
    expect(after).toEqual(before);
    const answer = await fetch(`${server.url}/metrics`, { headers: withToken });
    const text = await answer.text();
    for (const personal of Object.values(visitor)) expect(text).not.toContain(personal);
    expect(text).not.toMatch(/buyer\.example|127\.0\.0\.1/);
  });
});

test('a database that is down is reported, and the metrics are still served', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const store = await openDatabase({ dataDir: '', secretKey: 'k'.repeat(43), databaseUrl });
  const away = await startTestServer({ store, metricsToken: token });
  try {
    const answer = await fetch(`${away.url}/metrics`, { headers: withToken });
    const samples = parse(await answer.text());
    expect(samples.get('taana_database_up')).toBe(0);
    expect(samples.get('taana_outbox_mails{state="waiting"}')).toBeNaN();
  } finally {
    await away.remove();
  }
});

test('without a token of the owner there are no metrics, not even for this machine', async () => {
  const closed = await startTestServer();
  try {
    for (const headers of [
      {},
      { authorization: 'Bearer undefined' },
      { authorization: 'Bearer' },
    ]) {
      expect((await fetch(`${closed.url}/metrics`, { headers })).status).toBe(404);
    }
  } finally {
    await closed.remove();
  }
});
