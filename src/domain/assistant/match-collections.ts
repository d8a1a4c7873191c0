import { chatCollections, genericKeywords } from './chat-collections.ts';

export type KeywordMatch =
  /** The collections whose keywords were used; all of them when only general keywords were used. */
  { readonly kind: 'collections'; readonly ids: readonly string[] } | { readonly kind: 'none' };

/** A collection that the mill has added, with the words of its name. */
export interface OwnCollection {
  readonly id: string;
  readonly keywords: readonly string[];
}

/** The result of reading a message by keywords. */
export function matchCollections(
  message: string,
  own: readonly OwnCollection[] = [],
): KeywordMatch {
  const text = message.toLowerCase();
  const all = [...chatCollections, ...own];
  const specific = all
    .filter(({ keywords }) => keywords.some((word) => text.includes(word)))
    .map(({ id }) => id);
  if (specific.length > 0) return { kind: 'collections', ids: specific };
  if (genericKeywords.some((word) => text.includes(word))) {
    return { kind: 'collections', ids: all.map(({ id }) => id) };
  }
  return { kind: 'none' };
}

/**
 * The words that mean a collection of the mill's own: its whole name, and each longer word of it that
 * neither names another collection nor any fabric.
 */
export function keywordsOf(name: string): string[] {
  const whole = name.toLowerCase();
  const words = whole.split(/[^\p{L}\p{N}%]+/u).filter((word) => word.length > 3);
  return [...new Set([whole, ...words.filter((word) => !isTaken(word))])];
}

function isTaken(word: string): boolean {
  return taken.some((other) => other.includes(word) || word.includes(other));
}

const taken: readonly string[] = [
  ...chatCollections.flatMap(({ keywords }) => keywords),
  ...genericKeywords,
  'collection',
  'range',
  'series',
  'with',
  'from',
  'your',
  'have',
  'what',
];
