import type { Question } from '../read-question.ts';
import { hasWishes, noWishes, type Wishes } from '../wishes.ts';
import { mergeWishes, statedWishes } from './merge-wishes.ts';
import type { Resolved, Thread } from './thread.ts';

/** The search that was begun before goes on with what is said now, or a new one begins. */
export function searchFurther(question: Question, thread: Thread): Resolved {
  const { pointer, topics } = question;
  const said = withFlipped(question, thread);
  const says = hasWishes(said) || said.categories.length > 0;
  const changes =
    says || pointer.drops.length > 0 || pointer.allows || said.excluded.slugs.length > 0;
  const before = startsAgain(question, thread) ? noWishes : thread.search;
  const asksWeight =
    topics.has('weight') && /\b(should|usual|best|right|advise)\b/.test(question.text);
  const repeats =
    !says &&
    isGiven(before) &&
    question.text.split(' ').length <= 8 &&
    (topics.has('seek') || asksWeight);
  const merged = changes || repeats ? mergeWishes(before, said, pointer) : said;
  const wishes = withoutSubject(merged, question, thread);
  const isVague = !says && !isGiven(before) && isOnlySeeking(question);
  const isSearch = (changes && isGiven(wishes)) || repeats || (isVague && thread.hasAsked);
  return {
    question: {
      ...question,
      wishes: isVague && thread.hasAsked ? { ...noWishes, endUses: ['T-shirts'] } : wishes,
    },
    chosen: [],
    isSearch,
    newest: statedWishes(said),
    ...(isVague &&
      !thread.hasAsked && {
        asks: 'What will it become, and how heavy should it be? For example: polos, pure cotton, about 190 GSM. If you do not know yet, say so and I show what is asked for most.',
      }),
    next: {
      search: isSearch && !isVague ? wishes : usesOf(question, before),
      subject: isSearch ? [] : thread.subject,
      ...(!isSearch && asksOfAny(question) && { about: question }),
      ...calculationOf(question, thread, repeats || !changes),
      hasAsked: isVague && !thread.hasAsked,
    },
  };
}

/** "Does it shrink?" of no fabric yet: "14A" then says of which. */
function asksOfAny({ topics }: Question): boolean {
  return (
    ['price', 'moq', 'shrinkage', 'care', 'width', 'weight', 'colours', 'sampling'] as const
  ).some((topic) => topics.has(topic));
}

/** "How many metres" behind "200 dresses" is their calculation; a search between two figures keeps it. */
function calculationOf(
  question: Question,
  { calculation }: Thread,
  repeats: boolean,
): Pick<Thread, 'calculation'> {
  const isFigured = question.pieces !== undefined || Object.keys(question.measures).length > 0;
  if (question.topics.has('convert') || question.pieces)
    return { calculation: isFigured ? question : (calculation ?? question) };
  return repeats && calculation ? { calculation } : {};
}

/** "Other checks" than the one that was spoken of. */
function withoutSubject(wishes: Wishes, { text }: Question, { subject }: Thread): Wishes {
  if (subject.length === 0 || !/\b(other|others|another|else)\b/.test(text)) return wishes;
  return { ...wishes, excluded: { ...wishes.excluded, slugs: subject.map(({ slug }) => slug) } };
}

/** "And which does not?" turns what was asked of the behaviour before. */
function withFlipped({ wishes, text }: Question, { search, about }: Thread): Wishes {
  const flips =
    /\b(which|that|ones?)(?: \w+)? (does not|do not|dont|doesnt|is not|are not|isnt|arent)\b/;
  const returns = /\b(which|that|ones?)(?: \w+)? (do|does)$/.test(text);
  if (wishes.behaviours.length > 0 || (!flips.test(text) && !returns)) return wishes;
  const asked = (about?.behaviours ?? []).map((id) => ({ id, wanted: true }));
  const before = search.behaviours.length > 0 ? search.behaviours : asked;
  if (before.length === 0 && search.stretch)
    return { ...wishes, excluded: { ...wishes.excluded, fibres: ['elastane'] } };
  if (before.length === 0) return wishes;
  const behaviours = before.map(({ id, wanted }) => ({ id, wanted: !wanted }));
  return { ...wishes, behaviours };
}

function isGiven(wishes: Wishes): boolean {
  return hasWishes(wishes) || wishes.categories.length > 0;
}

/** A new garment with its own fibre or construction is a new search; "in cotton", "for shirts" change the one before. */
function startsAgain(
  { wishes: said, pointer, topics }: Question,
  { search: before }: Thread,
): boolean {
  // "Never mind, nylon is fine" takes one wish back and not all.
  if (pointer.resets) return !pointer.allows && !pointer.frees;
  if (pointer.continues && said.endUses.length === 0) return false;
  const kinds =
    Number(said.endUses.length > 0) +
    Number(said.families.length > 0) +
    Number(said.categories.length > 0);
  if (kinds >= 2 && !pointer.continues) return true;
  const another =
    said.endUses.length > 0 &&
    before.endUses.length > 0 &&
    !said.endUses.some((use) => before.endUses.includes(use));
  return another && topics.has('seek') && !pointer.continues;
}

/** "I need fabric" says nothing to search by. */
function isOnlySeeking({ text, topics, named, measures, foreign }: Question): boolean {
  const quiet = [...topics].every((topic) =>
    ['seek', 'range', 'compare', 'detail', 'greeting'].includes(topic),
  );
  if (named.unknown.length > 0 || foreign.length > 0 || Object.keys(measures).length > 0)
    return false;
  if (quiet && /\bhelp (?:me )?(?:choose|choosing|select|selecting|decide|deciding)\b/.test(text))
    return true;
  const isAnswer = /^(dont know|not sure|no idea|anything|you choose|whatever)/.test(text);
  return (
    quiet &&
    (isAnswer ||
      (/\b(fabric|fabrics|cloth|something|material)\b/.test(text) &&
        text.split(' ').length <= 5)) &&
    !/\byou (have|sell|make)\b/.test(text)
  );
}

/** After "500 hoodies" the next search is for hoodies. */
export function usesOf({ pieces }: Question, before: Wishes): Wishes {
  return pieces ? { ...noWishes, endUses: pieces.map(({ garment }) => garment.use) } : before;
}
