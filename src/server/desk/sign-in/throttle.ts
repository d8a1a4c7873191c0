import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DeskParts } from '../desk-call.ts';
import {
  clearCount,
  type GuessCount,
  givePointBack,
  type Point,
  takePoint,
} from './guess-counts.ts';
import { hashToken } from './staff-links.ts';

/** What is guessed, and who shares the limit with the one who guesses. */
export interface Guess {
  readonly what: 'password' | 'code';
  readonly lane: Lane;
  /** Address of the client. It is counted for strangers only. */
  readonly client: string;
}

/**
 * Strangers at an account share one lane. A browser that has signed in to the account before and a
 * session have their own, so that no attack locks a colleague out.
 */
export type Lane = `account:${string}` | `device:${string}` | `session:${string}`;

/**
 * `pending`: the password is right and the code is outstanding. `unheard`: the guess was not
 * compared with anything.
 */
export type Verdict = 'right' | 'wrong' | 'pending' | 'unheard';

export type Hearing<Result> =
  /** Not judged: too many before it. `locked` ends with a new password only. */
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'locked' }
  /** `spent`: this wrong guess was the last one for now, or for good. */
  | {
      readonly kind: 'heard';
      readonly result: Result;
      readonly spent: 'wait' | 'locked' | undefined;
    };

export interface SignInThrottle {
  /** Takes the points first, then judges; a guess that was not wrong gets its points back. */
  hear<Result extends { readonly verdict: Verdict }>(
    guess: Guess,
    judge: () => Promise<Result>,
  ): Promise<Hearing<Result>>;
  /** The code was right, so the sign-in is no longer pending. */
  finish(lane: Lane): Promise<void>;
}

export function accountLane(email: string): Lane {
  // Hashed, because people also type other things than their address into this field.
  return `account:${hashToken(email)}`;
}

const minute = 60_000;
const limits = {
  stranger: { points: 10, ms: 15 * minute },
  own: { points: 10, ms: 5 * minute },
  /** NIST SP 800-63B allows 100. */
  inARow: { points: 50, ms: 365 * 24 * 60 * minute },
} as const;

/** Counts of an account are in the database, for all instances; those of an address in memory. */
export function createThrottle({ store, clock }: Pick<DeskParts, 'store' | 'clock'>) {
  const clients = new RateLimiterMemory({ points: 20, duration: 900 });

  return {
    async hear(guess, judge) {
      const refused = await takeFromClient(guess);
      if (refused !== undefined) return { kind: 'wait', seconds: refused };
      const taken: { count: GuessCount; point: Point & { taken: true } }[] = [];
      const giveBack = async () => {
        for (const { count, point } of taken) await givePointBack(store, count, point);
        await giveClientBack(guess);
      };
      for (const count of countsOf(guess)) {
        const point = await takePoint(store, count, clock.now());
        if (point.taken) {
          taken.push({ count, point });
          continue;
        }
        await giveBack();
        if (isInARow(count)) return { kind: 'locked' };
        const seconds = Math.max(1, Math.ceil((point.endsAt - clock.now()) / 1000));
        return { kind: 'wait', seconds };
      }
      let result;
      try {
        result = await judge();
      } catch (error) {
        await giveBack();
        throw error;
      }
      const { verdict } = result;
      if (verdict === 'wrong') return { kind: 'heard', result, spent: whatIsSpent(taken) };
      if (verdict === 'pending') await giveClientBack(guess);
      else await giveBack();
      if (verdict === 'right') {
        const inARow = countsOf(guess).find(isInARow);
        if (inARow) await clearCount(store, inARow);
      }
      return { kind: 'heard', result, spent: undefined };
    },
    finish: (lane) => givePointBack(store, { what: 'password', lane }),
  } satisfies SignInThrottle;

  async function takeFromClient({ lane, client }: Guess): Promise<number | undefined> {
    if (!isStranger(lane)) return undefined;
    return clients.consume(client).then(
      () => undefined,
      (state: { readonly msBeforeNext: number }) => Math.ceil(state.msBeforeNext / 1000),
    );
  }
  async function giveClientBack({ lane, client }: Guess): Promise<void> {
    if (isStranger(lane)) await clients.reward(client);
  }
}

/**
 * Wrong codes have a bound that no waiting lifts. At an account's door this needs the right
 * password; wrong passwords there are without such a bound, else anybody could lock anybody out.
 */
function countsOf({ what, lane }: Guess): GuessCount[] {
  const limit = isStranger(lane) ? limits.stranger : limits.own;
  const passing: GuessCount = { what, lane, limit };
  const isBounded = what === 'code' || lane.startsWith('session:');
  return isBounded
    ? [passing, { what: `${what}-in-a-row`, lane, limit: limits.inARow }]
    : [passing];
}

function isStranger(lane: Lane): boolean {
  return lane.startsWith('account:');
}

function isInARow({ what }: GuessCount): boolean {
  return what.endsWith('-in-a-row');
}

function whatIsSpent(
  taken: readonly { readonly count: GuessCount; readonly point: Point & { taken: true } }[],
): 'wait' | 'locked' | undefined {
  const last = taken.filter(({ point }) => point.isLast);
  if (last.some(({ count }) => isInARow(count))) return 'locked';
  return last.length > 0 ? 'wait' : undefined;
}
