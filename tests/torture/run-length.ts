/** `npm run torture` is the long run; `TORTURE=short` is a taste of each, for a machine in a hurry. */
export const isShort = process.env['TORTURE'] === 'short';

export function scaled(long: number, short: number): number {
  return isShort ? short : long;
}
