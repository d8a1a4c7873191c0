import { expect, test } from 'vitest';
import { forwardedValue, isForwardedHttps } from './forwarded.ts';

test('nothing is believed where there is no proxy of ours', () => {
  expect(forwardedValue('203.0.113.7', 0)).toBeUndefined();
  expect(forwardedValue(undefined, 1)).toBeUndefined();
  expect(isForwardedHttps('https', 0)).toBe(false);
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

test('a connection is safe only where the proxy says https', () => {
  expect(isForwardedHttps('HTTPS', 1)).toBe(true);
  expect(isForwardedHttps('https, http', 1)).toBe(false);
  expect(isForwardedHttps('http', 1)).toBe(false);
  expect(isForwardedHttps(undefined, 1)).toBe(false);
});
