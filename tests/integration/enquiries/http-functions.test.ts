import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTexts } from '../../../src/contract/answer.ts';
import { enquiryTexts } from '../../../src/contract/enquiry/enquiry-texts.ts';
import { quoteKind } from '../../../src/contract/enquiry/quote.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { type TestServer, type TestSettings, startTestServer } from '../http/fixture/serving.ts';

let server: TestServer;
const plenty = { calls: 10_000, seconds: 60 };
const generous: TestSettings = { limits: { posts: { perClient: plenty, together: plenty } } };

const quote = { name: 'Asha', phone: '+91 98765 43210', email: 'asha@buyer.example' };

interface PostOptions {
  readonly headers?: Record<string, string>;
  readonly name?: string;
}

function post(body: BodyInit, { headers = {}, name = 'send-quote-email' }: PostOptions = {}) {
  return fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers,
  });
}

function postJson(value: unknown, headers: Record<string, string> = {}) {
  return post(JSON.stringify(value), {
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function postForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return post(new URLSearchParams(fields), { headers });
}

function stored() {
  return server.store.db.selectFrom('enquiry').selectAll().execute();
}

describe('a call with JSON', () => {
  beforeEach(async () => {
    server = await startTestServer(generous);
  });
  afterEach(() => server.remove());

  test('is stored before it is answered', async () => {
    const answer = await postJson(quote);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { success: boolean; reference: string };
    expect(body.success).toBe(true);
    const [row] = await stored();
    expect(row).toMatchObject({ name: 'Asha', kind: 'quote', reference: body.reference });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test("is accepted from the hosted functions' own client with its extra headers", async () => {
    const headers = {
      apikey: 'anon',
      authorization: 'Bearer anon',
      'x-client-info': 'functions-js',
    };
    expect((await postJson(quote, headers)).status).toBe(200);
  });

  test.each(['{"name":', '', 'name=Asha', '\u0000'])(
    'that reads %j is malformed: 400',
    async (body) => {
      const answer = await post(body, { headers: { 'content-type': 'application/json' } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ success: false, error: answerTexts.malformed });
    },
  );

  test.each(['text/plain', 'application/xml', 'application/json; charset=utf-16'])(
    'of type %s is not read: 415',
    async (type) => {
      const answer = await post(JSON.stringify(quote), { headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({ success: false, error: answerTexts.wrongType });
    },
  );

  test('without a type is not read: 415', async () => {
    const answer = await post(Buffer.from(JSON.stringify(quote)));
    expect(answer.status).toBe(415);
  });

  test('that is compressed is not decompressed: 415', async () => {
    const bomb = gzipSync(JSON.stringify({ ...quote, requirements: ' '.repeat(1_000_000) }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await post(bomb, { headers })).status).toBe(415);
  });

  test('larger than 64 KB is refused by its announced length: 413', async () => {
    const answer = await postJson({ ...quote, requirements: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ success: false, error: answerTexts.tooLarge });
    expect(await stored()).toHaveLength(0);
  });

  test('larger than 64 KB is refused while it streams: 413', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const answer = await fetch(`${server.url}/functions/v1/send-quote-email`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('of several megabytes gets its answer and not a broken connection', async () => {
    const answer = await postJson({ requirements: 'x'.repeat(5_000_000) });
    expect(answer.status).toBe(413);
    expect((await postJson(quote)).status).toBe(200);
  });

  test('to an unknown function: 404', async () => {
    for (const name of ['send-nothing', '__proto__', 'constructor', 'send-quote-email/x']) {
      const answer = await post('{}', { name, headers: { 'content-type': 'application/json' } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ success: false, error: answerTexts.unknownFunction });
    }
  });

  test('with faults names each field: 422', async () => {
    const answer = await postJson({ ...quote, name: ' ', phone: '', email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      success: false,
      title: enquiryTexts.missingTitle,
      error: quoteKind.missing.text,
      fields: {
        name: enquiryTexts.nameMissing,
        phone: enquiryTexts.phoneMissing,
        email: 'Please enter a valid email address.',
      },
    });
    expect(await stored()).toHaveLength(0);
  });

  test.each([[null], [[]], ['text'], [42], [{ name: { $ne: 1 }, phone: ['1'] }]])(
    'that contains %j instead of a request: 422',
    async (value) => {
      const answer = await postJson(value);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ success: false });
    },
  );

  test('sent twice with one key is stored once and answered the same', async () => {
    const headers = { 'idempotency-key': 'b2f6' };
    const first = await (await postJson(quote, headers)).json();
    const second = await postJson(quote, headers);
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test('with a key that was used for something else: 422', async () => {
    const headers = { 'idempotency-key': 'b2f6' };
    await postJson(quote, headers);
    const other = await postJson({ ...quote, name: 'Ravi' }, headers);
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({ success: false, error: answerTexts.keyReused });
    expect(await stored()).toHaveLength(1);
  });

  test('with an invalid key: 400', async () => {
    expect((await postJson(quote, { 'idempotency-key': 'x'.repeat(300) })).status).toBe(400);
  });

  test('caught by the spam trap looks like success and is quarantined', async () => {
    const answer = await postJson({ ...quote, website: 'https://spam.example' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, reference: expect.any(String) });
    const [row] = await stored();
    expect(row?.quarantined_at).not.toBeNull();
    expect(await server.store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(0);
  });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ])('from another site (%j) is refused: 403', async (headers) => {
    const answer = await postJson(quote, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ success: false, error: answerTexts.crossSite });
    expect(await stored()).toHaveLength(0);
  });

  test('from our own pages is served', async () => {
    for (const origin of [server.url, 'https://taana.example']) {
      const headers = { origin, 'sec-fetch-site': 'same-origin' };
      expect((await postJson({ ...quote, name: origin }, headers)).status).toBe(200);
    }
  });

  test.each(['GET', 'PUT', 'DELETE'])('by %s is refused: 405', async (method) => {
    const answer = await fetch(`${server.url}/functions/v1/send-quote-email`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(answer.headers.get('content-security-policy')).toBeDefined();
  });

  test('OPTIONS lists the methods and allows no other site', async () => {
    const address = `${server.url}/functions/v1/send-quote-email`;
    const answer = await fetch(address, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('logs nothing of what was typed', async () => {
    await postJson(quote);
    await postJson({ ...quote, email: 'nobody' });
    const lines = JSON.stringify(server.log());
    expect(lines).toContain('/functions/v1/send-quote-email');
    expect(lines).not.toMatch(/Asha|98765|buyer\.example|127\.0\.0\.1/);
  });
});

describe('a form without script', () => {
  beforeAll(async () => {
    server = await startTestServer(generous);
  });
  afterAll(() => server.remove());

  test('is stored and redirects to the thank-you page', async () => {
    const answer = await postForm({ ...quote, website: '' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/thank-you?type=quote-request');
    expect(answer.headers.get('content-security-policy')).toBeDefined();
    expect(await stored()).toHaveLength(1);
  });

  test('is read as multipart too', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(quote)) form.set(name, value);
    form.set('name', 'Meena');
    expect((await post(form)).status).toBe(303);
    expect((await stored()).some((row) => row.name === 'Meena')).toBe(true);
  });

  test('sent twice by a double click is stored once', async () => {
    const before = (await stored()).length;
    const fields = { ...quote, name: 'Double' };
    await Promise.all([postForm(fields), postForm(fields)]);
    expect(await stored()).toHaveLength(before + 1);
  });

  test('with faults comes back with what was typed: 422', async () => {
    const answer = await postForm({ name: '', phone: '12 <b>', product: '14B Locknit' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(shown(await answer.text())).toEqual({
      path: '/quote',
      query: 'product=14B+Locknit',
      form: {
        name: 'quote',
        values: { name: '', phone: '12 &lt;b>', product: '14B Locknit' },
        errors: { name: enquiryTexts.nameMissing },
        notice: { title: quoteKind.missing.title, text: quoteKind.missing.text },
      },
    });
  });

  test('from another site is refused and shows nothing of it: 403', async () => {
    const answer = await postForm(quote, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(shown(await answer.text()).form).toMatchObject({
      values: {},
      notice: { text: answerTexts.crossSite },
    });
  });

  test('larger than 64 KB is reported on its page: 413', async () => {
    const answer = await postForm({ ...quote, requirements: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(shown(await answer.text()).form.notice.text).toBe(answerTexts.tooLarge);
  });
});

describe('too many posts', () => {
  afterEach(() => server.remove());
  const two = { perClient: { calls: 2, seconds: 60 }, together: plenty };

  test('of one client must wait: 429 with Retry-After; pages are not limited', async () => {
    server = await startTestServer({ limits: { posts: two } });
    await postJson(quote);
    await postJson(quote);
    const answer = await postJson(quote);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ success: false, error: answerTexts.tooMany });

    const form = await postForm({ ...quote, requirements: 'Typed with care' });
    expect(form.status).toBe(429);
    expect(shown(await form.text()).form.values).toMatchObject({ requirements: 'Typed with care' });
    expect((await fetch(`${server.url}/quote`)).status).toBe(200);
  });

  test('clients behind a trusted proxy are distinguished, and cannot use the address of others', async () => {
    server = await startTestServer({ trustProxy: 1, limits: { posts: two } });
    const from = (address: string) => postJson(quote, { 'x-forwarded-for': address });
    await from('198.51.100.1');
    await from('6.6.6.6, 198.51.100.1');
    expect((await from('7.7.7.7, 198.51.100.1')).status).toBe(429);
    expect((await from('198.51.100.2')).status).toBe(200);
    await from('2001:db8::1');
    await from('2001:db8::2');
    expect((await from('2001:db8::3')).status).toBe(429);
  });

  test('the default is generous enough for an office', async () => {
    server = await startTestServer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(quote)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await postJson(quote)).status).toBe(429);
  });
});

describe('while the database is away', () => {
  beforeAll(async () => {
    const nobody = 'postgres://nobody@127.0.0.1:1/none';
    const store = await openDatabase({
      dataDir: '',
      secretKey: 'k'.repeat(43),
      databaseUrl: nobody,
    });
    server = await startTestServer({ ...generous, store });
  });
  afterAll(() => server.remove());

  test('posts get 503 with Retry-After', async () => {
    const answer = await postJson(quote);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ success: false, error: answerTexts.unavailable });
  });

  test('a form keeps what was typed: 503', async () => {
    const answer = await postForm(quote);
    expect(answer.status).toBe(503);
    expect(shown(await answer.text()).form.values).toEqual(quote);
  });

  test('pages are served, the process is alive, and not ready', async () => {
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect((await fetch(`${server.url}/fabrics?search=lace`)).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(ready.headers.get('content-security-policy')).toBeDefined();
  });
});

describe('a fault of our own', () => {
  beforeAll(async () => {
    server = await startTestServer(generous);
    await server.store.db.schema.dropTable('outbox').execute();
  });
  afterAll(() => server.remove());

  test('is answered with a number that is in the log: 500', async () => {
    const answer = await postJson(quote);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ success: false, error: answerTexts.unexpected });
    expect(answer.headers.get('content-security-policy')).toBeDefined();
    const id = answer.headers.get('x-error-id');
    expect(server.log().find((line) => line['event'] === 'enquiry-failed')).toMatchObject({ id });
  });

  test('keeps what was typed into a form: 500', async () => {
    const answer = await postForm(quote);
    expect(answer.status).toBe(500);
    expect(shown(await answer.text()).form).toMatchObject({
      values: quote,
      notice: { text: answerTexts.unexpected },
    });
  });
});

/** The form state that the fixture's page shows. */
function shown(html: string): {
  path: string;
  query: string;
  form: { values: Record<string, string>; notice: { text: string } };
} {
  return JSON.parse(html.replace('<!doctype html>', ''));
}
