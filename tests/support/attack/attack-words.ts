import fc from 'fast-check';
import type { Attack } from './attack-server.ts';

/** Words that mean something to a parser, a database, a shell, a spreadsheet or a browser. */
const nastyWords = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\r\nSet-Cookie: a=b',
  "' or 1=1--",
  '"; drop table enquiry; --',
  "'||(select 1)||'",
  '%',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}',
  '{{7*7}}',
  '=HYPERLINK("http://x")',
  '$(id)',
  '; sleep 5',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '-1',
  '٣',
  'ﷺ'.repeat(200),
  '0'.repeat(2000),
  'a'.repeat(5000),
  `a@b${'.b'.repeat(3000)}@`,
  '('.repeat(1000),
  '[['.repeat(500),
  '\t'.repeat(3000),
] as const;

export const nasty = fc.oneof(
  fc.constantFrom(...nastyWords),
  // All of Unicode, halves of characters too; fast-check's own "binary" takes a second to begin.
  fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points)),
);

export const json = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...deskFields()), nasty), fc.jsonValue(), { maxKeys: 8 }),
  fc.dictionary(fc.constantFrom(...deskFields()), nasty, { maxKeys: 8 }),
  fc.jsonValue(),
);

export function deskFields(): string[] {
  return 'email password current proof code kind token name body subject text at to owner ids action lines buyer company terms role contact confirmed messages parent note revision after changes __proto__ constructor'.split(
    ' ',
  );
}

export function post(path: string, body: unknown): Attack {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) ?? 'null',
  };
}

export function toTarget(path: string, query: readonly (readonly [string, string])[]): string {
  if (query.length === 0) return path;
  const text = query.map(([key, value]) => `${encodeWell(key)}=${encodeWell(value)}`).join('&');
  return `${path}?${text}`.slice(0, 9000);
}

export function encodeWell(word: string): string {
  return encodeURIComponent(word.toWellFormed());
}
