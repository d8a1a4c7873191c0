import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { mostConnections, type SendOutcome } from '../mail/transport.ts';

/** Every wait of the outbox, in milliseconds. A test shortens some of them, or all alike. */
export interface Waits {
  /** Most refusals end as fast as they came, so a mail this young is tried every few seconds. */
  readonly youngMs: number;
  readonly firstRetryMs: number;
  readonly youngRetryMs: number;
  readonly longestRetryMs: number;
  /** After a failure of the server or of a recipient; doubled with each further one. */
  readonly firstPauseMs: number;
  /** A server that was down is found again within five seconds. */
  readonly longestPauseMs: number;
  /** A refused login is tried rarely, or the provider locks the account. */
  readonly loginPauseMs: number;
  /** A domain or mailbox that has refused for longer than `youngMs`. */
  readonly longestRestMs: number;
  /** A mail that takes longer no longer counts as one of those that are sent at once. */
  readonly slowMs: number;
  /** Mails that end within this time give back their places together, and one claim takes the next. */
  readonly gatherMs: number;
  /** After a mail while visitors need the processor, before the next one. */
  readonly crowdMs: number;
}

export const usualWaits: Waits = {
  youngMs: 120_000,
  firstRetryMs: 2_000,
  youngRetryMs: 3_000,
  longestRetryMs: 600_000,
  firstPauseMs: 500,
  longestPauseMs: 3_000,
  loginPauseMs: 300_000,
  longestRestMs: 60_000,
  slowMs: 2_000,
  gatherMs: 10,
  crowdMs: 200,
};

/** How long a mail waits after its n-th refusal: doubling, never in step with its neighbours. */
export function messageBackoff(
  attempts: number,
  age: number,
  waits = usualWaits,
  random = Math.random,
): number {
  const longest = age < waits.youngMs ? waits.youngRetryMs : waits.longestRetryMs;
  return doubling(waits.firstRetryMs, attempts, longest, random);
}

/** How long nothing is sent before one mail is tried again. */
export function pauseAfter(
  failures: number,
  cause: 'connection' | 'login',
  waits = usualWaits,
  random = Math.random,
): number {
  const longest = cause === 'connection' ? waits.longestPauseMs : waits.loginPauseMs;
  return doubling(waits.firstPauseMs, failures, longest, random);
}

/** How long one domain or mailbox is left alone. Only its own mails wait for it. */
export function restAfter(
  failures: number,
  failingMs: number,
  waits = usualWaits,
  random = Math.random,
): number {
  const longest = failingMs < waits.youngMs ? waits.longestPauseMs : waits.longestRestMs;
  return doubling(waits.firstPauseMs, failures, longest, random);
}

function doubling(first: number, times: number, longest: number, random: () => number): number {
  const wait = Math.min(first * 2 ** Math.min(times - 1, 20), longest);
  return Math.round(wait / 2 + (wait / 2) * random());
}

const atOnce = 5;

/**
 * How many more mails may be begun beside those begun at these times. One that takes long gives its
 * place to another, so that slow recipients cannot hold all places.
 */
export function freePlaces(
  begun: readonly number[],
  now: number,
  state: 'usual' | 'busy' | 'failing',
  waits = usualWaits,
): number {
  if (state === 'failing') return 1 - begun.length;
  const quick = begun.filter((time) => now - time < waits.slowMs).length;
  return Math.min((state === 'busy' ? 1 : atOnce) - quick, mostConnections - begun.length);
}

/**
 * Whether so many enquiries come, a hundred a second or more, that mails, of which each takes some five
 * milliseconds of processor here and in the database, would only take it from them. Fifty a second are
 * let in; how many wait is no sign, since that is the database's pace.
 */
export function isCrowded({ begunJustNow }: Pick<Store, 'begunJustNow'>): boolean {
  return begunJustNow() >= 20;
}

/** How the mail server itself is doing, judged by what became of the last mails. */
export interface ServerHealth {
  note(outcome: SendOutcome): void;
  /** While true, one mail is tried alone before the others follow. */
  isFailing(): boolean;
  /** Milliseconds until the next mail may be tried; 0 or less when it may be now. */
  pauseLeft(): number;
}

/** The clock must be one that is never set. */
export function createServerHealth(clock: Clock, waits = usualWaits): ServerHealth {
  let failures = 0;
  let deferrals = 0;
  let pausedUntil = 0;
  return {
    note(outcome) {
      const isDown = outcome.kind === 'down';
      const isDeferred = outcome.kind === 'deferred' && outcome.fault === 'server';
      deferrals = isDeferred ? deferrals + 1 : 0;
      // One refused sender may be a passing fault; the third in a row concerns every mail.
      if (!isDown && deferrals < 3) {
        failures = 0;
        pausedUntil = 0;
        return;
      }
      failures += 1;
      const cause = isDown ? outcome.cause : 'connection';
      pausedUntil = clock.now() + pauseAfter(failures, cause, waits);
    },
    isFailing: () => failures > 0,
    pauseLeft: () => pausedUntil - clock.now(),
  };
}

/** A sleep that can be cut short; a call while nobody sleeps ends the next sleep at once. */
export class Wake {
  #called = false;
  #end: (() => void) | undefined;

  call(): void {
    this.#called = true;
    this.#end?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#called) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#end = undefined;
    }
    this.#called = false;
  }
}
