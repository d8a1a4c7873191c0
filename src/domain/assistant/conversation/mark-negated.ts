import { behaviourWords } from './behaviour-words.ts';
import { colourNames, endUseWords, familyWords, finishWords } from '../vocabulary.ts';

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
    words.forEach((word, at) => (denied.has(at) ? unwanted : wanted).push(word));
  }
  return { wanted, unwanted };
}

function deniedPlaces(words: readonly string[]): Set<number> {
  const denied = new Set<number>();
  words.forEach((word, at) => {
    if (word === 'nahi') {
      // Hindi denies the word before; a verb may also follow: "kinare se nahi mudta".
      if (isBehaviour(words[at + 1])) denied.add(at + 1);
      else
        for (let i = at - 1; i >= 0 && slots.has(words[i]!) && !denied.has(i); i -= 1)
          denied.add(i);
      return;
    }
    if (word === 'proof' && at > 0) denied.add(at - 1);
    const isBut = word === 'but' && words[at - 1] === 'anything';
    if (!deniers.has(word) && !isBut) return;
    let i = at + 1;
    while (i < words.length && fillers.has(words[i]!)) i += 1;
    for (; i < words.length; i += 1) {
      if (slots.has(words[i]!)) denied.add(i);
      else if (!joints.has(words[i]!) || !slots.has(words[i + 1] ?? '')) break;
    }
  });
  return denied;
}

function isBehaviour(word: string | undefined): boolean {
  return word !== undefined && behaviours.has(word);
}

const deniers = new Set(
  'no not without except excluding avoid non dont doesnt isnt arent never cannot cant wont nor less'.split(
    ' ',
  ),
);
const fillers = new Set(
  'a an the any be want wants need for in made of with like too very really have having contain that will go at show me'.split(
    ' ',
  ),
);
const joints = new Set(['and', 'or', 'nor', 'aur']);
const behaviours: ReadonlySet<string> = new Set(
  Object.values(behaviourWords).flatMap((line) => line.split(' ')),
);

const slots: ReadonlySet<string> = new Set([
  ...[
    ...Object.values(endUseWords),
    ...Object.values(familyWords),
    ...Object.values(finishWords),
  ].flatMap((line) => line.split(' ')),
  ...colourNames,
  ...behaviours,
  ...'cotton nylon polyester poly polycotton polyamide elastane spandex lycra stretch stretchy stretchable elastic'.split(
    ' ',
  ),
]);
