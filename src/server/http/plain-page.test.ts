import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { refuse, sendRedirect } from './plain-page.ts';

interface Sent {
  status?: number;
  headers?: string[];
  body?: string | undefined;
}

/** What was written to the client. */
function visit(method: string, secure: boolean) {
  const sent: Sent = {};
  const res = {
    writeHead(status: number, headers: string[]) {
      Object.assign(sent, { status, headers });
      return res;
    },
    end: (body?: Buffer) => (sent.body = body?.toString()),
  };
  const client = {
    req: { method } as IncomingMessage,
    res: res as unknown as ServerResponse,
    secure,
  };
  const header = (name: string) => sent.headers?.[sent.headers.indexOf(name) + 1];
  return { client, sent, header };
}

test.each([
  [400, 'Bad request', 'This address cannot be read.'],
  [405, 'Method not allowed', 'This page can only be looked at.'],
  [414, 'Address too long', 'This address is longer than we read.'],
  [429, 'Too many requests', 'Please try again in a moment.'],
  [503, 'Busy', 'Please try again in a moment.'],
] as const)('%d says %s', (status, title, text) => {
  const { client, sent, header } = visit('GET', true);
  refuse(client, status, ['Retry-After', '5']);
  expect(sent.status).toBe(status);
  expect(sent.body).toContain(`<title>${title}</title><h1>${title}</h1><p>${text}</p>`);
  expect(header('Content-Type')).toBe('text/html; charset=utf-8');
  expect(header('Content-Length')).toBe(String(sent.body?.length));
  expect(header('Cache-Control')).toBe('no-store');
  expect(header('Retry-After')).toBe('5');
  expect(sent.headers).toContain('Content-Security-Policy');
});

test('a HEAD request gets the same headers and no page', () => {
  const { client, sent, header } = visit('HEAD', false);
  refuse(client, 400);
  expect(sent.body).toBeUndefined();
  expect(Number(header('Content-Length'))).toBeGreaterThan(100);
});

test('only a secure connection is told to stay secure', () => {
  for (const secure of [true, false]) {
    const { client, sent } = visit('GET', secure);
    refuse(client, 503);
    expect(sent.headers?.includes('Strict-Transport-Security')).toBe(secure);
  }
});

test('an address that moved for good is remembered for an hour', () => {
  const { client, sent, header } = visit('GET', true);
  sendRedirect(client, { status: 308, location: '/quote' });
  expect(sent.status).toBe(308);
  expect(header('Location')).toBe('/quote');
  expect(header('Content-Length')).toBe('0');
  expect(header('Cache-Control')).toBe('public, max-age=3600');
});

test('an address that leads elsewhere for a while is asked for each time', () => {
  const { client, sent, header } = visit('GET', true);
  sendRedirect(client, { status: 302, location: '/fabrics' });
  expect(sent.status).toBe(302);
  expect(header('Cache-Control')).toBe('no-cache');
});
