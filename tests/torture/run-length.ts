/** `npm run torture` is the long run; `TORTURE=short` runs each test briefly. */
export const isShort = process.env['TORTURE'] === 'short';

/** `TORTURE_MINUTES=10` ends a resumable test after that time; what it did is added to the next run. */
export const endsAt = Date.now() + Number(process.env['TORTURE_MINUTES'] ?? 600) * 60_000;

export function scaled(long: number, short: number): number {
  return isShort ? short : long;
}
