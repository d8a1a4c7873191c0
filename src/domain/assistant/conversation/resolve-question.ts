import { gsmMiddle } from '../../catalogue/gsm-bands.ts';
import type { Fabric } from '../../fabric/fabric.ts';
import type { Question } from '../read-question.ts';
import { hasWishes, noWishes, type Wishes } from '../wishes.ts';
import { bareFigure, continueCalculation, quantityOf } from './continue-calculation.ts';
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
  if (pointer.places.length > 0 && named.found.length === 0 && isShown)
    return byPlace(question, thread);
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
  if (pointer.compares) {
    const compared = compareWith(question, thread, pointer.compares);
    if (compared) return compared;
  }
  if (pointer.similar) {
    const like = similarTo(question, thread);
    if (like) return like;
    if (!hasWishes(question.wishes)) return askWhich(question, thread);
  }
  if (named.found.length > 0 || named.unknown.length > 0)
    return aboutFabrics(question, thread, named.found);
  const meant = fabricsMeant(question, thread);
  if (meant.length > 0) return aboutFabrics(question, thread, meant);
  return searchFurther(question, thread);
}

function aboutFabrics(question: Question, thread: Thread, chosen: readonly Fabric[]): Resolved {
  const isCalculation = question.topics.has('convert') || question.pieces !== undefined;
  return {
    question,
    chosen,
    isSearch: false,
    newest: [],
    next: {
      search: usesOf(question, thread.search),
      subject: chosen.length > 0 ? chosen : thread.subject,
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

/** "What is its width?" names no fabric: the one that was chosen before is meant, or those just shown. */
function fabricsMeant(question: Question, thread: Thread): readonly Fabric[] {
  const { text, wishes, topics, pointer, behaviours } = question;
  // "Is it good for shirts?" asks of the fabric that was spoken of.
  if (topics.has('uses') && /^(?:and )?(?:is|can|will|would) (?:it|this|that)\b/.test(text))
    return thread.subject.slice(0, 1);
  if (pointer.resets || pointer.drops.length > 0 || statesCloth(wishes)) return [];
  const isShort = text.split(' ').length <= 4;
  const points = /\b(it|its|this|that|them|these|they|both|same|one)\b/.test(text);
  const asks = points || /\b(does|is|can|will)\b/.test(text);
  if (wishes.stretch && !asks) return [];
  const isDetail =
    behaviours.length > 0 ||
    detailed.some((topic) => topics.has(topic)) ||
    (topics.has('explain') && points && isShort) ||
    /\b(soft|stiff|firm)\b/.test(text);
  const seeksBest = /^(what|which)\b.*\b(best|most)\b/.test(text) && !points;
  if (seeksBest) return [];
  if (thread.subject.length > 0 && (asks || isShort) && (isDetail || wishes.colour))
    return thread.subject;
  const isOpen =
    wishes.gsm !== undefined || wishes.inches !== undefined || wishes.order !== undefined;
  const ofListed = /\b(it|its|is|does|can)\b/.test(text) || isShort;
  if (thread.listed.length === 0 || !ofListed || isOpen || wishes.colour) return [];
  if (topics.has('price') || topics.has('moq')) return [];
  const isQuestion = /^(does|is|can|will|how|what|its|whats|the|and)\b/.test(text) || isShort;
  const wishesBehaviour = wishes.behaviours.length > 0 && !/\b(does|is|can|will)\b/.test(text);
  return isDetail &&
    isQuestion &&
    !wishesBehaviour &&
    !topics.has('seek') &&
    (points || !topics.has('uses'))
    ? thread.listed.slice(0, points ? 1 : 3)
    : [];
}

function statesCloth(wishes: Wishes): boolean {
  const { categories, collections, endUses, families, finishes, excluded } = wishes;
  return (
    categories.length + collections.length + endUses.length + families.length + finishes.length >
      0 || excluded.families.length + excluded.fibres.length > 0
  );
}

const detailed = [
  'detail',
  'weight',
  'width',
  'composition',
  'colours',
  'finishes',
  'care',
  'uses',
  'constructions',
  'moq',
  'price',
  'convert',
  'shrinkage',
] as const;
