import { type Fibre, fibreNames } from '../fabric/fabric.ts';
import { collectionsOf, type NamedCollection } from './read-collections.ts';
import { endUseWords, familyWords, finishWords, lookUp, patterned } from './vocabulary.ts';
import { type Excluded, nothingExcluded } from './wishes.ts';

/** What a fabric must not be, by the words that a buyer denies. */
export function readExcluded(
  words: readonly string[],
  text: string,
  isPlain: boolean,
  collections: readonly NamedCollection[],
): Excluded {
  const set = new Set(words);
  // "No cotton and no nylon" denies two fibres, "no cotton-nylon" one blend.
  const isBlend =
    set.has('cotton') && set.has('nylon') && /\b(?:cotton nylon|nylon cotton)\b/.test(text);
  // "No pure cotton" leaves the blends.
  const isPure = (set.has('pure') || set.has('100%')) && set.has('cotton');
  const families = new Set(words.filter((word) => !kinds.has(word)));
  return {
    ...nothingExcluded,
    categories: [
      ...(isPure ? (['pure-cotton-fabrics'] as const) : []),
      ...(set.has('polycotton') ? (['polyester-cotton-knits'] as const) : []),
      ...(isBlend ? (['breathable-cotton-nylon-collection'] as const) : []),
      ...collectionsOf(words, collections),
    ],
    endUses: lookUp(endUseWords, set),
    families: [...new Set([...lookUp(familyWords, families), ...(isPlain ? patterned : [])])],
    structures: words.filter((word) => kinds.has(word)),
    finishes: lookUp(finishWords, new Set(words.filter((word) => !flaws.has(word)))),
    fibres:
      isBlend || isPure
        ? []
        : fibreNames.filter((fibre) => fibreWords[fibre].split(' ').some((word) => set.has(word))),
  };
}

/** Kinds that a fabric or its construction is called by, within their family. */
const kinds: ReadonlySet<string> = new Set(
  'tulle marquisette honeycomb velour damask paisley windowpane pincord scallop scalloped floral'.split(
    ' ',
  ),
);

/** Whoever wants none of these wants the finish against it. */
export const flaws: ReadonlySet<string> = new Set(
  'static pill pills pilling bobbling stain stains soil sweat'.split(' '),
);

const fibreWords: Readonly<Record<Fibre, string>> = {
  cotton: 'cotton',
  polyester: 'polyester poly synthetic synthetics',
  nylon: 'nylon polyamide synthetic synthetics',
  elastane: 'elastane spandex lycra elastic',
};

export const elastaneWords: readonly string[] = fibreWords.elastane.split(' ');

/** "Something other than 22A", "I meant 14C, not 14B". */
export function isRefused(text: string, number: string): boolean {
  const said = ` ${text} `;
  return ['without', 'except', 'excluding', 'exclude', 'not', 'no', 'skip', 'but'].some(
    (denial) =>
      said.includes(` ${denial} ${number.toLowerCase()} `) ||
      said.includes(` ${denial} the ${number.toLowerCase()} `),
  );
}
