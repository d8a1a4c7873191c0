/** How long a mail waits after its n-th refusal: doubling, never in step with its neighbours. */
export function messageBackoff(attempts: number, random = Math.random): number {
  return jittered(2_000 * 2 ** Math.min(attempts - 1, 20), 600_000, random);
}

/**
 * How long the whole worker waits before it tries one mail again. A server that was away is found
 * back within five seconds; a refused login is tried seldom, or the provider locks the account.
 */
export function pauseAfter(
  failures: number,
  cause: 'connection' | 'login',
  random = Math.random,
): number {
  const longest = cause === 'connection' ? 4_000 : 300_000;
  return jittered(500 * 2 ** Math.min(failures - 1, 20), longest, random);
}

function jittered(wait: number, longest: number, random: () => number): number {
  const capped = Math.min(wait, longest);
  return Math.round(capped / 2 + (capped / 2) * random());
}
