import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeskRefusal } from '../../../contract/desk/desk-refusals.ts';
import { describeError } from '../../log.ts';
import { clientOf, type DeskCall, type DeskParts } from '../desk-call.ts';
import { Refusal } from '../endpoint-handler.ts';
import { Crowded, queueAsKnown } from './password.ts';
import { type AccountHolder, describeCaller, noteEvent, noteRefusal } from './sign-in-events.ts';
import { createThrottle, type Guess, type Lane, type Verdict } from './throttle.ts';

export interface GuessHearer {
  /** The result of a guess that was right; otherwise the refusal, which has been recorded. */
  hear<Result extends Judged>(
    call: DeskCall,
    guess: Pick<Guess, 'what' | 'lane'> & {
      readonly refusal: DeskRefusal;
      /** Whose account it is; nobody's where an unknown address was entered. */
      readonly holder: () => Promise<AccountHolder | undefined>;
    },
    judge: () => Promise<Result>,
  ): Promise<Accepted<Result> | Refusal>;
  /** The code was right, so the sign-in is no longer pending. */
  finish(lane: Lane): Promise<void>;
}

export interface Judged {
  readonly verdict: Verdict;
  /** Why a wrong guess is refused, where it is not the usual reason. */
  readonly refusal?: DeskRefusal;
}

type Accepted<Result extends Judged> = Exclude<Result, { readonly verdict: 'wrong' | 'unheard' }>;

/** The one way to check a password or a code: counted first, then judged, and recorded when wrong. */
export function createGuessHearer(parts: DeskParts): GuessHearer {
  const throttle = createThrottle(parts);
  return {
    async hear(call, { what, lane, refusal, holder }, judge) {
      const isKnown = !lane.startsWith('account:');
      const guess: Guess = { what, lane, client: clientOf(parts, call) };
      const hearing = await throttle
        .hear(guess, isKnown ? () => queueAsKnown(judge) : judge)
        .catch((error: unknown) => {
          if (error instanceof Crowded) parts.countSignIn?.('busy');
          throw error;
        });
      if (hearing.kind === 'wait') {
        parts.countSignIn?.('too-many');
        return tooMany(hearing.seconds);
      }
      if (hearing.kind === 'locked') return lock(lane);
      const { result, spent } = hearing;
      if (result.verdict === 'unheard') return new Refusal('sign-in-expired');
      if (result.verdict !== 'wrong') return result as Accepted<typeof result>;
      parts.countSignIn?.(`wrong-${what}`);
      const record = () => recordWrong(call, { what, spent, holder });
      if (isKnown || what === 'code') await record();
      else recordLater(record);
      if (spent === 'locked') return lock(lane);
      return new Refusal(result.refusal ?? refusal);
    },
    finish: throttle.finish,
  };

  /**
   * Only accounts that exist have something to record: a stranger must not see it by the time.
   * SQLite answers without waiting, so what is begun at once is also ended before the answer.
   */
  function recordLater(record: () => Promise<void>): void {
    nextTurn()
      .then(record)
      .catch((error) => parts.log.error('desk-failed', describeError(error)));
  }

  async function recordWrong(
    call: DeskCall,
    wrong: {
      readonly what: Guess['what'];
      readonly spent: 'wait' | 'locked' | undefined;
      readonly holder: () => Promise<AccountHolder | undefined>;
    },
  ): Promise<void> {
    const { what, spent } = wrong;
    const person = await wrong.holder();
    if (!person) return;
    const caller = describeCaller(parts, call);
    await noteRefusal(parts, `wrong-${what}`, person, caller);
    if (spent === undefined) return;
    const limit = `${what}-limit` as const;
    const event = spent === 'locked' && what === 'code' ? 'code-locked' : limit;
    await parts.store.transact((tx) => noteEvent(tx, parts, event, person, caller));
  }

  /** A session in which somebody guesses on and on is ended; at the door the code step is locked. */
  async function lock(lane: Lane): Promise<Refusal> {
    if (!lane.startsWith('session:')) return new Refusal('code-locked');
    const id = lane.slice('session:'.length);
    await parts.store.transact((tx) =>
      tx.deleteFrom('staff_session').where('id', '=', id).execute(),
    );
    return new Refusal('sign-in-expired');
  }
}

function tooMany(retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  const error = `Too many attempts. Please try again in ${minutes} min, or ask an owner for a link for a new password.`;
  return new Refusal('too-many-guesses', { error, retryAfter });
}
