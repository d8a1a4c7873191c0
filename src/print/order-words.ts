import type { Piece } from './script-letters.ts';

/** A word of a line: its pieces from left to right as they are printed. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly isRightToLeft: boolean;
}

/** Reads a word in the direction of its letters; one of figures follows the word before it. */
export function readWord(pieces: readonly Piece[], before: Word | undefined): Word {
  const isFigure = pieces.every(({ script, text }) => !script && !/\p{L}/u.test(text));
  const isRightToLeft = isFigure
    ? (before?.isRightToLeft ?? false)
    : pieces.find(({ script, text }) => script || /\p{L}/u.test(text))?.script === 'arabic';
  if (!isRightToLeft || pieces.length === 1) return { pieces, isRightToLeft };
  const turned = pieces.toReversed().map((piece) => (piece.script ? piece : mirror(piece)));
  return { pieces: turned, isRightToLeft };
}

/** The words of one line from left to right: those that are read from the right change places. */
export function orderWords(words: readonly Word[]): Word[] {
  const startsRight = words[0]?.isRightToLeft ?? false;
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run?.[0]!.isRightToLeft === word.isRightToLeft) run.push(word);
    else runs.push([word]);
  }
  const ordered = startsRight ? runs.toReversed() : runs;
  return ordered.flatMap((run) => (run[0]!.isRightToLeft ? run.toReversed() : run));
}

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

function mirror(piece: Piece): Piece {
  const text = Array.from(piece.text, (letter) => mirrored[letter] ?? letter).toReversed();
  return { ...piece, text: /\d/.test(piece.text) ? piece.text : text.join('') };
}
