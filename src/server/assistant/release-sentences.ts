import { findUnsayable, type Unsaid } from './find-unsayable.ts';

/** Lets an answer through sentence by sentence, each one looked at before anybody sees it. */
export interface Sentences {
  /** What may be shown now; throws `Unsayable` at the first sentence that holds what it must not. */
  add(piece: string): string;
  end(): string;
}

export class Unsayable extends Error {
  readonly stated: Unsaid;
  constructor(stated: Unsaid) {
    super(`The answer held what must not be said: ${stated}`);
    this.stated = stated;
  }
}

export function releaseSentences(): Sentences {
  let whole = '';
  let shown = 0;
  let looked = 0;
  const ends = [0];
  function release(until: number, from: number): string {
    const stated = findUnsayable(whole.slice(from, until));
    if (stated) throw new Unsayable(stated);
    const next = whole.slice(shown, until);
    shown = until;
    ends.push(until);
    return next;
  }
  /** Sentences before this one: "The price per metre is:" and "50" may come in two pieces. */
  function context(): number {
    return ends.findLast((end) => end <= shown - contextLength) ?? 0;
  }
  return {
    add(piece) {
      whole += piece;
      if (whole.length > longestAnswer) throw new Error('The answer does not end');
      const end = lastEnd(whole, looked);
      // A sign at the very end may still get the blank that makes it the end of a sentence.
      looked = Math.max(0, whole.length - 1);
      return end > shown ? release(end, context()) : '';
    },
    end: () => release(whole.length, 0),
  };
}

/** Where the last whole sentence at or behind `from` ends; 0 where none does. */
function lastEnd(text: string, from: number): number {
  const ends = [...text.slice(from).matchAll(/[.!?:](?=\s)|\n/g)];
  const last = ends.at(-1);
  return last ? from + last.index + 1 : 0;
}

const longestAnswer = 8000;
/** Longer than anything that may not be stated. */
const contextLength = 200;
