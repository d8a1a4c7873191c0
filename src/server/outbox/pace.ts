import type { Clock } from '../clock.ts';
import { farthestMs } from '../db/store.ts';
import type { SendOutcome } from '../mail/transport.ts';

/**
 * How long a mail waits after its n-th refusal: doubling, never in step with its neighbours. A young
 * one is tried every few seconds, because most refusals are over as fast as they came.
 */
export function messageBackoff(attempts: number, age: number, random = Math.random): number {
  const longest = age < youngMs ? 3_000 : 600_000;
  return jittered(2_000 * 2 ** Math.min(attempts - 1, 20), longest, random);
}

const youngMs = 120_000;

/** How the mail server is doing, judged by what became of the last mails. */
export interface ServerHealth {
  note(outcome: SendOutcome): void;
  /** While true, one mail is tried alone before the others follow. */
  isFailing(): boolean;
  /** Milliseconds until the next mail may be tried; 0 or less when it may be now. */
  pauseLeft(): number;
}

export function createServerHealth(clock: Clock): ServerHealth {
  let failures = 0;
  let deferrals = 0;
  let pausedUntil = 0;
  return {
    note(outcome) {
      deferrals = outcome.kind === 'deferred' ? deferrals + 1 : 0;
      const isDown = outcome.kind === 'down';
      // Three mails in a row that must wait are the fault of the server, not of the mails.
      if (!isDown && deferrals < 3) {
        failures = 0;
        pausedUntil = 0;
        return;
      }
      failures += 1;
      pausedUntil = clock.now() + pauseAfter(failures, isDown ? outcome.cause : 'connection');
    },
    isFailing: () => failures > 0,
    pauseLeft() {
      const left = pausedUntil - clock.now();
      // The clock was set back; the pause was never meant to be that long.
      return left > farthestMs ? 0 : left;
    },
  };
}

/**
 * How long the whole worker waits before it tries one mail again. A server that was down is found
 * again within five seconds; a refused login is tried rarely, or the provider locks the account.
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
