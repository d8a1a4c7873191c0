import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createHostRule } from './canonical-host.ts';
import { forwardedValue } from './forwarded.ts';

const site = 'https://taana.example';
const request = (host?: string, proto?: string) =>
  ({ headers: { host, 'x-forwarded-proto': proto } }) as unknown as IncomingMessage;

test.each<[host: string | undefined, proto: string, trust: number, to: string | undefined]>([
  ['taana.example', 'https', 1, undefined],
  ['taana.example', 'http', 1, site],
  ['Taana.Example', 'http', 1, site],
  ['taana.example', 'http', 0, undefined],
  ['www.taana.example', 'https', 1, site],
  ['www.taana.example', 'http', 0, site],
  ['localhost:3000', 'http', 1, undefined],
  ['www.taana.example.evil', 'http', 1, undefined],
  [undefined, 'http', 1, undefined],
])('%s by %s, with %d proxies, is sent to %s', (host, proto, trust, to) => {
  const rule = createHostRule(site, trust);
  const req = request(host, proto);
  expect(rule.movedTo(req, rule.isSecure(req))).toBe(to);
});

test('a site without https moves nobody', () => {
  const rule = createHostRule('http://taana.example', 1);
  expect(rule.movedTo(request('www.taana.example', 'http'), false)).toBeUndefined();
});

test('of what proxies tell, the last word that a stranger could not write counts', () => {
  expect(forwardedValue('a', 0)).toBeUndefined();
  expect(forwardedValue(undefined, 1)).toBeUndefined();
  expect(forwardedValue('a', 1)).toBe('a');
  expect(forwardedValue('forged, a, b', 1)).toBe('b');
  expect(forwardedValue('forged, a, b', 2)).toBe('a');
  expect(forwardedValue(['a', 'b'], 5)).toBe('a');
});
