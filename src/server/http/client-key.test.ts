import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blurAddress, clientKey, normaliseAddress } from './client-key.ts';

describe('naming a client', () => {
  test('an IPv6 household is one client, whatever it fills the lower half with', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const key = normaliseAddress(address);
        if (!key.endsWith('::/64')) return;
        const upper = key.slice(0, -'::/64'.length);
        expect(normaliseAddress(`${upper}:1:2:3:4`)).toBe(key);
      }),
    );
    expect(normaliseAddress('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(normaliseAddress('2001:db8:1:3::1')).not.toBe(normaliseAddress('2001:db8:1:2::1'));
  });

  test('an IPv4 address is itself, also when mapped into IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(normaliseAddress(address)).toBe(address);
        expect(normaliseAddress(`::ffff:${address}`)).toBe(address);
      }),
    );
    expect(normaliseAddress('::ffff:c000:0201')).toBe('192.0.2.1');
  });

  test('ports, brackets and zones do not make a new client', () => {
    expect(normaliseAddress('192.0.2.1:4711')).toBe('192.0.2.1');
    expect(normaliseAddress('[2001:db8::1]:443')).toBe('2001:db8:0:0::/64');
    expect(normaliseAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  test('without a trusted proxy no client can choose its own key', () => {
    const peer = { remoteAddress: '192.0.2.9', forwardedFor: '198.51.100.1', trustProxy: 0 };
    expect(clientKey(peer)).toBe('192.0.2.9');
  });

  test('each trusted proxy counts one from the right', () => {
    const forwardedFor = '6.6.6.6, 198.51.100.1, 10.0.0.1';
    const remoteAddress = '10.0.0.2';
    expect(clientKey({ remoteAddress, forwardedFor, trustProxy: 1 })).toBe('10.0.0.1');
    expect(clientKey({ remoteAddress, forwardedFor, trustProxy: 2 })).toBe('198.51.100.1');
    expect(clientKey({ remoteAddress, forwardedFor: undefined, trustProxy: 2 })).toBe('10.0.0.2');
  });

  test('nonsense is one client, so that it cannot evade the limit', () => {
    expect(normaliseAddress('me')).toBe('unknown');
    expect(normaliseAddress('')).toBe('unknown');
  });

  test('the log shows a network, not a person', () => {
    expect(blurAddress('192.0.2.77')).toBe('192.0.2.0');
    expect(blurAddress('2001:db8:1:2::/64')).toBe('2001:db8:1');
  });
});
