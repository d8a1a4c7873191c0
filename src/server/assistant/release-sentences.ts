import { findForbidden, type Forbidden } from '../../domain/assistant/forbidden.ts';

/** Lets an answer through sentence by sentence, each one looked at before anybody sees it. */
export interface Sentences {
  /** What may be shown now; throws `Unsayable` at the first sentence that states what it must not. */
  add(piece: string): string;
  end(): string;
}

export class Unsayable extends Error {
  readonly stated: Forbidden;
  constructor(stated: Forbidden) {
    super(`The answer stated a ${stated}`);
    this.stated = stated;
  }
}

export function releaseSentences(): Sentences {
  let whole = '';
  let shown = 0;
  function release(until: number): string {
    // The whole text so far: "The price per metre is" and "50" may come in two pieces.
    const stated = findForbidden(whole.slice(0, until));
    if (stated) throw new Unsayable(stated);
    const next = whole.slice(shown, until);
    shown = until;
    return next;
  }
  return {
    add(piece) {
      whole += piece;
      if (whole.length > longestAnswer) throw new Error('The answer does not end');
      const ends = [...whole.matchAll(/[.!?:](?=\s)|\n/g)];
      const last = ends.at(-1);
      return last && last.index + 1 > shown ? release(last.index + 1) : '';
    },
    end: () => release(whole.length),
  };
}

const longestAnswer = 8000;
