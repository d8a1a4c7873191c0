import { isIPv4, isIPv6 } from 'node:net';
import { forwardedValue } from './forwarded.ts';

export interface Peer {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | string[] | undefined;
  /** How many of our own proxies are in front and append to X-Forwarded-For. */
  readonly trustProxy: number;
}

/**
 * Key of the client, for limits: an IPv4 address or an IPv6 /64, because one household or attacker owns
 * a whole /64.
 */
export function clientKey(peer: Peer): string {
  const told = forwardedValue(peer.forwardedFor, peer.trustProxy);
  return normaliseAddress(told ?? peer.remoteAddress ?? '');
}

export function normaliseAddress(text: string): string {
  const address = bareAddress(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = expandIPv6(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** For logs: enough to see a pattern, too little to name a person. */
export function blurAddress(key: string): string {
  return isIPv4(key) ? key.replace(/\.\d+$/, '.0') : key.split(':').slice(0, 3).join(':');
}

function bareAddress(text: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).split('%', 1)[0] ?? '';
}

function expandIPv6(address: string): number[] {
  const dotted = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  let text = address;
  if (dotted) {
    const [a, b, c, d] = dotted.slice(1).map(Number) as [number, number, number, number];
    const tail = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    text = address.slice(0, dotted.index) + tail;
  }
  const [head = '', tail] = text.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
}
