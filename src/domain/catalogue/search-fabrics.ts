import { type Fabric, fabricName } from '../fabric/fabric.ts';
import { foldText } from './fold-text.ts';

export type Searchable = Pick<Fabric, 'id' | 'number' | 'title' | 'composition'>;

/** Case-insensitive substring of name, id or composition; an empty term keeps everything. */
export function searchFabrics<F extends Searchable>(fabrics: readonly F[], term: string): F[] {
  const wanted = foldText(term);
  if (wanted === '') return [...fabrics];
  return fabrics.filter((fabric) => searchedText(fabric).includes(wanted));
}

/** All that a term is looked for in. A folded term holds no line break, so it cannot match across two lines. */
export function searchedText(fabric: Searchable): string {
  const { id, number, title, composition } = fabric;
  // People say the number first or last: "14B Locknit", "Locknit 14B".
  return [fabricName(fabric), `${title} ${number}`, String(id), composition]
    .map(foldText)
    .join('\n');
}
