import { isCollectionSign } from '../read-collections.ts';
import { behaviourWords } from './behaviour-words.ts';
import { colourNames, colourWords, endUseWords, familyWords, finishWords } from '../vocabulary.ts';

export interface Marked {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/**
 * Which words a buyer wants and which not: "without lace and net", "not for lingerie", "nylon nahi".
 * A word that denies reaches over the words of cloth that follow it at once, and ends with a comma.
 */
export function markNegated(segments: readonly (readonly string[])[]): Marked {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const words of segments) {
    const denied = deniedPlaces(words);
    words.forEach((word, at) => {
      // "Stripes no, checks ok": checks may be, they need not.
      const isAllowed = segments.length > 1 && isSlot(word) && words[at + 1] === 'ok';
      if (!isAllowed) (denied.has(at) ? unwanted : wanted).push(word);
    });
  }
  return { wanted, unwanted };
}

function deniedPlaces(words: readonly string[]): Set<number> {
  const denied = new Set<number>();
  words.forEach((word, at) => {
    if (word === 'excluded') return denyBefore(words, at, denied);
    if (word === 'nahi') {
      // Hindi denies the word before; a verb may also follow: "kinare se nahi mudta".
      if (isBehaviour(words[at + 1])) denied.add(at + 1);
      else denyBefore(words, at, denied);
      return;
    }
    // "Ladder proof", "curl free".
    const isFreeOf = word === 'proof' || word === 'free';
    if (isFreeOf && isSlot(words[at - 1] ?? '')) denied.add(at - 1);
    const isBut = word === 'but' && words[at - 1] === 'anything';
    if (!deniers.has(word) && !isBut) return;
    let i = at + 1;
    while (i < words.length && fillers.has(words[i]!)) i += 1;
    const reachesCloth = isSlot(words[i] ?? '');
    if (purities.has(words[i - 1]!) && reachesCloth) denied.add(i - 1);
    for (; i < words.length; i += 1) {
      if (isSlot(words[i]!)) denied.add(i);
      else if (!joints.has(words[i]!) || !isSlot(words[i + 1] ?? '')) break;
    }
    const next = words[at + 1];
    if (!reachesCloth && (next === undefined || refusals.has(next))) denyBefore(words, at, denied);
  });
  return denied;
}

/** "Stripes are not allowed", "polyester bilkul nahi": what is denied stands before. */
function denyBefore(words: readonly string[], at: number, denied: Set<number>): void {
  let i = at - 1;
  while (i >= 0 && betweens.has(words[i]!)) i -= 1;
  // "Nylon and polyester, both not" denies two.
  const isBoth = words.slice(i + 1, at).includes('both');
  for (; i >= 0 && !denied.has(i); i -= 1) {
    if (isSlot(words[i]!) || (purities.has(words[i]!) && denied.has(i + 1))) denied.add(i);
    else if (!isBoth || !joints.has(words[i]!)) break;
  }
}

const betweens = new Set('is are one ones of bilkul both also at all please it in with'.split(' '));
/** "No pure cotton" denies the pure one and not the fibre. */
const purities: ReadonlySet<string> = new Set(['pure', '100%']);
const refusals = new Set(
  'ok okay allowed fine wanted good acceptable needed required possible please of want i'.split(
    ' ',
  ),
);

function isBehaviour(word: string | undefined): boolean {
  return word !== undefined && behaviours.has(word);
}

const deniers = new Set(
  'no not without except excluding avoid non dont doesnt isnt arent never cannot cant wont nor neither nothing exclude skip drop remove hate dislike less bad unsuitable unfit'.split(
    ' ',
  ),
);
const fillers = new Set(
  'a an the any anything something it to be which is are pure 100% fully kind type want wants need for in made of with like too very really have having contain that will go at show me use it them you your from good suitable suited'.split(
    ' ',
  ),
);
const joints = new Set(['and', 'or', 'nor', 'aur']);
const behaviours: ReadonlySet<string> = new Set(
  Object.values(behaviourWords).flatMap((line) => line.split(' ')),
);

/** Cloth that does not shrink is finished so. */
export const shrinking: readonly string[] = ['shrink', 'shrinks', 'shrinkage', 'shrinking'];

/** Words that say what a cloth is or does. */
function isSlot(word: string): boolean {
  return clothWords.has(word) || isCollectionSign(word);
}

const clothWords: ReadonlySet<string> = new Set([
  ...[
    ...Object.values(endUseWords),
    ...Object.values(familyWords),
    ...Object.values(finishWords),
  ].flatMap((line) => line.split(' ')),
  ...colourNames,
  ...Object.values(colourWords).flatMap((line) => line.split(' ')),
  ...behaviours,
  ...shrinking,
  ...'cotton nylon polyester poly polycotton polyamide synthetic synthetics elastane spandex lycra stretch stretchy stretchable elastic'.split(
    ' ',
  ),
]);
