import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Only who sends the owner's token may read the metrics; for everybody else the address does not
 * exist. The address of a client proves nothing: a proxy on this machine may pass on a stranger's
 * request without a word about it.
 */
export function mayReadMetrics(
  authorization: string | undefined,
  token: string | undefined,
): boolean {
  if (token === undefined || authorization === undefined) return false;
  // Compared as hashes, so that the time taken reveals neither the length nor the first difference.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
