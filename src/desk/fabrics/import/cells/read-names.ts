import { endUses, type EndUse } from '../../../../domain/fabric/fabric.ts';
import { countSlips } from '../../../../domain/text/count-slips.ts';
import { quote, type ReadCell } from './cell.ts';

/** `14B`, also written `14-b` or `14 B`. */
export function readArticle(text: string): ReadCell<string> {
  const bare = text
    .trim()
    .toUpperCase()
    .replace(/[\s\-./_]+/g, '');
  if (/^[1-9]\d[A-HJ-NP-Z]$/.test(bare)) {
    const odd = bare !== text.trim().toUpperCase();
    return { ok: true, value: bare, ...(odd && { note: `${quote(text)} is read as ${bare}` }) };
  }
  const letters = /^[1-9]\d[IO]$/.test(bare)
    ? ' I and O are left out: they look like 1 and 0.'
    : '';
  return {
    ok: false,
    error: text.trim()
      ? `${quote(text)} is not a number like 14B: two digits and a letter.${letters}`
      : 'The row has no number.',
  };
}

export function readTitle(text: string): ReadCell<string> {
  const title = text.trim().replace(/\s+/g, ' ');
  if (title.length < 4 || title.length > 48) {
    return { ok: false, error: `${quote(text)}: a name has 4 to 48 letters.` };
  }
  return { ok: true, value: title };
}

/** A name of another record, by its key or by what people call it. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

/** Names of a list, each found in the book or left out; a slip of the pen is read and explained. */
export function readNames(
  text: string,
  book: readonly Named[],
  what: string,
): ReadCell<readonly string[]> {
  const wanted = splitList(text);
  const found: string[] = [];
  const left: string[] = [];
  const read: string[] = [];
  for (const word of wanted) {
    const named = findNamed(word, book);
    if (!named) left.push(`${what} ${quote(word)}`);
    else {
      if (named.near) read.push(`${quote(word)} is read as ${named.name}`);
      if (!found.includes(named.key)) found.push(named.key);
    }
  }
  if (found.length === 0) {
    return { ok: false, error: `${quote(text)} is not a known ${what}.` };
  }
  return {
    ok: true,
    value: found,
    ...(read.length > 0 && { note: read.join(', ') }),
    ...(left.length > 0 && { left }),
  };
}

export function findNamed(
  word: string,
  book: readonly Named[],
): (Named & { readonly near: boolean }) | undefined {
  const wanted = fold(word);
  const exact = book.find(({ key, name }) => fold(key) === wanted || fold(name) === wanted);
  if (exact) return { ...exact, near: false };
  if (wanted.length < 4) return undefined;
  const allowed = wanted.length >= 7 ? 2 : 1;
  const near = book.filter(({ name }) => countSlips(wanted, fold(name), allowed) <= allowed);
  return near.length === 1 ? { ...near[0]!, near: true } : undefined;
}

/** Other words for the end uses of the book. */
const otherUses: Readonly<Record<string, EndUse>> = {
  tshirt: 'T-shirts',
  tee: 'T-shirts',
  tees: 'T-shirts',
  kidswear: 'Childrenswear',
  kids: 'Childrenswear',
  sports: 'Sportswear',
  activewear: 'Sportswear',
  lining: 'Linings',
  innerwear: 'Lingerie',
  home: 'Home textiles',
  ethnic: 'Ethnic wear',
};

export function readUses(text: string): ReadCell<readonly EndUse[]> {
  const book = endUses.flatMap((use): Named[] => [
    { key: use, name: use },
    { key: use, name: use.replace(/s$/, '') },
  ]);
  const known = splitList(text).map((word) => otherUses[fold(word)] ?? word);
  return readNames(known.join(', '), dedupe(book), 'end use') as ReadCell<readonly EndUse[]>;
}

export function readFinishes(text: string): ReadCell<readonly string[]> {
  const finishes = [...new Set(splitList(text))];
  const good = finishes.filter((finish) => finish.length >= 4 && finish.length <= 80);
  const left = finishes
    .filter((finish) => !good.includes(finish))
    .map((word) => `finish ${quote(word)}`);
  if (good.length === 0) return { ok: false, error: `${quote(text)} cannot be read as a finish.` };
  return { ok: true, value: good.slice(0, 20), ...(left.length > 0 && { left }) };
}

function splitList(text: string): string[] {
  return text
    .split(/[,;\n|]+|\s\/\s/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** `Queen’s Cord` and `queens-cord` are one name. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function dedupe(names: readonly Named[]): Named[] {
  return [...new Map(names.map((named) => [fold(named.name), named])).values()];
}
