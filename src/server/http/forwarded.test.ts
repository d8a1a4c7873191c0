import { expect, test } from 'vitest';
import { forwardedValue, isHttps } from './forwarded.ts';

test('nothing is believed where there is no proxy of ours', () => {
  expect(forwardedValue('203.0.113.7', 0)).toBeUndefined();
  expect(forwardedValue(undefined, 1)).toBeUndefined();
});

test('each of our proxies appends, so the entry is counted from the right', () => {
  const header = 'forged, 203.0.113.7 , 10.0.0.1';
  expect(forwardedValue('203.0.113.7', 1)).toBe('203.0.113.7');
  expect(forwardedValue(header, 1)).toBe('10.0.0.1');
  expect(forwardedValue(header, 2)).toBe('203.0.113.7');
  expect(forwardedValue(header, 3)).toBe('forged');
  expect(forwardedValue(['a', 'b'], 2)).toBe('a');
});

test('a header shorter than the row of proxies gives its first entry', () => {
  expect(forwardedValue('a, b', 5)).toBe('a');
});

test.each<[host: string | undefined, proto: string | undefined, trust: number, secure: boolean]>([
  ['localhost:3000', 'HTTPS', 1, true],
  ['localhost:3000', 'https, http', 1, false],
  ['localhost:3000', 'http', 1, false],
  ['localhost:3000', undefined, 1, false],
  ['localhost:3000', 'https', 0, false],
  ['taana.example', undefined, 0, true],
  ['Taana.Example', undefined, 0, true],
  ['taana.example', 'http', 0, true],
  ['taana.example', undefined, 1, true],
  ['taana.example', 'http', 1, false],
  ['taana.example:3000', undefined, 0, false],
  ['taana.example.evil', undefined, 0, false],
  ['127.0.0.1:3000', undefined, 0, false],
  [undefined, undefined, 0, false],
])('%s by %s, with %d proxies, is https: %s', (host, forwardedProto, trustProxy, secure) => {
  const settings = { siteUrl: 'https://taana.example', trustProxy };
  expect(isHttps({ host, forwardedProto }, settings)).toBe(secure);
});

test('the host of a site without https is not https', () => {
  const settings = { siteUrl: 'http://taana.example', trustProxy: 0 };
  expect(isHttps({ host: 'taana.example', forwardedProto: 'https' }, settings)).toBe(false);
});
