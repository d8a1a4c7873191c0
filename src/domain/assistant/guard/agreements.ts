import { isNegation } from './denials.ts';
import { wordsOf } from './facts.ts';
import { contractions, functionWords } from './ordinary-words.ts';
import type { Token } from './read-answer.ts';

/** "Yes" and "That is right" say whatever the visitor asked for. */
export function agrees(clause: readonly Token[]): boolean {
  const words = wordsOf(clause);
  return !words.some(isNegation) && words.slice(0, 3).some((word) => agreements.has(word));
}

/** So do "It is." and "We do." */
export function isBareAgreement(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  return (
    words.length > 0 &&
    words.length <= 8 &&
    !words.some(isNegation) &&
    words.every((word) => functionWords.has(word) || contractions.has(word))
  );
}

const agreements: ReadonlySet<string> = new Set(
  'yes yeah yep yup sure surely certainly absolutely definitely indeed correct right exactly true agreed agree confirmed confirm naturally course haan ji done okay ok happily gladly possible affirmative'.split(
    ' ',
  ),
);
