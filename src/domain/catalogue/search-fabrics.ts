import { type Fabric, fabricName } from '../fabric/fabric.ts';

type Searchable = Pick<Fabric, 'id' | 'number' | 'title' | 'composition'>;

/** Case-insensitive substring of name, id or composition; an empty term keeps everything. */
export function searchFabrics<F extends Searchable>(fabrics: readonly F[], term: string): F[] {
  const wanted = fold(term);
  if (wanted === '') return [...fabrics];
  return fabrics.filter((fabric) => searchedTexts(fabric).some((text) => text.includes(wanted)));
}

function searchedTexts(fabric: Searchable): string[] {
  const { id, number, title, composition } = fabric;
  // People say the number first or last: "14B Locknit", "Locknit 14B".
  return [fabricName(fabric), `${title} ${number}`, String(id), composition].map(fold);
}

/** Nobody types the accent of piqué or the curled apostrophe of queen’s cord. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
