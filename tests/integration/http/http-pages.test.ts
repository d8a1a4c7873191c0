import { createHash } from 'node:crypto';
import { request as nodeRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw, statusOf } from './fixture/raw.ts';
import { type TestServer, startTestServer } from './fixture/serving.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

/** Requests without the decoding and redirects of fetch, and with any Host header. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const req = nodeRequest(
      { port: server.port, host: '127.0.0.1', path, headers, method },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    req.on('error', reject).end();
  });
}

describe('a page from memory', () => {
  test('is sent whole, with its length, type and validators', async () => {
    const { status, headers, body } = await get('/quote');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(headers['etag']).toMatch(/^"[\w-]{16}"$/);
    expect(headers['vary']).toBe(
      'Accept-Encoding, Sec-Fetch-Site, Service-Worker-Navigation-Preload',
    );
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate');
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    expect(headers['connection']).toBe('keep-alive');
  });

  test('has one strong tag for each coding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((coding) => get('/', { 'accept-encoding': coding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(new Set(answers.map(({ body }) => hash(body))).size).toBe(3);
  });

  test.each(['br', 'gzip', 'identity'])('answers 304 as %s while unchanged', async (coding) => {
    const { headers } = await get('/', { 'accept-encoding': coding });
    for (const known of [headers['etag'], `W/${headers['etag']}`, `"x", ${headers['etag']}`, '*']) {
      const again = await get('/', { 'accept-encoding': coding, 'if-none-match': known! });
      expect(again.status).toBe(304);
      expect(again.body.byteLength).toBe(0);
      expect(again.headers['etag']).toBe(headers['etag']);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    const other = await get('/', { 'accept-encoding': coding, 'if-none-match': '"x"' });
    expect(other.status).toBe(200);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const whole = await get('/quote', { 'accept-encoding': 'br' });
    const head = await get('/quote', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    const { date: _1, ...a } = whole.headers;
    const { date: _2, ...b } = head.headers;
    expect(b).toEqual(a);
  });

  test('is the same page for a campaign link', async () => {
    const plain = await get('/quote');
    const tagged = await get('/quote?utm_source=mail&fbclid=1');
    expect(tagged.headers['etag']).toBe(plain.headers['etag']);
  });

  test('is found under an encoded spelling', async () => {
    expect((await get('/%71uote')).status).toBe(200);
  });
});

test('an address that moved for good redirects and keeps its query', async () => {
  const moved = await get('/rfq?product=14B&utm_source=x');
  expect(moved.status).toBe(301);
  expect(moved.headers['location']).toBe('/quote?product=14B&utm_source=x');
});

describe('a page that its query changes', () => {
  test('is rendered with the known keys, compressed, tagged', async () => {
    const { status, headers, body } = await get('/fabrics?utm_source=x&search=lace&category=nylon');
    expect(status).toBe(200);
    expect(body.toString()).toContain('category=nylon&search=lace');
    expect(body.toString()).not.toContain('utm');
    const br = await get('/fabrics?category=nylon&search=lace', { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    const again = await get('/fabrics?search=lace&category=nylon', {
      'if-none-match': headers['etag']!,
    });
    expect(again.status).toBe(304);
  });

  test('may be missing, and keeps its own status', async () => {
    expect((await get('/fabrics?category=unknown')).status).toBe(404);
  });

  test('that cannot be rendered gives a safe page with a number that is in the log', async () => {
    const { status, body, headers } = await get('/fabrics?search=explode');
    expect(status).toBe(500);
    expect(body.toString()).not.toContain('renderer');
    expect(headers['content-security-policy']).toBeDefined();
    const id = /[\da-f]{8}-[\da-f-]{27}/.exec(body.toString())?.[0];
    const line = server.log().find((entry) => entry['event'] === 'page-failed');
    expect(line).toMatchObject({ id, path: '/fabrics', message: 'The renderer failed' });
    expect((await get('/fabrics?search=lace')).status).toBe(200);
  });
});

describe('files', () => {
  test('with a hash in the name are cached for ever', async () => {
    for (const path of ['/assets/client-4fa1.js', '/fonts/text-0b86a7f5.woff2']) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('of pictures are cached for a month, and may be embedded by mails and partners', async () => {
    const { status, headers, body } = await get('/pictures/lace%201.avif');
    expect(status).toBe(200);
    expect(body.toString()).toBe('picture');
    expect(headers['content-type']).toBe('image/avif');
    expect(headers['cache-control']).toBe('public, max-age=2592000');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await get('/pictures/lace%201.avif', { 'if-none-match': headers['etag']! });
    expect(again.status).toBe(304);
  });

  test('too large for memory are sent from the disk', async () => {
    const { status, headers, body } = await get('/pictures/film.mp4');
    expect(status).toBe(200);
    expect(body.byteLength).toBe(3 * 1024 * 1024);
    expect(headers['content-length']).toBe(String(body.byteLength));
    const again = await get('/pictures/film.mp4', { 'if-none-match': headers['etag']! });
    expect(again.status).toBe(304);
    const head = await get('/pictures/film.mp4', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(3 * 1024 * 1024));
    expect(head.body.byteLength).toBe(0);
  });

  test('that are small texts are compressed', async () => {
    const { headers } = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });

  test('with speculation rules tell the browser what to prefetch', async () => {
    const { headers, body } = await get('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
    expect(headers['vary']).toBe('Sec-CH-UA-Mobile');
    expect(JSON.parse(body.toString())).toHaveProperty('prerender');
    const phone = await get('/speculation-rules.json', { 'sec-ch-ua-mobile': '?1' });
    expect(phone.headers['vary']).toBe('Sec-CH-UA-Mobile');
    expect(Object.keys(JSON.parse(phone.body.toString()) as object)).toEqual(['prefetch']);
  });
});

describe('an unknown path', () => {
  test('gets the not-found page, and its path is logged', async () => {
    const { status, body, headers } = await get('/no-such-page?email=asha@example.com');
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>/404</title>');
    expect(headers['content-security-policy']).toBeDefined();
    const line = server.log().find((entry) => entry['path'] === '/no-such-page');
    expect(line).toMatchObject({ status: 404, from: '127.0.0.0' });
    expect(JSON.stringify(server.log())).not.toContain('asha');
  });

  test('is never answered 304', async () => {
    const { headers } = await get('/no-such-page');
    const again = await get('/no-such-page', { 'if-none-match': headers['etag']! });
    expect(again.status).toBe(404);
  });

  test.each([
    '/site.json',
    '/secret.txt',
    '/.hidden',
    '/link.txt',
    '/pictures',
    '/pictures/nothing.avif',
    '/__proto__',
    '/constructor',
    '//evil.example/quote',
  ])('%s stays unseen', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('never served');
  });

  test.each([
    '/../outside.txt',
    '/pictures/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/pictures/%2e%2e%2f%2e%2e%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
    '/%',
    '/quote#x',
    '*',
    'quote',
  ])('%s is a bad address', async (path) => {
    const answer = await askRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('Content-Security-Policy');
    expect(answer).not.toContain('never served');
  });

  test('an endless address is refused', async () => {
    expect((await get(`/${'a'.repeat(9000)}`)).status).toBe(414);
  });
});

describe('addresses that moved', () => {
  test('keep their query', async () => {
    const { status, headers } = await get('/rfq?product=14B&utm_source=x');
    expect(status).toBe(301);
    expect(headers['location']).toBe('/quote?product=14B&utm_source=x');
  });

  test('lose a trailing slash', async () => {
    const { status, headers } = await get('/quote/?product=14B');
    expect(status).toBe(301);
    expect(headers['location']).toBe('/quote?product=14B');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s of a page is refused',
    async (method) => {
      const { status, headers } = await get('/quote', {}, method);
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
      expect(headers['content-security-policy']).toBeDefined();
    },
  );

  test('OPTIONS lists the methods', async () => {
    const { status, headers } = await get('/quote', {}, 'OPTIONS');
    expect(status).toBe(204);
    expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
  });

  test.each([
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\n', 400],
    ['a broken header', 'GET /quote HTTP/1.1\r\nHost: x\r\nX: a\nb\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n`, 431],
    [
      'two lengths',
      'POST /functions/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n',
      400,
    ],
  ])('a request with %s is answered, not dropped', async (_, request, status) => {
    const answer = await askRaw(server.port, `${request}Connection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toContain('Content-Security-Policy');
  });

  test('a client of HTTP/1.0, which knows no Host, is served', async () => {
    expect(statusOf(await askRaw(server.port, 'GET / HTTP/1.0\r\n\r\n'))).toBe(200);
  });
});

function hash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
