import { behaviourIds, type BehaviourId } from '../../fabric/behaviour/behaviour.ts';
import type { BehaviourWish } from '../wishes.ts';

/** Buyers' words for how a cloth behaves; the spelling correction knows them. */
export const behaviourWords: Readonly<Record<BehaviourId, string>> = {
  curls: 'curl curls curling curled curly roll rolls rolling',
  ladders: 'ladder ladders laddering ladderproof',
  stretches: 'stretch stretches stretching stretchy stretchable rigid',
  sheer: 'sheer transparent seethrough opaque',
  drapes: 'drape drapes drapey drapy draping flowy flow flows flowing',
  print: 'print prints printing printed printable',
};

/** Words that say the opposite of their behaviour. */
const opposites: ReadonlySet<string> = new Set(['ladderproof', 'rigid', 'opaque']);

/** What is wished of the behaviour, by words that are wanted and words that are not. */
export function readBehaviours(
  wanted: readonly string[],
  unwanted: readonly string[],
): BehaviourWish[] {
  const found = new Map<BehaviourId, boolean>();
  for (const id of behaviourIds) {
    const words = behaviourWords[id].split(' ');
    // Elastane is looked for by the fibre, unless a buyer wants cloth that does not stretch.
    for (const word of words) {
      if (unwanted.includes(word)) found.set(id, opposites.has(word));
      else if (wanted.includes(word) && (id !== 'stretches' || opposites.has(word)))
        found.set(id, !opposites.has(word));
    }
  }
  return [...found].map(([id, isWanted]) => ({ id, wanted: isWanted }));
}

/** The behaviours that a text speaks of, whatever it wishes; "how does it behave" speaks of all. */
export function namedBehaviours(words: readonly string[]): BehaviourId[] {
  if (words.includes('behave') || words.includes('behaves')) return [...behaviourIds];
  return behaviourIds.filter((id) =>
    behaviourWords[id].split(' ').some((word) => words.includes(word)),
  );
}
