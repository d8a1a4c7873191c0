import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Bindings } from './call-function.ts';
import { createCallMcp, type McpCallParts } from './answer-mcp.ts';

/** Of what stands before the protocol; nobody gets further than the limit. */
const parts = {
  siteUrl: 'https://taana.example',
  trustProxy: 0,
  mcpLimit: async () => 7,
} as unknown as McpCallParts;
const app = new Hono<Bindings>().all('/mcp', createCallMcp(parts));
const json = { 'content-type': 'application/json' };
/** The host is the name under which the caller found this machine. */
const ask = (headers: Readonly<Record<string, string>>, host = 'taana.example', method = 'POST') =>
  app.request(`http://${host}/mcp`, { method, headers: { host, ...headers } });

test.each(['GET', 'DELETE', 'PUT'])('a %s is told to use POST', async (method) => {
  const { status, headers } = await ask({}, undefined, method);
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a body that is not JSON is not read', async () => {
  expect((await ask({ 'content-type': 'text/plain' })).status).toBe(415);
});

test('a program that is no browser names no page and may call it', async () => {
  const { status, headers } = await ask(json);
  expect([status, headers.get('retry-after')]).toEqual([429, '7']);
});

test.each(['taana.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'a page of %s may call it there',
  async (host) => {
    expect((await ask({ ...json, origin: `http://${host}` }, host)).status).toBe(429);
  },
);

// Also where the name of such a page was pointed at this machine, so that it is the host as well.
test.each(['evil.example', 'localhost.evil.example'])('a page of %s may not', async (host) => {
  const origin = `http://${host}`;
  const answers = [await ask({ ...json, origin }), await ask({ ...json, origin }, host)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});
