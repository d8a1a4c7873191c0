import { createHmac, timingSafeEqual } from 'node:crypto';
import { referencePattern } from '../../domain/enquiry/reference.ts';
import type { SecretKey, Secrets } from '../secret-key.ts';

/**
 * `sales+q-261115-7kf3-<16 letters>@…`: an answer to this address belongs to the enquiry. The
 * reference can be guessed, the letters cannot: they are 80 bits of an HMAC of it.
 */
export function addressWithKey({ current }: Secrets, address: string, reference: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).split('+')[0]!;
  const key = `${reference}-${signature(current, reference)}`.toLowerCase();
  return `${local}+${key}${address.slice(at)}`;
}

/** The reference in an address with a right key; mail programs may have changed the case. */
export function readAddressKey(
  { current, previous }: Secrets,
  address: string,
): string | undefined {
  const local = address.slice(0, address.lastIndexOf('@')).toUpperCase();
  const tag = /\+([A-Z]-\d{6}-[A-Z0-9]{4,8})-([A-Z2-7]{16})$/.exec(local);
  const [, reference = '', given = ''] = tag ?? [];
  if (!tag || !referencePattern.test(reference)) return undefined;
  const isRight = [current, ...previous].some((key) =>
    timingSafeEqual(Buffer.from(signature(key, reference)), Buffer.from(given)),
  );
  return isRight ? reference : undefined;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function signature(key: SecretKey, reference: string): string {
  const bytes = createHmac('sha256', key.derive('mail-thread')).update(reference).digest();
  let text = '';
  for (let i = 0; i < 16; i += 1) {
    const bit = i * 5;
    const pair = (bytes[bit >> 3]! << 8) | bytes[(bit >> 3) + 1]!;
    text += alphabet[(pair >> (11 - (bit & 7))) & 31];
  }
  return text;
}
