import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Who guesses. A browser that has signed in before is counted by itself. */
export interface Guesser {
  readonly client: string;
  readonly account: string;
  /** Set for a browser that has signed in to this account before. */
  readonly device: string | undefined;
}

export interface SignInThrottle {
  /** Seconds to wait before the next guess is checked; undefined while none are needed. */
  wait(guesser: Guesser): Promise<number | undefined>;
  fail(guesser: Guesser): Promise<void>;
}

/**
 * Counts wrong guesses only. Strangers share the limit of their address and that of the account they
 * try; a colleague's own browser has a separate limit, so that no attack locks the colleague out.
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
