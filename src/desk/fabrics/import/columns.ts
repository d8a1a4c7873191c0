import { readArticle, readTitle } from './cells/read-names.ts';
import { readComposition } from './cells/read-composition.ts';
import { fold } from './cells/read-names.ts';
import { readMinimumCell, readWeight, readWidth } from './cells/read-measures.ts';

/** What a column of a list can be; the label is also the head of the column in our own lists. */
export const importFields = {
  number: 'Number',
  title: 'Name',
  composition: 'Composition',
  gsm: 'Weight, GSM',
  width: 'Width, inches',
  moq: 'MOQ',
  category: 'Collection',
  construction: 'Construction',
  yarns: 'Yarns',
  machine: 'Machine',
  shades: 'Shades',
  leadShade: 'Main shade',
  endUses: 'End uses',
  finishes: 'Finishes',
  care: 'Care label',
  description: 'Description',
  extra: 'Catalogue only',
} as const;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as readonly ImportField[];

/** For each column of the file what it is; nothing: it is left out. */
export type Pairs = readonly (ImportField | undefined)[];

/** Heads of columns as mills write them, folded; the better ones first. Our own goes before them all. */
const otherHeads: Readonly<Record<ImportField, readonly string[]>> = {
  number: ['artno', 'articleno', 'articlenumber', 'sortno', 'fabricno', 'styleno', 'designno', 'itemcode', 'article', 'code', 'sku', 'sort', 'art', 'no', 'ref'],
  title: ['fabricname', 'qualityname', 'quality', 'title', 'fabric', 'productname', 'product', 'item', 'itemname'],
  composition: ['comp', 'fibrecontent', 'fibercontent', 'content', 'blend', 'fibre', 'fibres', 'fiber', 'fibers', 'material'],
  gsm: ['gsm', 'weight', 'wt', 'gm2', 'grammage', 'wtgsm', 'finishedgsm'],
  width: ['width', 'widthin', 'widthinch', 'finishedwidth', 'dia', 'breadth', 'panna'],
  moq: ['smallestorder', 'minimumorder', 'minorder', 'minimum', 'minqty', 'min', 'minimumquantity'],
  category: ['category', 'range', 'family'],
  construction: ['lapping', 'structure', 'knit', 'notation', 'lappingandthreading', 'weave'],
  yarns: ['yarn', 'count', 'counts'],
  machine: ['gauge', 'machinegauge'],
  shades: ['colours', 'colors', 'shadecard', 'colourcard', 'colour', 'color', 'shade'],
  leadShade: ['leadshade', 'maincolour', 'maincolor'],
  endUses: ['enduse', 'uses', 'use', 'application', 'applications'],
  finishes: ['finish', 'finishing'],
  care: ['care', 'wash', 'washcare'],
  description: ['desc', 'text', 'about'],
  extra: ['catalogonly'],
}; // oxfmt-ignore

const heads = new Map(
  importFieldNames.map((field) => [field, [foldHead(importFields[field]), ...otherHeads[field]]]),
);

/** Columns that could be recognised by what stands in them, whatever their head says. */
const readers: readonly (readonly [ImportField, (text: string) => { readonly ok: boolean }])[] = [
  ['number', readArticle],
  ['composition', readComposition],
  ['moq', (text) => (/[/|]|nego|m\b/i.test(text) ? readMinimumCell(text) : { ok: false })],
  ['gsm', (text) => (/gsm|g\/m|\b(8|9|1\d|2\d|3\d)\d\b/i.test(text) ? readWeight(text) : { ok: false })],
  ['width', readWidth],
]; // oxfmt-ignore

/** Each field once, by the head of the column, then by what stands in it. */
export function guessColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Pairs {
  const pairs: (ImportField | undefined)[] = header.map(() => undefined);
  const taken = new Set<ImportField>();
  const give = (column: number, field: ImportField) => {
    if (pairs[column] !== undefined || taken.has(field)) return;
    pairs[column] = field;
    taken.add(field);
  };
  const folded = header.map(foldHead);
  const longest = Math.max(...[...heads.values()].map((words) => words.length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const field of importFieldNames) {
      const column = folded.indexOf(heads.get(field)![rank] ?? '\0');
      if (column >= 0) give(column, field);
    }
  }
  for (const [field, read] of readers) {
    if (taken.has(field)) continue;
    const column = header.findIndex((_, place) => {
      if (pairs[place] !== undefined) return false;
      const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell.trim());
      const good = cells.filter((cell) => read(cell).ok).length;
      return cells.length >= 2 && good >= cells.length * 0.7;
    });
    if (column >= 0) give(column, field);
  }
  if (!taken.has('title')) giveName(header, rows, pairs, give);
  return pairs;
}

/** A name is the first column of words that is nothing else. */
function giveName(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  pairs: Pairs,
  give: (column: number, field: ImportField) => void,
): void {
  const column = header.findIndex((_, place) => {
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell.trim());
    return (
      pairs[place] === undefined &&
      cells.length >= 2 &&
      cells.every((cell) => /\p{L}{3}/u.test(cell) && readTitle(cell).ok)
    );
  });
  if (column >= 0) give(column, 'title');
}

/** `Width"` → `width`, `Wt (GSM)` → `wtgsm`. */
function foldHead(head: string): string {
  return fold(head.replace(/\(s\)/gi, 's'));
}

/** How many heads of a row say what their column is; the row with most of them is the header. */
export function countHeads(row: readonly string[]): number {
  const known = new Set([...heads.values()].flat());
  return new Set(row.map(foldHead).filter((head) => known.has(head))).size;
}

/** The first lines of a list are often the name of the mill and a date. */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, 15).map((row, place) => ({ place, heads: countHeads(row) }));
  const best = first.toSorted((a, b) => b.heads - a.heads || a.place - b.place)[0];
  if (best && best.heads >= 2) return best.place;
  return Math.max(
    0,
    rows.findIndex((row) => row.filter((cell) => cell.trim()).length >= 2),
  );
}
