import type { Refusal } from '../../domain/assistant/guard/read-answer.ts';
import { findEnds } from '../../domain/assistant/guard/split-sentences.ts';
import type { Guard } from './guard/open-guard.ts';

/** Releases an answer sentence by sentence, each one judged before a visitor sees it. */
export interface Sentences {
  /** Returns the text that may be shown now; throws `Unsayable` at the first refused sentence. */
  add(piece: string): string;
  end(): string;
}

export class Unsayable extends Error {
  readonly refused: Refusal;
  constructor(refused: Refusal) {
    super(`The answer contained a sentence that may not be shown: ${refused}`);
    this.refused = refused;
  }
}

export function releaseSentences(guard: Pick<Guard, 'judge'>): Sentences {
  let whole = '';
  let shown = 0;
  function release(until: number, from: number): string {
    const refused = guard.judge(whole.slice(from, until));
    if (refused) throw new Unsayable(refused);
    const next = whole.slice(shown, until);
    shown = until;
    return next;
  }
  return {
    add(piece) {
      const before = whole.at(-1) ?? '';
      whole += piece;
      if (whole.length > longestAnswer) throw new Error('The answer does not end');
      // A full stop ends a sentence only when a space has come after it, often with the next piece.
      if (!/\s/.test(piece) || !/[.!?]\s|\n/.test(before + piece)) return '';
      const end = findEnds(whole.slice(shown)).at(-1);
      return end === undefined ? '' : release(shown + end, shown);
    },
    // Once more as a whole: sentences that are harmless alone may be a leak together.
    end: () => release(whole.length, 0),
  };
}

const longestAnswer = 8000;
