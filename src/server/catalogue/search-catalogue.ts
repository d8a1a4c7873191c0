import type { SiteContent } from '../../content/site-content.ts';
import { findCloth, type WishName } from '../../domain/assistant/find-cloth.ts';
import { readQuestion } from '../../domain/assistant/read-question.ts';
import { hasWishes, noWishes, type Wishes } from '../../domain/assistant/wishes.ts';
import { createMatcher, searchedText } from '../../domain/catalogue/search-fabrics.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { knownNames } from './known-names.ts';

export interface CatalogueFound {
  /** Best first. */
  readonly fabrics: readonly Fabric[];
  /** Wishes that no fabric meets together with the others; they were dropped to find these. */
  readonly givenUp: readonly WishName[];
}

/** The one search for cloth: of the guide, of the provider's tools and of other people's assistants. */
export function searchCatalogue(
  content: SiteContent,
  wishes: Wishes,
  newest: readonly WishName[] = [],
): CatalogueFound {
  return findCloth(wishes, content.fabrics, content.shadesByColour, newest);
}

/** A search that begins with words; a field that is given beside them counts more than the words. */
export function searchWords(
  content: SiteContent,
  words: string,
  given: Partial<Wishes> = {},
): CatalogueFound {
  const { fabrics } = content;
  const only = { ...noWishes, ...given };
  if (words === '') return searchCatalogue(content, only);
  const { wishes, named } = readQuestion(words, fabrics, knownNames(content));
  if (named.found.length > 0) return findCloth(only, named.found, content.shadesByColour);
  if (saysSomething(wishes)) return searchCatalogue(content, { ...wishes, ...given });
  // Words that are no wish may be a part of a name, such as "peony".
  const matches = createMatcher(words.slice(0, 100));
  const called = fabrics.filter((fabric) => matches(textOf(fabric)));
  return findCloth(only, called, content.shadesByColour);
}

/** Folding the names of a long book takes longer than searching them; a changed fabric is another object. */
const texts = new WeakMap<Fabric, string>();

function textOf(fabric: Fabric): string {
  let text = texts.get(fabric);
  if (text === undefined) texts.set(fabric, (text = searchedText(fabric)));
  return text;
}

function saysSomething(wishes: Wishes): boolean {
  return hasWishes(wishes) || wishes.categories.length > 0;
}
