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
  const before = isAgain && thread.among ? thread.among : lastSpoken(thread, pointer.chooses);
  // "12B or 14A: which is softer?" names those that are meant.
  const subject = named.found.length > 0 ? named.found : before;
  if (subject.length < 2 || subject.length > 4) return undefined;
  const order = pointer.compares ? orderOf[pointer.compares] : wishes.order;
  const { behaviours } = wishes;
  const isOfRecord = pointer.chooses && named.found.length === 0;
  const ofRecord = isOfRecord ? recorded(wishes) : noWishes;
  const isRecorded = isOfRecord && hasOtherWishes(ofRecord);
  if (!order && !isRecorded && (behaviours.length === 0 || hasOtherWishes(wishes)))
    return undefined;
  const { fabrics, givenUp } = findCloth(
    { ...ofRecord, behaviours, ...(order && { order }) },
    subject,
    noShades,
  );
  return {
    from: subject,
    fits: givenUp.length > 0 ? [] : order ? fabrics.slice(0, 1) : fabrics,
    ...(order && { order }),
  };
}

/** "Which has soil release?", "which is cotton?": what the record of a fabric says by itself. */
function recorded({ categories, families, finishes, stretch, endUses }: Wishes): Wishes {
  return { ...noWishes, categories, families, finishes, stretch, endUses };
}

/** One fabric after another: "which is heavier" asks of the two. */
function lastSpoken({ subject, earlier }: Thread, isChoice: boolean): readonly Fabric[] {
  return isChoice && earlier && subject.length === 1 && !subject.includes(earlier)
    ? [earlier, ...subject]
    : subject;
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
  if (said === undefined || listed.length < 2 || question.named.found.length > 0) return question;
  const order = adjectives[said];
  if (!order) return withOnlyFit(question, listed);
  const [best] = findCloth({ ...noWishes, order }, listed, noShades).fabrics;
  const { gsm: _gsm, order: _order, ...wishes } = question.wishes;
  const { compares: _compares, ...pointer } = question.pointer;
  const found: readonly Fabric[] = best ? [best] : [];
  return { ...question, wishes, pointer, named: { found, unknown: [] } };
}

/** "The cotton one": the only one of those shown that is so. Of several, a search takes all. */
function withOnlyFit(question: Question, listed: readonly Fabric[]): Question {
  const { categories, families, finishes, stretch } = question.wishes;
  if (categories.length + families.length + finishes.length === 0 && !stretch) return question;
  const { fabrics, givenUp } = findCloth(
    { ...noWishes, categories, families, finishes, stretch },
    listed,
    noShades,
  );
  if (givenUp.length > 0 || fabrics.length !== 1) return question;
  return {
    ...question,
    wishes: { ...question.wishes, categories: [], families: [], finishes: [], stretch: false },
    named: { found: fabrics, unknown: [] },
  };
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
