import type { FabricBookAnswer, FabricLine } from '../../../contract/desk/fabric-answers.ts';
import { countSlips } from '../../../domain/text/count-slips.ts';

/** The words of every fabric, to be searched with each key. */
export interface BookIndex {
  readonly texts: ReadonlyMap<string, string>;
  /** Every word that somebody could have meant. */
  readonly words: ReadonlySet<string>;
}

export function indexBook({ fabrics, lappings, collections }: FabricBookAnswer): BookIndex {
  const labels = new Map<string, string>(collections.map(({ id, label }) => [id, label]));
  const texts = new Map<string, string>();
  const words = new Set<string>();
  for (const line of fabrics) {
    const { number, title, fibre, uses, weight, collection, lapping } = line;
    const structure = lapping === null ? '' : (lappings[lapping]?.name ?? '');
    const named = [title, fibre, ...uses, structure, (collection && labels.get(collection)) ?? ''];
    const text = plain([number, ...named, weight].join(' '));
    texts.set(line.key, text);
    for (const word of plain(named.join(' ')).split(' ')) if (word.length > 3) words.add(word);
  }
  return { texts, words };
}

/** Whether every word of the search begins a word of the fabric. */
export function findIn(index: BookIndex, search: string): (line: FabricLine) => boolean {
  const wanted = plain(search).split(' ').filter(Boolean);
  return ({ key }) => {
    const text = ` ${index.texts.get(key) ?? ''}`;
    return wanted.every((word) => text.includes(` ${word}`));
  };
}

/** The search with its words spelled as the book spells them; nothing where none is near. */
export function nearestSearch(index: BookIndex, search: string): string | undefined {
  const wanted = plain(search).split(' ').filter(Boolean);
  const near = wanted.map((word) => (isKnown(index, word) ? word : nearestWord(index, word)));
  if (near.includes(undefined) || near.join(' ') === wanted.join(' ')) return undefined;
  return near.join(' ');
}

function isKnown({ texts }: BookIndex, word: string): boolean {
  return [...texts.values()].some((text) => ` ${text}`.includes(` ${word}`));
}

function nearestWord({ words }: BookIndex, word: string): string | undefined {
  const allowed = word.length >= 6 ? 2 : 1;
  let best: string | undefined;
  let fewest = allowed + 1;
  for (const known of words) {
    const slips = countSlips(word, known, allowed);
    if (slips < fewest) [best, fewest] = [known, slips];
  }
  return best;
}

/** Small letters and figures; what stands between them is one blank. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
