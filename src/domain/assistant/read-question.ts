import type { BehaviourId } from '../fabric/behaviour/behaviour.ts';
import type { Fabric } from '../fabric/fabric.ts';
import { namedBehaviours, readBehaviours } from './conversation/behaviour-words.ts';
import { markNegated, shrinking } from './conversation/mark-negated.ts';
import {
  countLoose,
  type Pieces,
  readPieces,
  readSize,
  type Size,
} from './conversation/read-pieces.ts';
import { type Pointer, readPointer } from './conversation/read-pointer.ts';
import { gsmFromOunces } from './convert-units.ts';
import { correctWords } from './correct-words.ts';
import { toEnglish } from './hinglish.ts';
import { decidingWords, ordinaryWords } from './known-words.ts';
import { elastaneWords, flaws, isRefused, readExcluded } from './read-excluded.ts';
import { collectionsOf, markCollections, type NamedCollection } from './read-collections.ts';
import { type NamedFabrics, readFabrics } from './read-fabrics.ts';
import {
  type Bounds,
  type Measures,
  readMeasures,
  readWidthInCentimetres,
} from './read-measures.ts';
import { foldQuestion, splitWords } from './plain-words.ts';
import { spellFigures } from './spell-figures.ts';
import { findTopics, type Topic } from './topics.ts';
import {
  categoriesOf,
  type ColourName,
  colourNames,
  colourWords,
  familyWords,
  finishWords,
  foreignCloths,
  lookUp,
  usesOfWords,
} from './vocabulary.ts';
import { noWishes, type Wishes } from './wishes.ts';

/** A buyer's question as the guide understands it. */
export interface Question {
  /** The question in plain English words, with corrected spelling. */
  readonly text: string;
  readonly topics: ReadonlySet<Topic>;
  readonly named: NamedFabrics;
  readonly measures: Measures;
  readonly wishes: Wishes;
  /** Requested fabrics that the catalogue does not have, such as `silk`. */
  readonly foreign: readonly string[];
  /** How cloth behaves, whatever the question wishes of it: "does it ladder". */
  readonly behaviours: readonly BehaviourId[];
  /** What it points at in the conversation before. */
  readonly pointer: Pointer;
  /** So many garments that cloth is needed for. */
  readonly pieces?: readonly Pieces[];
  /** "500 pieces" without the garment. */
  readonly looseCount?: number;
  /** Of garments: "in XL". */
  readonly size?: Size;
}

/** Names that mean something else than their words. */
export interface KnownNames {
  /** What the mill is called, the longest name first. */
  readonly mill: readonly string[];
  readonly collections: readonly NamedCollection[];
}

const noNames: KnownNames = { mill: [], collections: [] };

export function readQuestion(
  typed: string,
  fabrics: readonly Fabric[],
  names: KnownNames = noNames,
): Question {
  const folded = spellFigures(
    foldQuestion(typed.slice(0, 2000)).replace(/\s+/g, ' ').slice(0, 2000),
  );
  const words = correctWords(toEnglish(withoutNames(splitWords(folded), names)));
  const text = words.join(' ');
  const measures = readMeasures(folded);
  const { wanted, unwanted } = markNegated(segmentsOf(folded, names, words));
  const counted = countedWords(folded);
  const pieces = readPieces(counted);
  const size = readSize(counted);
  const looseCount = pieces.length > 0 ? undefined : countLoose(counted);
  const named = readFabrics(folded, text, fabrics);
  const refused = named.found.filter(({ number }) => isRefused(text, number));
  return {
    text,
    topics: withMinimum(findTopics(text), measures, text),
    named: { ...named, found: named.found.filter((fabric) => !refused.includes(fabric)) },
    measures,
    wishes: {
      ...readWishes(wanted.join(' ').replace(asides, ' '), unwanted, measures),
      collections: collectionsOf(wanted, names.collections),
      behaviours: readBehaviours(wanted, unwanted),
      excluded: {
        ...readExcluded(unwanted, text, wanted.includes('plain'), names.collections),
        slugs: refused.map(({ slug }) => slug),
      },
    },
    foreign: words.filter((word) => foreignCloths.has(word)),
    behaviours: namedBehaviours(words),
    pointer: withRefusedColour(
      readPointer(words, measures.gsm !== undefined || measures.inches !== undefined),
      unwanted,
      wanted,
    ),
    ...(pieces.length > 0 && { pieces }),
    ...(looseCount !== undefined && { looseCount }),
    ...(size && { size }),
  };
}

