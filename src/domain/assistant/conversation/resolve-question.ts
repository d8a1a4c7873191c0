import { gsmMiddle } from '../../catalogue/gsm-bands.ts';
import type { Fabric } from '../../fabric/fabric.ts';
import type { Question } from '../read-question.ts';
import { hasWishes, noWishes, type Wishes } from '../wishes.ts';
import { bareFigure, continueCalculation, quantityOf } from './continue-calculation.ts';
import { fabricsMeant, withAsked } from './meant-fabrics.ts';
import { mergeWishes, statedWishes } from './merge-wishes.ts';
import { orderOf, pickAmong, withPicked } from './pick-among.ts';
import type { Comparative } from './read-pointer.ts';
import { garments } from './read-pieces.ts';
import { searchFurther, usesOf } from './search-further.ts';
import type { Resolved, Thread } from './thread.ts';

/** What a question means after what was said before it. */
export function resolveQuestion(asked: Question, thread: Thread): Resolved {
  const said = withGarment(inheritQuestion(withPicked(asked, thread), thread), thread);
  const resolved = findMeaning(withBareWeight(said, thread), thread);
  const quantity = quantityOf(asked) ?? thread.quantity;
  return { ...resolved, next: { ...resolved.next, ...(quantity && { quantity }) } };
}

function findMeaning(question: Question, thread: Thread): Resolved {
  const { pointer, named } = question;
  const calculation = continueCalculation(question, thread);
  if (calculation) return aboutFabrics(calculation, thread, calculation.named.found);
  const isShown = thread.listed.length + thread.subject.length > 0 || !hasWishes(question.wishes);
  if (pointer.places.length > 0 && named.found.length === 0 && isShown) {
    const than = comparedByPlace(question, thread);
    if (than) return than;
    if (!/\bboth in\b/.test(question.text)) return byPlace(question, thread);
  }
  const picked = pickAmong(question, thread);
  if (picked) {
    const fits = picked.fits.length > 0 ? picked.fits : picked.from;
    const about = aboutFabrics(question, thread, fits);
    return { ...about, picked, next: { ...about.next, among: picked.from } };
  }
  if (named.found.length > 1) return aboutFabrics(question, thread, named.found);
  const beside = thread.subject[0] ?? thread.listed[0];
  const [only] = named.found;
  if (only && beside && only !== beside && /\b(compare|compared|versus|vs)\b/.test(question.text))
    return aboutFabrics(question, thread, [beside, only]);
  const together = besideCompared(question, thread);
  if (together.length > 0) return aboutFabrics(withCompared(question), thread, together);
  if (pointer.compares) {
    const compared = compareWith(question, thread, pointer.compares);
    if (compared) return compared;
  }
  const inOther = sameInOther(question, thread);
  if (inOther) return inOther;
  if (pointer.similar) {
    const like = similarTo(question, thread);
    if (like) return like;
    if (!hasWishes(question.wishes)) return askWhich(question, thread);
  }
  if (named.found.length > 0 || named.unknown.length > 0)
    return aboutFabrics(question, thread, named.found);
  const meant = fabricsMeant(question, thread);
  if (meant.length > 0) return aboutFabrics(withAsked(question, meant), thread, meant);
  return searchFurther(question, thread);
}

/** "And 15K?" after two were laid side by side is laid beside them. */
function besideCompared({ named, text }: Question, { about, subject }: Thread): readonly Fabric[] {
  const [added] = named.found;
  const isBare = /^(?:and |what about |how about |with ){1,2}\S+$/.test(text);
  const areCompared = about?.topics.has('compare') && subject.length === 2;
  return added && isBare && areCompared && !subject.includes(added) ? [...subject, added] : [];
}

function withCompared(question: Question): Question {
  return { ...question, topics: new Set([...question.topics, 'compare'] as const) };
}

function aboutFabrics(question: Question, thread: Thread, chosen: readonly Fabric[]): Resolved {
  const isCalculation = question.topics.has('convert') || question.pieces !== undefined;
  const [before] = thread.subject;
  const isAnother = chosen.length === 1 && thread.subject.length === 1 && before !== chosen[0];
  const earlier = isAnother ? before : thread.earlier;
  return {
    question,
    chosen,
    isSearch: false,
    newest: [],
    next: {
      search: usesOf(question, thread.search),
      subject: chosen.length > 0 ? chosen : thread.subject,
      ...(earlier && { earlier }),
      ...(isCalculation && { calculation: question }),
      ...(chosen.length > 0 && { about: question }),
      hasAsked: false,
    },
  };
}

/** "And 14C?", "and the second?" after "does 14B curl?" ask the same of another fabric. */
function inheritQuestion(question: Question, { about }: Thread): Question {
  const { named, topics, behaviours, wishes, measures, pointer } = question;
  // "What about 14C" asks for no more detail than "and 14C".
  const passing = /^(?:and )?(?:what|how) about\b/.test(question.text) ? 'detail' : undefined;
  const isBare =
    (named.found.length > 0 || pointer.places.length === 1) &&
    question.text.split(' ').length <= 6 &&
    behaviours.length === 0 &&
    wishes.colour === undefined &&
    Object.keys(measures).length === 0 &&
    ![...topics].some((topic) => topic !== 'seek' && topic !== 'compare' && topic !== passing);
  if (!about || !isBare) return question;
  return {
    ...question,
    behaviours: about.behaviours,
    topics: new Set(
      [...about.topics].filter((topic) => !['convert', 'compare', 'seek'].includes(topic)),
    ),
    wishes: { ...wishes, ...(about.wishes.colour && { colour: about.wishes.colour }) },
  };
}

