import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { speculationRules } from '../../src/server/pages/speculation-rules.ts';
import { type Between, standBetween } from '../../tests/support/server/stand-between.ts';

/**
 * Two pages that link to each other: one heading each, and as many bytes of page and style as the site's
 * pages have in the middle. Nothing is faster in the same browser on the same line. `/<bytes>` is one
 * heading in a page of just so many bytes, without any style.
 */
export async function openBareSite(): Promise<Between> {
  const style = `h1{color:#123}/*${noise(11_000)}*/`;
  const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', page('/other')],
    '/other': ['text/html', page('/')],
    '/bare.css': ['text/css', style],
  };
  return standBetween(
    createServer((request, response) => {
      const [type, body] =
        request.url === speculationRules.path
          ? [speculationRules.type, JSON.stringify(rulesFor(request))]
          : (bodies[request.url ?? '/'] ?? headingIn(Number(request.url?.slice(1))));
      const rules =
        type === 'text/html' ? { 'speculation-rules': JSON.stringify(speculationRules.path) } : {};
      const caching = type === 'text/html' ? 'max-age=0' : 'max-age=600';
      response.writeHead(200, { 'content-type': type, 'cache-control': caching, ...rules });
      response.end(body);
    }),
  );
}

function rulesFor({ headers }: IncomingMessage): object {
  const { rules, rulesOfPhones } = speculationRules;
  return headers['sec-ch-ua-mobile'] === '?1' ? rulesOfPhones : rules;
}

function page(other: string): string {
  const body = `<h1>Bare</h1><a href="${other}">The other page</a><!--${noise(6_000)}-->`;
  return `${head('<link rel="stylesheet" href="/bare.css">')}<body>${body}</body></html>`;
}

function headingIn(bytes: number): readonly [type: string, body: string] {
  if (Number.isNaN(bytes)) return ['text/plain', ''];
  const start = `${head('')}<body><h1>Bare</h1><!--`;
  const end = '--></body></html>';
  return ['text/html', start + noise(bytes - start.length - end.length) + end];
}

function head(more: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Bare</title>',
    `<link rel="icon" href="data:,">${more}</head>`,
  ].join('');
}

function noise(bytes: number): string {
  return randomBytes(Math.floor(bytes / 2)).toString('hex');
}