/** The words between two signs, in plain English: what is denied ends with a comma. */
function segmentsOf(
  folded: string,
  names: KnownNames,
  words: readonly string[],
): (readonly string[])[] {
  const parts = folded.split(/[,;:.!?\n]| - /, mostSegments);
  if (parts.length === 1) return [words];
  return parts.map((part) => correctWords(toEnglish(withoutNames(splitWords(part), names))));
}

/** More than any real question has; a text of commas alone would keep others waiting. */
const mostSegments = 60;

/** Words with whole figures: `2,000`, `1,50,000` and `2k` are one each. */
function countedWords(folded: string): string[] {
  return toEnglish(splitWords(folded.replace(/(\d),(?=\d{2,3})/g, '$1'))).map((word) =>
    /^\d{1,4}k$/.test(word) ? `${word.slice(0, -1)}000` : word,
  );
}

/** "Who is Taana?" asks about the mill. A mill called Cotton must not take the word from its buyers. */
function withoutNames(words: readonly string[], { mill, collections }: KnownNames): string[] {
  let text = ` ${markCollections(words, collections).join(' ')} `;
  for (const name of mill) {
    const said = splitWords(foldQuestion(name)).join(' ');
    if (said.length < 3 || decidingWords.has(said) || ordinaryWords.has(said)) continue;
    text = text.replaceAll(` ${said} `, ' the mill ');
  }
  return text.split(' ').filter(Boolean);
}

/** Words for fabric that mean something else beside these words. */
const asides =
  /\b(net (worth|weight|price|rate|profit|amount)|home delivery|running (shade|metre|meter)|(which|what|it|that) suits|(to|please|can you|quality|cross|who) checks?|checks? (if|the|my|whether|quality)|top (quality|selling|ten)|(your|the|visit|visit your) factory|(your|the|to) staff|collar size|raised (a|the|my))\b/g;

/** A length below the smallest bulk order always adds the topic of the minimum order. */
function withMinimum(topics: Set<Topic>, measures: Measures, text: string): Set<Topic> {
  const { metres, kilos } = measures;
  const small =
    metres !== undefined && metres < 300 && !topics.has('convert') && !topics.has('consumption');
  if (
    small &&
    /\b(only|just|want|need|order|possible|can|buy|take|cut|enough|little|what about|how about)\b/.test(
      text,
    )
  )
    topics.add('moq');
  // "Minimum for a sample" asks of the sample alone, "MOQ and samples" of both.
  if (topics.has('sampling') && !/\bmoqs?\b|\bminimum order\b/.test(text.replace(ofSample, ' ')))
    topics.delete('moq');
  if (soughtOunces(measures, text)) topics.delete('convert');
  if (kilos !== undefined && metres === undefined && /\b(metres?|meters?|mtrs?)\b/.test(text))
    topics.add('convert');
  if (metres !== undefined && kilos === undefined && /\b(kgs?|kilos?|weigh|weight)\b/.test(text))
    topics.add('convert');
  return topics;
}

const ofSample =
  /\b(?:moqs?|minimum order)(?: \w{1,12}){0,2} (?:samples?|sampling|swatch|swatches)\b|\b(?:samples?|sampling|swatch|swatches) (?:moqs?|minimum order)\b/g;