/** "How many metres for 500 pieces" after polos were looked for counts polos. */
function withGarment(question: Question, { search }: Thread): Question {
  const { looseCount: count } = question;
  const garment = garments.find(({ use }) => search.endUses.includes(use));
  if (question.pieces || count === undefined || !garment) return question;
  return {
    ...question,
    pieces: [{ count, garment: garment === garments[0] ? garments[1]! : garment }],
  };
}

/** "Or 180?" after a weight is another weight, "or 60?" after a width another width. */
function withBareWeight(question: Question, { search, calculation }: Thread): Question {
  const figure = bareFigure(question);
  if (figure && search.inches && figure <= 90 && !calculation)
    return withWish(question, { inches: { from: figure } });
  if (figure === undefined || calculation || figure < 50 || figure > 600) return question;
  if (/\bmax/.test(question.text)) return withWish(question, { gsm: { to: figure } });
  if (/\bmin/.test(question.text)) return withWish(question, { gsm: { from: figure } });
  if (!search.gsm) return question;
  const { from, to } = search.gsm;
  const gsm =
    from === undefined
      ? { to: figure }
      : to === undefined
        ? { from: figure }
        : { from: figure, to: figure };
  return withWish(question, { gsm });
}

function withWish(question: Question, wish: Partial<Wishes>): Question {
  return { ...question, wishes: { ...question.wishes, ...wish } };
}

/** "Do you have that in cotton?" of one fabric looks for its construction in cotton. */
function sameInOther(question: Question, thread: Thread): Resolved | undefined {
  const { wishes, text, named } = question;
  const isOther = wishes.categories.length > 0 || wishes.finishes.length > 0;
  const isSame = /\b(?:it|that|this|same|one) in\b|\binstead\b/.test(text);
  const saysKind = wishes.families.length + wishes.endUses.length + named.found.length > 0;
  const hasSearch = hasWishes(thread.search) || thread.search.categories.length > 0;
  if (!isOther || !isSame || saysKind || hasSearch || thread.subject.length === 0) return undefined;
  return similarTo(question, thread);
}

/** Other fabrics of the same construction. */
function similarTo(question: Question, thread: Thread): Resolved | undefined {
  const fabric = question.named.found[0] ?? thread.subject[0] ?? thread.listed[0];
  if (!fabric) return undefined;
  const said = mergeWishes(noWishes, question.wishes, question.pointer);
  const wishes: Wishes = {
    ...said,
    families: [fabric.construction.family],
    excluded: { ...said.excluded, slugs: [fabric.slug] },
  };
  return {
    question: { ...question, wishes },
    chosen: [],
    isSearch: true,
    newest: statedWishes(question.wishes),
    next: { search: { ...wishes, excluded: said.excluded }, subject: [fabric], hasAsked: false },
  };
}

/** "Lighter than the first" goes on from that one. */
function comparedByPlace(question: Question, thread: Thread): Resolved | undefined {
  const { compares, places } = question.pointer;
  const fabric = thread.listed.at(places[0]!);
  if (!compares || !fabric || !/\bthan\b/.test(question.text)) return undefined;
  return compareWith(question, { ...thread, subject: [fabric] }, compares);
}

function byPlace(question: Question, thread: Thread): Resolved {
  const among = thread.listed.length > 0 ? thread.listed : thread.subject;
  // Whoever asks for the second of one means that one.
  const places = question.pointer.places.flatMap((place) => among.at(place) ?? among.slice(-1));
  const chosen = [...new Set(places)];
  return chosen.length > 0 ? aboutFabrics(question, thread, chosen) : askWhich(question, thread);
}

function askWhich(question: Question, thread: Thread): Resolved {
  return {
    ...aboutFabrics(question, thread, []),
    asks: 'Which fabrics do you mean? Tell me what it is for, or a number such as 14B, and I list some.',
    next: { ...thread, hasAsked: true },
  };
}

/** "Something softer": the search goes on, from the fabric that it is compared with. */
function compareWith(question: Question, thread: Thread, than: Comparative): Resolved | undefined {
  const named = question.named.found[0];
  const fabric = named ?? thread.subject[0] ?? thread.listed[0];
  const base =
    named || (thread.subject.length > 0 && !hasWishes(thread.search)) ? noWishes : thread.search;
  const merged = mergeWishes(base, question.wishes, question.pointer);
  if (!fabric) {
    return undefined;
  }
  const wishes = {
    ...bounded(merged, fabric, than),
    excluded: { ...merged.excluded, slugs: [fabric.slug] },
  };
  return {
    question: { ...question, wishes },
    chosen: [],
    isSearch: true,
    newest: [
      ...statedWishes(question.wishes),
      ...(than === 'lighter' || than === 'heavier' ? (['gsm'] as const) : []),
    ],
    anchor: { fabric, than },
    next: {
      search: { ...wishes, excluded: { ...wishes.excluded, slugs: [] } },
      subject: [],
      hasAsked: false,
    },
  };
}

function bounded(wishes: Wishes, fabric: Fabric, than: Comparative): Wishes {
  const weight = gsmMiddle(fabric.gsm);
  const width = fabric.width.kind === 'inches' ? fabric.width.inches : undefined;
  const { order: _order, ...rest } = wishes;
  if (than === 'lighter' && weight !== undefined) return { ...rest, gsm: { to: weight - 1 } };
  if (than === 'heavier' && weight !== undefined) return { ...rest, gsm: { from: weight + 1 } };
  if (than === 'wider' && width !== undefined) return { ...rest, inches: { from: width + 1 } };
  if (than === 'narrower' && width !== undefined) return { ...rest, inches: { to: width - 1 } };
  return { ...rest, order: orderOf[than], ...(than === 'stretchier' && { stretch: true }) };
}
