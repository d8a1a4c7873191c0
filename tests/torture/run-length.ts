/** `npm run torture` is the long run; `TORTURE=short` runs each test briefly. */
export const isShort = process.env['TORTURE'] === 'short';

export function scaled(long: number, short: number): number {
  return isShort ? short : long;
}
