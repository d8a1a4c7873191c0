import { findUnsayable, type Unsaid } from './find-unsayable.ts';

/** Releases an answer sentence by sentence, each one checked before a visitor sees it. */
export interface Sentences {
  /** Returns the text that may be shown now; throws `Unsayable` at the first forbidden sentence. */
  add(piece: string): string;
  end(): string;
}

export class Unsayable extends Error {
  readonly stated: Unsaid;
  constructor(stated: Unsaid) {
    super(`The answer contained a forbidden statement: ${stated}`);
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
  /** Earlier sentences are checked again: "The price per metre is:" and "50" may come in two pieces. */
  function context(): number {
    return ends.findLast((end) => end <= shown - contextLength) ?? 0;
  }
  return {
    add(piece) {
      whole += piece;
      if (whole.length > longestAnswer) throw new Error('The answer does not end');
      const end = lastEnd(whole, looked);
      // A full stop at the very end ends a sentence only if the next piece begins with a space.
      looked = Math.max(0, whole.length - 1);
      return end > shown ? release(end, context()) : '';
    },
    end: () => release(whole.length, 0),
  };
}

/** The index after the last whole sentence that ends at or after `from`; 0 when there is none. */
function lastEnd(text: string, from: number): number {
  const ends = [...text.slice(from).matchAll(/[.!?:](?=\s)|\n/g)];
  const last = ends.at(-1);
  return last ? from + last.index + 1 : 0;
}

const longestAnswer = 8000;
/** Longer than any forbidden statement. */
const contextLength = 200;
