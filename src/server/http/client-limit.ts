import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limits {
  readonly perClient: Allowance;
  /** Of everybody together. */
  readonly together: Allowance;
}

interface Allowance {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * An office of twenty behind one address stays below the first, a genuine rush below the second:
 * 3,000 a minute, but counted over five seconds, so that after a flood nobody has to wait longer.
 */
export const postLimits: Limits = {
  perClient: { calls: 20, seconds: 300 },
  together: { calls: 250, seconds: 5 },
};

/** Faster than anybody reads; slower than a robot that wants the whole catalogue. */
export const chatLimits: Limits = {
  perClient: { calls: 40, seconds: 60 },
  together: { calls: 100, seconds: 5 },
};

/** An assistant asks several tools for one question of its person; a robot that copies has /catalogue.json. */
export const mcpLimits: Limits = {
  perClient: { calls: 120, seconds: 60 },
  together: { calls: 200, seconds: 5 },
};

/** Pages from memory are free; a query that is not cached costs milliseconds of rendering. */
export const renderLimits: Limits = {
  perClient: { calls: 600, seconds: 60 },
  together: { calls: 500, seconds: 5 },
};

/** A marketplace may send the leads of a night at once; who guesses keys is held up. */
export const leadLimits: Limits = {
  perClient: { calls: 300, seconds: 60 },
  together: { calls: 1000, seconds: 60 },
};

/** Seconds to wait before this client may call again; undefined while it may. */
export type ClientLimit = (client: string) => Promise<number | undefined>;

export function createClientLimit(limits: Limits): ClientLimit {
  const perClient = createLimiter(limits.perClient);
  const together = createLimiter(limits.together);
  return async (client) => {
    // Checked first: once everybody must wait, no further addresses are remembered, so a flood
    // from many addresses cannot fill the memory.
    const all = await together.get('everybody');
    if (all && all.consumedPoints >= limits.together.calls) return secondsUntil(all);
    return (await consume(perClient, client)) ?? (await consume(together, 'everybody'));
  };
}

function createLimiter({ calls, seconds }: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ points: calls, duration: seconds });
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return secondsUntil(refused);
  }
}

function secondsUntil(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}
