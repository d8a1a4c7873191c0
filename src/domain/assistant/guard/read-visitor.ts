import { readQuestion } from '../read-question.ts';
import type { Topic } from '../topics.ts';
import { claimOf } from './claim-words.ts';
import { type Facts, figureKey } from './facts.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { readSentence } from './read-answer.ts';
import { readFigures } from './read-numbers.ts';
import { wordForms } from './word-forms.ts';

/** What the visitor said, as far as an answer may take it up. */
export interface Visitor {
  /** Words may be repeated in a denial only: a visitor's word may be the claim. */
  hasWord(word: string): boolean;
  /** Measures with their unit may be repeated: the visitor's weight, width and metres. */
  hasFigure(value: number, unit: string): boolean;
  /** The visitor asks for a claim, so that a bare "yes" would state it. */
  readonly asksClaim: boolean;
}

export function readVisitor(said: readonly string[], facts: Facts): Visitor {
  const words = new Set<string>();
  const figures = new Set<string>();
  let asksClaim = false;
  for (const text of said.slice(-lastMessages)) {
    const { topics } = readQuestion(text, []);
    if (claimTopics.some((topic) => topics.has(topic))) asksClaim = true;
    const read = readSentence(
      text.slice(0, longest).replace(/[[\]<>`{}\\^$@_]/g, ' '),
      facts.literals,
    );
    if ('refused' in read) {
      asksClaim = true;
      continue;
    }
    for (const { lower, kind } of read.tokens) {
      if (kind !== 'word' && kind !== 'code') continue;
      words.add(lower);
      const isKnown =
        facts.hasWord(lower) || wordForms(lower).some((form) => ordinaryWords.has(form));
      if (!isKnown || claimOf(lower) !== undefined) asksClaim = true;
    }
    for (const { value, unit } of readFigures(read.tokens)) {
      figures.add(figureKey(value, unit));
      if (unit === '' || unit === 'hour' || unit === 'day' || unit === '%') asksClaim = true;
    }
  }
  return {
    hasWord: (word) => words.has(word),
    hasFigure: (value, unit) => figures.has(figureKey(value, unit)),
    asksClaim,
  };
}

const lastMessages = 12;
const longest = 1200;

const claimTopics: readonly Topic[] = [
  'price', 'stock', 'certificate', 'green', 'payment', 'returns', 'shipping', 'leadTime', 'compliance',
  'injection', 'reviews', 'about', 'identity',
]; // oxfmt-ignore
