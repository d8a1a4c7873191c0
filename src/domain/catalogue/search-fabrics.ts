import { type Fabric, fabricName } from '../fabric/fabric.ts';

export type Searchable = Pick<Fabric, 'id' | 'number' | 'title' | 'composition'>;

/** Case-insensitive substring of name, id or composition; an empty term keeps everything. */
export function searchFabrics<F extends Searchable>(fabrics: readonly F[], term: string): F[] {
  const matches = createMatcher(term);
  return fabrics.filter((fabric) => matches(searchedText(fabric)));
}

/**
 * Whether a text holds the whole term, or each of its words somewhere: "Locknit 14B" is said of 14B
 * Locknit Premium, whose name has a word in between.
 */
export function createMatcher(term: string): (text: string) => boolean {
  const words = foldSearch(term).split(' ');
  return (text) => words.every((word) => text.includes(word));
}

/** All that a term is looked for in. A folded term holds no line break, so it cannot match across two lines. */
export function searchedText(fabric: Searchable): string {
  const { id, number, title, composition } = fabric;
  // People say the number first or last: "14B Locknit", "Locknit 14B".
  return [fabricName(fabric), `${title} ${number}`, String(id), composition]
    .map(foldSearch)
    .join('\n');
}

/** A search as it is compared: nobody types the accent of piqué or the curled apostrophe of queen’s cord. */
export function foldSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
