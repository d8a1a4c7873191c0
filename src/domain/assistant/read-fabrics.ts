import type { Fabric } from '../fabric/fabric.ts';
import { foldQuestion, splitWords } from './plain-words.ts';

export interface NamedFabrics {
  readonly found: readonly Fabric[];
  /** Numbers in the form of a fabric number that no fabric has, such as `99Z`. */
  readonly unknown: readonly string[];
}

/** The fabrics a text names, by number (`14B`, `14 b`) or by their whole title. */
export function readFabrics(
  folded: string,
  text: string,
  fabrics: readonly Fabric[],
): NamedFabrics {
  const said = [...folded.matchAll(/(?<![\d.,-])\b(\d{2})[\s-]?([a-z])\b(?!')/g)];
  const numbers = said.map(([, digits, letter]) => `${digits}${letter}`.toUpperCase());
  const byNumber = fabrics.filter(({ number }) => numbers.includes(number));
  const unknown = numbers.filter(
    (number) => !units.test(number) && !fabrics.some((fabric) => fabric.number === number),
  );
  if (byNumber.length > 0 || unknown.length > 0)
    return { found: inOrder(byNumber, numbers), unknown };
  // A title may contain a word that looks like a mistyped or Hindi one: as typed, it is found too.
  const typed = splitWords(folded).join(' ');
  return { found: byTitle([text, typed], fabrics), unknown: [] };
}

/** A figure with its unit (`60 m`, `72 g`, `30 s`) or before more text is not a fabric number. */
const units = /[GIKMOS]$/;

function inOrder(found: readonly Fabric[], numbers: readonly string[]): Fabric[] {
  return found.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
}

/** Finds titles of at least two words that the text contains whole; several fabrics may share one. */
function byTitle(texts: readonly string[], fabrics: readonly Fabric[]): Fabric[] {
  const said = texts.map((text) => ` ${text} `).join('.');
  const hits = fabrics.filter((fabric) => {
    const title = plainTitle(fabric);
    return title.includes(' ') && said.includes(` ${title} `);
  });
  const longest = Math.max(0, ...hits.map((fabric) => plainTitle(fabric).length));
  // "Reverse Locknit Luxury" also contains "Locknit Luxury"; only the longest match counts.
  return hits.filter(
    (fabric) =>
      plainTitle(fabric).length === longest ||
      !hits.some((other) => other !== fabric && plainTitle(other).includes(plainTitle(fabric))),
  );
}

/** A renamed fabric is another object, and one that nobody holds any more is forgotten. */
const titles = new WeakMap<Fabric, string>();

function plainTitle(fabric: Fabric): string {
  let title = titles.get(fabric);
  if (title === undefined) {
    title = splitWords(foldQuestion(fabric.title)).join(' ');
    titles.set(fabric, title);
  }
  return title;
}
