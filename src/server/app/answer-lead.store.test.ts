import { describe, expect, test } from 'vitest';
import { type Engine, engines, freshStore } from '../../../tests/support/database/engines.ts';
import { someMorning } from '../../../tests/support/desk/desk-rows.ts';
import { indiamartRecord } from '../../../tests/support/leads/marketplace.ts';
import { createApp } from '../../../tests/support/server/functions-app.ts';
import { leadPaths } from '../../contract/lead-paths.ts';
import type { Store } from '../db/store.ts';
import { signBody } from '../leads/signature.ts';
import { createMetrics } from '../metrics/metrics.ts';

const key = 'k'.repeat(40);
const token = 'a-token-of-the-push-address';

async function open(engine: Engine, change: (store: Store) => Store = (store) => store) {
  const store = change(await freshStore(engine));
  const metrics = createMetrics();
  let now = someMorning;
  const app = createApp(store, {
    clock: { now: () => now },
    leadKeys: { tradeindia: key, justdial: 'j'.repeat(40) },
    indiamart: { url: 'https://mapi.indiamart.example/', pushToken: token },
    metrics,
  });
  const send = async (body: object | string, given: Given = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const time = String(Math.floor((given.signedAt ?? now) / 1000));
    const signature = given.signature ?? signBody(text, { key: given.key ?? key, time });
    const response = await app.post(leadPaths.signed(given.source ?? 'tradeindia'), {
      body: text,
      headers: { 'Taana-Signature': `t=${time},v1=${signature}` },
    });
    const answer = (await response.json()) as object;
    return { ...answer, status: response.status } as Readonly<Record<string, unknown>>;
  };
  return {
    store,
    app,
    send,
    wait: (ms: number) => (now += ms),
    counted: () => metrics.leads.list(),
    stored: () => store.db.selectFrom('enquiry').selectAll().orderBy('created_at').execute(),
  };
}

interface Given {
  readonly source?: string;
  readonly key?: string;
  readonly signature?: string;
  readonly signedAt?: number;
}

const lead = {
  id: 'TI-4711',
  at: '2026-11-16T09:00:00+05:30',
  name: 'Omar Nile',
  company: 'Nile Textiles',
  email: 'omar@nile.example',
  phone: '+20 100 123 4567',
  product: 'Power net',
  message: 'Price for 1,000 m?\nTo Alexandria.',
  quantity: '1,000 m',
};

describe.each(engines())('leads that are sent to us, on %s', (engine) => {
  test('a signed lead becomes an enquiry, once, whatever is sent again', async () => {
    const { send, stored, store, wait } = await open(engine);
    const first = await send(lead);
    expect(first).toMatchObject({ status: 200, success: true, repeated: false });
    expect(await send(lead)).toMatchObject({ status: 409, success: false });
    wait(2000);
    // A sender that heard no answer signs anew, perhaps with other words.
    expect(await send({ ...lead, message: 'Other' })).toEqual({ ...first, repeated: true });
    expect(await stored()).toMatchObject([{ name: 'Omar Nile', phone_normal: '+201001234567' }]);
    expect(await store.db.selectFrom('message').selectAll().execute()).toMatchObject([
      { way: 'marketplace', direction: 'in', body: lead.message, author: 'Omar Nile' },
    ]);
    // The same number at another source is another lead.
    const other = { source: 'justdial', key: 'j'.repeat(40) };
    expect(await send(lead, other)).toMatchObject({ status: 200, repeated: false });
    expect(await stored()).toHaveLength(2);
  });

  test('eight at once store one', async () => {
    const { send, stored, wait } = await open(engine);
    const answers = await Promise.all(Array.from({ length: 8 }, () => (wait(1000), send(lead))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('without a right and fresh signature nothing is taken', async () => {
    const { send, stored, app } = await open(engine);
    const wrong: Given[] = [
      { key: 'x'.repeat(40) },
      { signature: 'f'.repeat(64) },
      { signature: '' },
      { signedAt: someMorning - 301_000 },
      { signedAt: someMorning + 302_000 },
      // The key of another source.
      { source: 'justdial' },
    ];
    for (const given of wrong) expect(await send(lead, given)).toMatchObject({ status: 401 });
    expect(await send(lead, { source: 'nobody' })).toMatchObject({ status: 404 });
    expect(await send(lead, { source: '__proto__' })).toMatchObject({ status: 404 });
    const bare = await app.post(leadPaths.signed('tradeindia'), { body: JSON.stringify(lead) });
    expect(bare.status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  test('a sender whose clock is wrong hears another reason than one whose key is', async () => {
    const { send, counted } = await open(engine);
    const old = await send(lead, { signedAt: someMorning - 301_000 });
    expect(old['error']).toContain('more than five minutes');
    for (const given of [{ key: 'x'.repeat(40) }, { signature: '' }]) {
      expect((await send(lead, given))['error']).toBe('The signature is missing or wrong.');
    }
    await send(lead);
    await send(lead);
    const labels = { source: 'tradeindia' };
    expect(counted()).toEqual([
      { labels: { ...labels, outcome: 'old' }, count: 1 },
      { labels: { ...labels, outcome: 'unsigned' }, count: 2 },
      { labels: { ...labels, outcome: 'taken' }, count: 1 },
      { labels: { ...labels, outcome: 'replayed' }, count: 1 },
    ]);
  });

  test.each([
    ['the database is away', true, 503, '"database-unavailable"'],
    ['something is wrong here', false, 500, '"lead-failed"'],
  ])('while %s the sender is asked to try again', async (_, isDown, status, logged) => {
    const { send, app } = await open(engine, (store) => ({
      ...store,
      transact: () => Promise.reject(new Error('x')),
      isUnavailable: () => isDown,
    }));
    expect(await send(lead)).toMatchObject({ status, error: expect.stringContaining('try again') });
    expect(app.errors).toEqual([expect.stringContaining(logged)]);
  });

  test('what cannot be used is refused with a sentence', async () => {
    const { send, stored } = await open(engine);
    for (const body of ['', '[]', '{', 'null', { name: 'A' }, { id: '' }, { id: 'only-an-id' }]) {
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(answer['error']).toMatch(/^Please send .+\.$/);
    }
    expect(await send({ id: 'x', message: 'y'.repeat(300_000) })).toMatchObject({ status: 413 });
    expect(await stored()).toEqual([]);
  });

  test('IndiaMART pushes to an address that nobody can guess', async () => {
    const { app, stored, counted } = await open(engine);
    const push = (at: string, body: unknown) =>
      app.post(leadPaths.indiamart(at), { body: JSON.stringify(body) });
    const body = { CODE: 200, STATUS: 'SUCCESS', RESPONSE: indiamartRecord(1) };
    expect((await push('another-token-of-this-length', body)).status).toBe(404);
    expect((await push(token, {})).status).toBe(422);
    expect((await push(token, body)).status).toBe(200);
    expect((await push(token, body)).status).toBe(200);
    expect(await stored()).toMatchObject([{ name: 'Harpreet Kaur', product: 'Locknit 14B' }]);
    expect(counted().map(({ labels }) => labels['source'])).toEqual(['indiamart', 'indiamart']);
  });
});
