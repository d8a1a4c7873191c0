import { describe, expect } from 'vitest';
import { lookingTest as test } from '../support/server/site.ts';

const screens = ['/', '/quote', '/quote?product=Locknit', '/no-such-page', '/healthz'];

describe('every answer', () => {
  test.for(screens)('%s has the security headers', async (path, { server }) => {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|nonce-|sha256-|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('a page asks how slow the connection is, and pictures of a first view heed it', async ({
    server,
  }) => {
    const page = await fetch(`${server.url}/categories/nylon-classic`);
    expect(page.headers.get('accept-ch')).toBe('ECT');
    const html = await page.text();
    const address = /<img src="(\/img\/[^"]+)"/.exec(html)![1]!;
    const ask = async (ect: string) =>
      (await (await fetch(server.url + address, { headers: { ect } })).arrayBuffer()).byteLength;
    expect(await ask('2g')).toBeLessThan((await ask('4g')) / 2);
  });

  test('only the embeddable assistant may be framed', async ({ server }) => {
    const { headers } = await fetch(`${server.url}/embed`);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.has('x-frame-options')).toBe(false);
  });
});

describe('caching', () => {
  test('a page is revalidated and answered 304 while unchanged', async ({ server }) => {
    const first = await fetch(`${server.url}/quote`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(`${server.url}/quote`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('a file with its hash in the name is cached for ever', async ({ server }) => {
    const html = await (await fetch(`${server.url}/`)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const { status, headers } = await fetch(`${server.url}${file}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
    }
  });

  test.for(['br', 'gzip', 'identity'])(
    'a page is sent as %s on request',
    async (coding, { server }) => {
      const headers = { 'accept-encoding': coding };
      const answer = await fetch(`${server.url}/`, { headers });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(coding);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.text()).toContain('<h1');
    },
  );
});
