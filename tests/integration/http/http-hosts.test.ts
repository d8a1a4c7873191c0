import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw, statusOf } from './fixture/raw.ts';
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

  test.each(['/', '/fabrics?search=lace', '/nothing', '/pictures/film.mp4', '/healthz'])(
    'is certain at %s under the host of an https site, whatever a proxy forgot to say',
    async (page) => {
      const { headers } = await ask(direct, page, { host });
      expect(headers['strict-transport-security']).toContain('max-age=');
    },
  );

  test('is not trusted from an untrusted client', async () => {
    const { headers } = await ask(direct, '/', { ...https, host: 'localhost:3000' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('is read from the nearest of several proxies', async () => {
    const headers = { host, 'x-forwarded-proto': 'https, http' };
    expect((await ask(proxied, '/', headers)).status).toBe(301);
  });
});

describe('a request with two hosts', () => {
  // Two servers in a row could each believe another line.
  test.each(['/', '/fabrics?search=lace', '/nothing', '/functions/v1/x', '/healthz', '/desk'])(
    'is refused at %s',
    async (page) => {
      for (const second of [`Host: ${host}`, 'hOsT: evil.example', 'Host:']) {
        for (const version of ['1.1', '1.0']) {
          const head = `GET ${page} HTTP/${version}\r\nHost: ${host}\r\n${second}\r\n`;
          const answer = await askRaw(direct.port, `${head}Connection: close\r\n\r\n`);
          expect([version, second, statusOf(answer)]).toEqual([version, second, 400]);
          expect(answer).toContain('Content-Security-Policy');
        }
      }
    },
  );

  test('is refused when it posts, before its body is read', async () => {
    const head = `POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}`;
    const answer = await askRaw(direct.port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(400);
  });
});
