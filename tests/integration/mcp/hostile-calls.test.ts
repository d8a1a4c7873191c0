import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/fixture/serving.ts';

const token = 'a-token-that-only-the-metrics-know';
let server: TestServer;
beforeAll(async () => {
  const free = { calls: 1e6, seconds: 60 };
  const limits = { tools: { perClient: free, together: free } };
  server = await startTestServer({ limits, metricsToken: token });
});
afterAll(() => server.remove());

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

function post(body: unknown, more: Record<string, string> = {}) {
  return fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const call = (name: string, args: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

describe('a hostile call', () => {
  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty list', '[]'],
    ['a thousand calls in one', Array.from({ length: 1000 }, () => call('convert', {}))],
    ['no method', { jsonrpc: '2.0', id: 1 }],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'desk/read' }],
    ['an unknown tool', call('read_enquiries', {})],
    ['a name of the prototype', call('__proto__', {})],
    ['no arguments', call('search_catalog', undefined)],
    ['a wrong type', call('search_catalog', { catalog: { query: { $gt: '' } } })],
    ['a field too many', call('search_catalog', { catalog: { query: 'x', sql: '1' } })],
    ['a query without end', call('search_catalog', { catalog: { query: 'a'.repeat(5000) } })],
    [
      'a prototype in filters',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_catalog","arguments":{"catalog":{"query":"x","filters":{"__proto__":{"a":1}}}}}}',
    ],
    ['a figure without end', call('convert', { value: 1e300, from: 'metres', to: 'yards' })],
    ['a negative length', call('convert', { value: -1, from: 'metres', to: 'yards' })],
    ['a token of a million signs', call('quote_status', { token: 'x'.repeat(60_000) })],
    ['a token that is SQL', call('quote_status', { token: "x' OR '1'='1" })],
    [
      'an enquiry without a key',
      call('request_quote', { name: 'A', phone: '1', lines: [{ fabric: '14B' }] }),
    ],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ] as const)('%s is answered without a fault of ours', async (_name, body) => {
    const answer = await post(body);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/at \w+ \(|node_modules|SELECT/);
    expect(await server.store.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  });

  test('too large, of another type, from another site, by another method', async () => {
    expect((await post(`"${'x'.repeat(70_000)}"`)).status).toBe(413);
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect(
      (
        await post(call('convert', {}), {
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        })
      ).status,
    ).toBe(403);
    const read = await fetch(`${server.url}/mcp`, { headers });
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(`${server.url}/mcp`, { method: 'DELETE' })).status).toBe(405);
  });

  test('a flood is asked to wait, and what was asked is not in the log', async () => {
    const few = { calls: 5, seconds: 60 };
    const small = await startTestServer({
      limits: { tools: { perClient: few, together: { calls: 1000, seconds: 60 } } },
    });
    const ask = () =>
      fetch(`${small.url}/mcp`, {
        method: 'POST',
        headers,
        body: JSON.stringify(call('quote_status', { token: 'secret-token-of-a-buyer' })),
      });
    const statuses = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await ask()).status);
    expect(statuses.slice(5)).toEqual([429, 429]);
    expect(JSON.stringify(small.log())).not.toContain('secret-token');
    await small.remove();
  });
});

/** As a browser asks whose page has pointed its own name at this machine. */
test('a name that was pointed at us cannot call, the site itself can', async () => {
  const { host } = new URL(server.url);
  expect(await statusFor('evil.example', 'http://evil.example')).toBe(403);
  expect(await statusFor(host, 'http://evil.example')).toBe(403);
  expect(await statusFor(host, `http://${host}`)).toBe(200);
});

function statusFor(host: string, origin: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  request(
    `${server.url}/mcp`,
    { method: 'POST', headers: { ...headers, host, origin } },
    (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    },
  )
    .on('error', reject)
    .end(body);
  return promise;
}

test('a call that fits no tool is counted too, by no word of its own', async () => {
  await post(call('compare', { ids: ['Secret Buyer'] }));
  await post(call('read_secret_buyers', {}));
  const metrics = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await metrics.text();
  expect(text).toMatch(/taana_tool_calls_total\{tool="compare",outcome="refused"\} [1-9]/);
  expect(text).toMatch(/taana_tool_calls_total\{tool="unknown",outcome="refused"\} [1-9]/);
  expect(text).not.toMatch(/secret/i);
});
