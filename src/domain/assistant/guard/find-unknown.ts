import { claimOf } from './claim-words.ts';
import { isNegation } from './denials.ts';
import type { Facts } from './facts.ts';
import { contractions, ordinaryWords } from './ordinary-words.ts';
import type { Refusal, Token } from './read-answer.ts';
import { wordForms } from './word-forms.ts';

/** The first word or name of a clause that neither the mill, the tools nor ordinary English know. */
export function findUnknown(
  clause: readonly Token[],
  facts: Facts,
  isVisitorsWord: (word: string) => boolean,
): Refusal | undefined {
  for (const [place, token] of clause.entries()) {
    const { text, lower, kind, isFirst } = token;
    if (kind === 'mark' || kind === 'number' || kind === 'own' || isVisitorsWord(lower)) continue;
    if (lower.length === 1) {
      if (isLoneLetter(clause, place)) continue;
      return 'unknown word';
    }
    const isKnown =
      facts.hasWord(lower) ||
      claimOf(lower) !== undefined ||
      isNegation(lower) ||
      contractions.has(lower) ||
      numberish.test(lower) ||
      wordForms(lower).some((form) => ordinaryWords.has(form));
    if (!isKnown) return 'unknown word';
    if (/[A-Z]/.test(text) && !isFirst && text !== 'I' && !lower.startsWith("i'")) {
      // A capital inside a sentence marks a name: "Gap" and "Target" are ordinary words otherwise.
      if (!facts.hasName(text) && !facts.hasWord(lower)) return 'unknown name';
    }
    if (/^[A-Z]{2,}$/.test(text) && !facts.hasName(text)) return 'unknown name';
  }
  return undefined;
}

const numberish =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|quarter|double|twice|percent|dozen|third)$/;

/** "a", "I", "5 m", "T-shirt", "e-mail", "g/m²"; any other letter alone may spell a word. */
function isLoneLetter(clause: readonly Token[], place: number): boolean {
  const { lower } = clause[place]!;
  const next = clause[place + 1]?.lower ?? '';
  const afterNext = clause[place + 2]?.lower ?? '';
  const before = clause[place - 1];
  if (lower === 'a' || lower === 'i') return /^[a-z0-9]{2}/.test(next) || /^["“‘]$/.test(next);
  if (lower === 't' || lower === 'e') return next === '-' && /^(?:shirts?|mails?)$/.test(afterNext);
  if (lower === 'm' || lower === 'g') return before?.kind === 'number' || before?.lower === '/';
  if (lower === 'c') return before?.lower === '°';
  return lower === 's' && before !== undefined && /^[’']$/.test(before.lower);
}
