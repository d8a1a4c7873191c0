import type { CategoryId } from '../fabric/fabric.ts';
import { countSlips } from '../text/count-slips.ts';
import { decidingWords } from './known-words.ts';
import { foldQuestion, splitWords } from './plain-words.ts';

/** A collection that buyers call by its name, because the name does not say its fibres. */
export interface NamedCollection {
  readonly id: CategoryId;
  /** In plain words, without those that any collection may be called: `sports swim`. */
  readonly names: readonly (readonly string[])[];
}

/** Words that belong to a name without telling one collection from another. */
const general: ReadonlySet<string> = new Set(
  'the our and collection collections range series line fabric fabrics knit knits cloth cloths'.split(
    ' ',
  ),
);
const kinds: ReadonlySet<string> = new Set(['collection', 'range', 'series', 'line']);
const asking: ReadonlySet<string> = new Set([
  ...general,
  ...'show me what is in from of all your you do have any please tell about see list'.split(' '),
]);

export function nameCollection(id: CategoryId, called: readonly string[]): NamedCollection {
  const names = called
    .map((name) => splitWords(foldQuestion(name)).filter((word) => !general.has(word)))
    .filter((words) => words.length > 0);
  return { id, names: names.toSorted((a, b) => b.length - a.length) };
}

/**
 * Puts one sign in place of each name of a collection. A name of nothing but words of the trade, such as
 * "Stretch Net", is meant only beside "collection" or where nothing else is said: it must not take these
 * words from buyers who describe a cloth.
 */
export function markCollections(
  words: readonly string[],
  collections: readonly NamedCollection[],
): string[] {
  let marked = [...words];
  collections.forEach(({ names }, place) => {
    for (const name of names) {
      const found = findName(marked, name);
      if (!found) continue;
      marked = [...marked.slice(0, found.from), sign + place, ...marked.slice(found.to)];
      return;
    }
  });
  return marked;
}

/** A sign that no typed word can hold. */
const sign = '§';

export function isCollectionSign(word: string): boolean {
  return word.startsWith(sign);
}

/** The collections whose signs stand among the words. */
export function collectionsOf(
  words: Iterable<string>,
  collections: readonly NamedCollection[],
): CategoryId[] {
  return [...words]
    .filter(isCollectionSign)
    .flatMap((word) => collections[Number(word.slice(sign.length))]?.id ?? []);
}

function findName(words: readonly string[], name: readonly string[]) {
  for (let from = 0; from < words.length; from += 1) {
    const end = endOfName(words, from, name);
    if (end === undefined) continue;
    const isKind = kinds.has(words[end] ?? '');
    const isAlone = [...words.slice(0, from), ...words.slice(end)].every((word) =>
      asking.has(word),
    );
    const isDistinct = name.some((word) => !decidingWords.has(word));
    if (isDistinct || isKind || isAlone) return { from, to: isKind ? end + 1 : end };
  }
  return undefined;
}

function endOfName(words: readonly string[], from: number, name: readonly string[]) {
  let at = from;
  for (const word of name) {
    while (at > from && general.has(words[at] ?? '')) at += 1;
    if (!isSame(words[at] ?? '', word)) return undefined;
    at += 1;
  }
  return at;
}

function isSame(typed: string, word: string): boolean {
  if (typed === word) return true;
  return word.length > 4 && typed[0] === word[0] && countSlips(typed, word, 1) <= 1;
}
