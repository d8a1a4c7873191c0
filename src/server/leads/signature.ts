import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of two machines may differ, and how long a signed request is worth anything. */
export const signatureLastsMs = 5 * 60_000;

export type SignatureCheck =
  | { readonly kind: 'right'; readonly signature: string }
  | { readonly kind: 'wrong' }
  /** Signed at another time than now: an old request that somebody sends again. */
  | { readonly kind: 'old' };

/** `t=1794900000,v1=…`: the second of sending, and HMAC-SHA-256 over that, a full stop and the body. */
export function checkSignature(
  header: string | undefined,
  body: Buffer,
  { key, now }: { readonly key: string; readonly now: number },
): SignatureCheck {
  const fields = new Map(
    (header ?? '')
      .slice(0, 200)
      .split(',')
      .map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
      }),
  );
  const time = fields.get('t') ?? '';
  const given = fields.get('v1') ?? '';
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(given)) return { kind: 'wrong' };
  const right = signBody(body, { key, time });
  if (!timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(right, 'hex'))) {
    return { kind: 'wrong' };
  }
  const isOld = Math.abs(now - Number(time) * 1000) > signatureLastsMs;
  return isOld ? { kind: 'old' } : { kind: 'right', signature: given };
}

export function signBody(
  body: Buffer | string,
  { key, time }: { readonly key: string; readonly time: string },
): string {
  return createHmac('sha256', key).update(`${time}.`).update(body).digest('hex');
}
