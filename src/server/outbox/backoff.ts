/**
 * How long a mail waits after its n-th refusal: doubling, never in step with its neighbours. A young
 * one is tried every few seconds, because most refusals are over as fast as they came.
 */
export function messageBackoff(attempts: number, age: number, random = Math.random): number {
  const longest = age < youngMs ? 3_000 : 600_000;
  return jittered(2_000 * 2 ** Math.min(attempts - 1, 20), longest, random);
}

const youngMs = 120_000;

/**
 * How long the whole worker waits before it tries one mail again. A server that was away is found
 * back within five seconds; a refused login is tried seldom, or the provider locks the account.
 */
export function pauseAfter(
  failures: number,
  cause: 'connection' | 'login',
  random = Math.random,
): number {
  const longest = cause === 'connection' ? 3_000 : 300_000;
  return jittered(500 * 2 ** Math.min(failures - 1, 20), longest, random);
}

function jittered(wait: number, longest: number, random: () => number): number {
  const capped = Math.min(wait, longest);
  return Math.round(capped / 2 + (capped / 2) * random());
}
