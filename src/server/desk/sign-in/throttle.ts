import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Whose guess it is. A browser that has signed in before answers for itself alone. */
export interface Guesser {
  readonly client: string;
  readonly account: string;
  /** Set for a browser that has signed in to this account before. */
  readonly device: string | undefined;
}

export interface SignInThrottle {
  /** Seconds to wait before another guess is heard; undefined while it may be made. */
  wait(guesser: Guesser): Promise<number | undefined>;
  fail(guesser: Guesser): Promise<void>;
}

/**
 * Counts wrong guesses only. Strangers share the allowance of their address and of the account they
 * try; a colleague's own browser has one of its own, so that no attack shuts the colleague out.
 */
export function createThrottle(): SignInThrottle {
  const limits = {
    device: new RateLimiterMemory({ points: 10, duration: 300 }),
    client: new RateLimiterMemory({ points: 20, duration: 900 }),
    account: new RateLimiterMemory({ points: 10, duration: 900 }),
  };
  const bucketsOf = ({ client, account, device }: Guesser) =>
    device === undefined
      ? [
          { limit: limits.client, key: client },
          { limit: limits.account, key: account },
        ]
      : [{ limit: limits.device, key: device }];

  return {
    async wait(guesser) {
      for (const { limit, key } of bucketsOf(guesser)) {
        const state = await limit.get(key);
        if (state && state.consumedPoints >= limit.points) {
          return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
        }
      }
      return undefined;
    },
    async fail(guesser) {
      for (const { limit, key } of bucketsOf(guesser)) await limit.consume(key).catch(() => {});
    },
  };
}
