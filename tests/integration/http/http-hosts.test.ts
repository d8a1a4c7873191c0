import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, startTestServer } from './fixture/serving.ts';

let direct: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  direct = await startTestServer();
  proxied = await startTestServer({ trustProxy: 1 });
});
afterAll(async () => {
  await direct.remove();
  await proxied.remove();
});

function ask(
  { port }: TestServer,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, headers, method }, (res) => {
      res.resume();
      const { statusCode = 0, headers: given } = res;
      res.on('end', () =>
        resolve({ status: statusCode, headers: given as Record<string, string> }),
      );
    });
    req.on('error', reject).end();
  });
}

const host = 'taana.example';
const path = '/quote?product=14B&utm_source=x';

describe('the production host has one spelling', () => {
  test.each([
    [{ host, 'x-forwarded-proto': 'http' }],
    [{ host: `www.${host}`, 'x-forwarded-proto': 'http' }],
    [{ host: `www.${host}`, 'x-forwarded-proto': 'https' }],
    [{ host: `WWW.Taana.Example`, 'x-forwarded-proto': 'https' }],
  ])('%j moves to https without www, keeping path and query', async (headers) => {
    const { status, headers: given } = await ask(proxied, path, headers);
    expect(status).toBe(301);
    expect(given['location']).toBe(`https://taana.example${path}`);
    expect(given['content-security-policy']).toBeDefined();
  });

  test('www moves also where no proxy tells the scheme; plain http is not guessed', async () => {
    expect((await ask(direct, path, { host: `www.${host}` })).status).toBe(301);
    const guessed = await ask(direct, path, { host, 'x-forwarded-proto': 'http' });
    expect(guessed.status).toBe(200);
  });

  test('a trailing slash and a wrong host are corrected by one redirect', async () => {
    const { headers } = await ask(proxied, '/quote/', { host: `www.${host}` });
    expect(headers['location']).toBe('https://taana.example/quote');
  });

  test('a post keeps its method and body', async () => {
    const headers = { host: `www.${host}`, 'x-forwarded-proto': 'https' };
    const { status } = await ask(proxied, '/functions/v1/send-quote-email', headers, 'POST');
    expect(status).toBe(308);
  });

  test.each(['localhost', 'preview.taana.example', '127.0.0.1', 'taana.example.evil.example'])(
    '%s is left alone',
    async (other) => {
      const headers = { host: other, 'x-forwarded-proto': 'http' };
      expect((await ask(proxied, path, headers)).status).toBe(200);
    },
  );

  test('health checks are answered for any host name', async () => {
    const headers = { host: `www.${host}`, 'x-forwarded-proto': 'http' };
    expect((await ask(proxied, '/healthz', headers)).status).toBe(200);
  });
});

describe('https', () => {
  const https = { host, 'x-forwarded-proto': 'https' };

  test.each(['/', '/fabrics?search=lace', '/nothing', '/pictures/film.mp4', '/healthz'])(
    'is required at %s when a trusted proxy reports http',
    async (page) => {
      const { headers } = await ask(proxied, page, https);
      expect(headers['strict-transport-security']).toContain('max-age=');
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    },
  );

  test('is not trusted from an untrusted client', async () => {
    const { headers } = await ask(direct, '/', https);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('is read from the nearest of several proxies', async () => {
    const headers = { host, 'x-forwarded-proto': 'https, http' };
    expect((await ask(proxied, '/', headers)).status).toBe(301);
  });
});
