import type { Fabric } from '../fabric/fabric.ts';
import { correctWords } from './correct-words.ts';
import { toEnglish } from './hinglish.ts';
import { decidingWords, ordinaryWords } from './known-words.ts';
import { type NamedFabrics, readFabrics } from './read-fabrics.ts';
import { type Bounds, type Measures, readMeasures } from './read-measures.ts';
import { foldQuestion, splitWords } from './plain-words.ts';
import { findTopics, type Topic } from './topics.ts';
import {
  categoriesOf,
  colourNames,
  endUseWords,
  familyWords,
  finishWords,
  foreignCloths,
  lookUp,
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
}

export function readQuestion(
  typed: string,
  fabrics: readonly Fabric[],
  /** What the mill is called, the longest name first. */
  millNames: readonly string[] = [],
): Question {
  const folded = foldQuestion(typed.slice(0, 2000)).replace(/\s+/g, ' ').slice(0, 2000);
  const words = correctWords(toEnglish(withoutNames(splitWords(folded), millNames)));
  const text = words.join(' ');
  const set = new Set(text.replace(asides, ' ').split(' '));
  const measures = readMeasures(folded);
  return {
    text,
    topics: withMinimum(findTopics(text), measures, text),
    named: readFabrics(folded, text, fabrics),
    measures,
    wishes: readWishes(set, text, measures),
    foreign: words.filter((word) => foreignCloths.has(word)),
  };
}

/** "Who is Taana?" asks about the mill. A mill called Cotton must not take the word from its buyers. */
function withoutNames(words: readonly string[], millNames: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const name of millNames) {
    const said = splitWords(foldQuestion(name)).join(' ');
    if (said.length < 3 || decidingWords.has(said) || ordinaryWords.has(said)) continue;
    text = text.replaceAll(` ${said} `, ' the mill ');
  }
  return text.split(' ').filter(Boolean);
}

/** Words for fabric that mean something else beside these words. */
const asides =
  /\b(net (worth|weight|price|rate|profit|amount)|home delivery|running (shade|metre|meter)|(which|what|it|that) suits|(to|please|can you|quality|cross) check|check (if|the|my|whether)|top (quality|selling|ten)|(your|the|visit|visit your) factory|(your|the|to) staff|collar size|raised (a|the|my))\b/g;

/** A length below the smallest bulk order always adds the topic of the minimum order. */
function withMinimum(topics: Set<Topic>, { metres }: Measures, text: string): Set<Topic> {
  const small =
    metres !== undefined && metres < 300 && !topics.has('convert') && !topics.has('consumption');
  if (small && /\b(only|just|want|need|order|possible|can|buy|take|cut|enough|little)\b/.test(text))
    topics.add('moq');
  return topics;
}

function readWishes(words: ReadonlySet<string>, text: string, measures: Measures): Wishes {
  const order = orderWords.find(([, rule]) => rule.test(text))?.[0];
  const colour = colourNames.find((name) => words.has(name));
  const season = seasons.find(([, rule]) => rule.test(text))?.[0];
  const gsm = measures.gsm ?? season;
  return {
    ...noWishes,
    categories: categoriesOf(words, text),
    endUses: lookUp(endUseWords, words),
    families: lookUp(familyWords, words),
    structures: [...words].filter((word) => structureWords.has(word)),
    finishes: lookUp(finishWords, words),
    stretch: /\b(stretch|stretchy|stretchable|elastane|spandex|lycra|elastic)\b/.test(text),
    ...(gsm && { gsm }),
    ...(measures.inches && { inches: measures.inches }),
    ...(order && { order }),
    ...(colour && { colour }),
  };
}

const structureWords: ReadonlySet<string> = new Set(
  Object.values(familyWords).flatMap((line) => line.split(' ')),
);

const orderWords = [
  ['lightest', /\b(lightest|thinnest|finest|most light|lowest gsm|least gsm|minimum gsm)\b/],
  ['heaviest', /\b(heaviest|thickest|warmest|most heavy|highest gsm|maximum gsm)\b/],
  ['widest', /\b(widest|broadest|maximum width|most wide)\b/],
  ['narrowest', /\b(narrowest|smallest width)\b/],
] as const;

/** The weight bands of the mill's charts that a season or a plain word stands for. */
const seasons: readonly (readonly [Bounds, RegExp])[] = [
  [{ to: 119 }, /\b(sheer|transparent|see through|ultra ?light)\b/],
  [
    { to: 160 },
    /\b(lightweight|light|summer|airy|thin|cool|hot (weather|climate|day|days|season)|humid)\b/,
  ],
  [{ from: 180 }, /\b(heavyweight|heavy|winter|thick|warm)\b/],
];