function readWishes(text: string, unwanted: readonly string[], measures: Measures): Wishes {
  const words: ReadonlySet<string> = new Set(text.split(' '));
  const order = orderWords.find(([, rule]) => rule.test(text))?.[0];
  const colour = readColour(words);
  const ofWeight = wordsOfWeight(text);
  const season = seasons.find(([, rule]) => rule.test(ofWeight))?.[0];
  const gsm = measures.gsm ?? soughtOunces(measures, text) ?? season;
  const inches = measures.inches ?? readWidthInCentimetres(text);
  const mustNotShrink = unwanted.some((word) => shrinking.includes(word));
  const hasElastane = !unwanted.some((word) => elastaneWords.includes(word));
  return {
    ...noWishes,
    categories: categoriesOf(words, text),
    endUses: usesOfWords(words),
    families: lookUp(familyWords, words),
    structures: [...words].filter((word) => structureWords.has(word)),
    finishes: mustNotShrink
      ? ['Pre-shrunk']
      : lookUp(finishWords, new Set([...words, ...unwanted.filter((word) => flaws.has(word))])),
    stretch:
      hasElastane &&
      /\b(stretch|stretches|stretching|stretchy|stretchable|elastane|spandex|lycra|elastic)\b/.test(
        text,
      ),
    ...(gsm && { gsm }),
    ...(inches && { inches }),
    ...(order && { order }),
    ...(colour && { colour }),
  };
}

/** "Not white" takes back a wish for a colour, "any colour in blue" states one. */
function withRefusedColour(
  pointer: Pointer,
  unwanted: readonly string[],
  wanted: readonly string[],
): Pointer {
  if (readColour(new Set(unwanted))) return { ...pointer, drops: [...pointer.drops, 'colour'] };
  if (!readColour(new Set(wanted))) return pointer;
  return { ...pointer, drops: pointer.drops.filter((field) => field !== 'colour') };
}

function readColour(words: ReadonlySet<string>): ColourName | undefined {
  return (
    colourNames.find((name) => words.has(name)) ??
    colourNames.find((name) => colourWords[name]?.split(' ').some((word) => words.has(word)))
  );
}

/** "5 oz fabric for tees" looks for a weight; "5 oz in GSM" converts one. */
function soughtOunces({ ounces, metres, kilos }: Measures, text: string): Bounds | undefined {
  if (ounces === undefined || metres !== undefined || kilos !== undefined) return undefined;
  if (!/\b(fabric|fabrics|cloth|for)\b/.test(text) || /\b(gsm|convert|how|what)\b/.test(text))
    return undefined;
  const gsm = Math.round(gsmFromOunces(ounces));
  return { from: gsm, to: gsm };
}

const structureWords: ReadonlySet<string> = new Set(
  Object.values(familyWords).flatMap((line) => line.split(' ')),
);

const orderWords = [
  ['lightest', /\b(lightest|thinnest|finest|most light|lowest gsm|least gsm|minimum gsm)\b/],
  ['heaviest', /\b(heaviest|thickest|warmest|most heavy|highest gsm|maximum gsm)\b/],
  ['widest', /\b(widest|broadest|maximum width|most wide)\b/],
  ['narrowest', /\b(narrowest|smallest width)\b/],
  ['softest', /\b(softest|most soft|soft)\b/],
  ['firmest', /\b(firmest|stiffest|firm|strong|strongest|sturdy|tough|stable)\b/],
  ['stretchiest', /\b(stretchiest|most stretch|most elastane|most elastic)\b/],
] as const;

/** "Most heavy" asks for an order, "light grey" for a shade: neither bounds the weight. */
function wordsOfWeight(text: string): string {
  const words = text.split(' ');
  return words
    .filter(
      (word, at) => words[at - 1] !== 'most' && !(word === 'light' && isColour(words[at + 1])),
    )
    .join(' ');
}

function isColour(word: string | undefined): boolean {
  return word !== undefined && readColour(new Set([word])) !== undefined;
}

/** The weight bands of the mill's charts that a season or a plain word stands for. */
const seasons: readonly (readonly [Bounds, RegExp])[] = [
  [{ to: 119 }, /\bultra ?light\b/],
  [
    { to: 160 },
    /\b(lightweight|light|summer|airy|thin|cool|hot (weather|climate|day|days|season)|humid)\b/,
  ],
  [{ from: 180 }, /\b(heavyweight|heavy|winter|thick|warm)\b/],
];
