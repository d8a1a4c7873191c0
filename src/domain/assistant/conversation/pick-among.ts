import type { Fabric } from '../../fabric/fabric.ts';
import { findCloth } from '../find-cloth.ts';
import type { Question } from '../read-question.ts';
import type { ShadesByColour } from '../vocabulary.ts';
import { hasWishes, noWishes, type Order, type Wishes } from '../wishes.ts';
import type { Comparative } from './read-pointer.ts';
import type { Resolved, Thread } from './thread.ts';

/** "Which is lighter?" after two fabrics were compared means one of them. */
export function pickAmong(question: Question, thread: Thread): Resolved['picked'] {
  const { pointer, wishes, named } = question;
  const { order: _order, ...others } = wishes;
  const isAgain =
    thread.subject.length === 1 && question.behaviours.length === 0 && !hasOtherWishes(others);
  const before = isAgain && thread.among ? thread.among : thread.subject;
  // "12B or 14A: which is softer?" names those that are meant.
  const subject = named.found.length > 0 ? named.found : before;
  if (subject.length < 2 || subject.length > 4) return undefined;
  const order = pointer.compares ? orderOf[pointer.compares] : wishes.order;
  const { behaviours } = wishes;
  if (!order && (behaviours.length === 0 || hasOtherWishes(wishes))) return undefined;
  const { fabrics, givenUp } = findCloth(
    { ...noWishes, behaviours, ...(order && { order }) },
    subject,
    noShades,
  );
  return {
    from: subject,
    fits: givenUp.length > 0 ? [] : order ? fabrics.slice(0, 1) : fabrics,
    ...(order && { order }),
  };
}

const noShades = {} as ShadesByColour;

function hasOtherWishes(wishes: Wishes): boolean {
  return hasWishes({ ...wishes, behaviours: [] }) || wishes.categories.length > 0;
}

export const orderOf: Readonly<Record<Comparative, Order>> = {
  softer: 'softest',
  firmer: 'firmest',
  lighter: 'lightest',
  heavier: 'heaviest',
  wider: 'widest',
  narrower: 'narrowest',
  stretchier: 'stretchiest',
};

/** "The light one" of a list is one of its fabrics, by the order that the word names. */
export function withPicked(question: Question, { listed }: Thread): Question {
  const said = /\bthe (\w+) one\b/.exec(question.text)?.[1];
  const order = said === undefined ? undefined : adjectives[said];
  if (!order || listed.length < 2 || question.named.found.length > 0) return question;
  const [best] = findCloth({ ...noWishes, order }, listed, noShades).fabrics;
  const { gsm: _gsm, order: _order, ...wishes } = question.wishes;
  const { compares: _compares, ...pointer } = question.pointer;
  const found: readonly Fabric[] = best ? [best] : [];
  return { ...question, wishes, pointer, named: { found, unknown: [] } };
}

const adjectives: Readonly<Record<string, Order>> = {
  light: 'lightest',
  lighter: 'lightest',
  lightest: 'lightest',
  heavy: 'heaviest',
  heavier: 'heaviest',
  heaviest: 'heaviest',
  soft: 'softest',
  softer: 'softest',
  softest: 'softest',
  firm: 'firmest',
  firmer: 'firmest',
  wide: 'widest',
  wider: 'widest',
  widest: 'widest',
  narrow: 'narrowest',
  narrower: 'narrowest',
  narrowest: 'narrowest',
};
