import { finish, type Steps } from '../steps.ts';
import { type Figure, readFigures } from './read-numbers.ts';
import { type Literals, readSentence, type Token } from './read-answer.ts';
import { splitSentences } from './split-sentences.ts';
import { wordForms } from './word-forms.ts';

/** What may be stated: gathered from the mill's texts once, and from the tools in each conversation. */
export interface Facts {
  readonly literals: Literals;
  hasWord(word: string): boolean;
  /** A name as it is spelled, with its capitals. */
  hasName(word: string): boolean;
  hasFigure(value: number, unit: string): boolean;
  /** The figures of one fabric by its number; undefined when there is no such fabric. */
  figuresOf(code: string): ReadonlySet<string> | undefined;
  /** The mill has written this clause or sentence in these words. */
  hasWording(wording: string): boolean;
}

export interface FactSource {
  readonly literals: Literals;
  readonly statements: Iterable<string>;
  /** Single words that have no sentence: names of shades, words of the trade. */
  readonly words?: readonly string[];
  /** What is recorded of each fabric, by its number. */
  readonly records?: readonly { readonly number: string; readonly text: string }[];
}

export function gatherFacts(source: FactSource, base?: Facts): Facts {
  return finish(gatherFactsInSteps(source, base));
}

/**
 * Reads the mill's statements the way an answer is read, so that the same words compare equal. It
 * pauses after each of them: there are thousands, and a server must answer visitors in between.
 */
export function* gatherFactsInSteps(source: FactSource, base?: Facts): Steps<Facts> {
  const { literals, statements, words = [], records = [] } = source;
  const known = new Set(words.map((word) => word.toLowerCase()));
  const names = new Set(words);
  const figures = new Set<string>();
  const wordings = new Set<string>();
  const reading = { ...literals, isLink: () => true, isPicture: () => true };
  for (const sentence of inSentences(statements)) {
    yield;
    const read = readSentence(sentence, reading);
    if ('refused' in read) continue;
    for (const { text, lower, kind } of read.tokens) {
      if (kind === 'word' || kind === 'code') known.add(lower);
      if (/^[A-Z]/.test(text)) names.add(text);
    }
    for (const { value, unit } of readFigures(read.tokens)) figures.add(figureKey(value, unit));
    wordings.add(joinWords(read.tokens));
    for (const clause of clausesOf(read.tokens)) wordings.add(joinWords(clause));
  }
  const recorded = new Map<string, ReadonlySet<string>>();
  for (const { number, text } of records) {
    yield;
    recorded.set(number.toLowerCase(), readKeys(text, literals));
  }
  const has = (set: ReadonlySet<string>, key: string) => set.has(key);
  return {
    literals,
    hasWord: (word) => base?.hasWord(word) || wordForms(word).some((form) => known.has(form)),
    hasName: (word) => base?.hasName(word) || has(names, word),
    hasFigure: (value, unit) =>
      base?.hasFigure(value, unit) || has(figures, figureKey(value, unit)),
    figuresOf: (code) => recorded.get(code) ?? base?.figuresOf(code),
    hasWording: (wording) => base?.hasWording(wording) || has(wordings, wording),
  };
}

function* inSentences(statements: Iterable<string>): Generator<string> {
  for (const statement of statements) yield* splitSentences(statement);
}

function readKeys(text: string, literals: Literals): ReadonlySet<string> {
  const keys = splitSentences(text).flatMap((sentence) => {
    const read = readSentence(sentence, literals);
    return 'refused' in read
      ? []
      : readFigures(read.tokens).map(({ value, unit }) => figureKey(value, unit));
  });
  return new Set(keys);
}

export function figureKey(value: Figure['value'], unit: Figure['unit']): string {
  return `${value} ${unit}`;
}

export function clausesOf(tokens: readonly Token[]): Token[][] {
  return [...Map.groupBy(tokens, ({ clause }) => clause).values()];
}

/** The words and numbers of a sentence or clause; marks do not matter. */
export function joinWords(clause: readonly Token[]): string {
  return clause
    .filter(({ kind }) => kind !== 'mark')
    .map(({ lower }) => lower)
    .join(' ')
    .replace(/^(?:and|but|because|so|however|though|although|while|yet|then|since|plus|also) /, '');
}

/** Lower-case words and numbers without the marks between them. */
export function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind !== 'mark').map(({ lower }) => lower);
}
