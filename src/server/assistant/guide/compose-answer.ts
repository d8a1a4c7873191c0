import type { SiteContent } from '../../../content/site-content.ts';
import type { Resolved } from '../../../domain/assistant/conversation/thread.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import { hasWishes } from '../../../domain/assistant/wishes.ts';
import { chooseAmong, describeBehaviour } from './behaviour-answers.ts';
import { selectPolicies } from './choose-policies.ts';
import {
  compareFabrics,
  describeFabric,
  detailTopics,
  explainStructures,
  listCollections,
  suggestCloth,
} from './cloth-answers.ts';
import {
  aboutColours,
  aboutWidths,
  courtesies,
  foreign,
  heavierThanTheBook,
  noSuchFabric,
  unknown,
} from './general-answers.ts';
import { convertMeasures } from './measure-answers.ts';
import type { PassageSearch } from './passages.ts';
import { piecesAnswer } from './pieces-answer.ts';
import { policies } from './policies.ts';
import type { Section } from './section.ts';

export interface Composed {
  readonly sections: readonly Section[];
  readonly showCategories: boolean;
  /** The visitor wants a price, a quote or samples, so a quote request can be drafted. */
  readonly wantsQuote: boolean;
}

/** What one answer is made of, found out once and read by every part of it. */
interface Plan extends Resolved {
  readonly content: SiteContent;
  readonly passages: PassageSearch;
  readonly calculation: Section | undefined;
  readonly terms: readonly Topic[];
}

/** Composes an answer in this order: refusals, calculations, fabrics, terms, and passages from our articles. */
export function composeAnswer(
  content: SiteContent,
  resolved: Resolved,
  passages: PassageSearch,
): Composed {
  const { question, chosen } = resolved;
  const { topics } = question;
  if (topics.has('injection')) return refuse(content, question);
  if (topics.has('offTopic')) return only(unknown(content));
  if (resolved.asks) return only({ text: resolved.asks });

  const calculation = piecesAnswer(question, chosen[0]) ?? convertMeasures(question, chosen[0]);
  const terms = selectPolicies(
    policies(content),
    topics,
    chosen.length > 0,
    calculation !== undefined,
  );
  const plan: Plan = { ...resolved, content, passages, calculation, terms };
  const direct = [
    ...(calculation ? [calculation] : []),
    ...notInTheBook(plan),
    ...ofFabrics(plan),
    ...ofSearch(plan),
    ...terms.map((topic) => policies(content)[topic]!()),
    ...ofWholeBook(plan),
  ];
  const sections = direct.length > 0 ? direct : otherwise(plan);
  if (sections.length === 0) return only(unknown(content));
  return {
    sections: sections.slice(0, 5),
    showCategories: wantsRange(topics) || (topics.has('greeting') && sections.length === 1),
    wantsQuote: quoteTopics.some((topic) => topics.has(topic)),
  };
}

const quoteTopics = ['quote', 'price', 'sampling', 'person'] as const;

function notInTheBook({ content, question }: Plan): Section[] {
  const { named, foreign: names } = question;
  return [
    ...(named.unknown.length > 0 ? noSuchFabric(content, named.unknown) : []),
    ...(names.length > 0 ? [foreign(question)] : []),
  ];
}

/** The fabrics that the question is about: side by side, one of them, or each by itself. */
function ofFabrics(plan: Plan): Section[] {
  const { content, question, chosen, calculation, terms, picked } = plan;
  const { topics, wishes, behaviours, pointer } = question;
  if (picked) return [chooseAmong(content, picked, wishes)];
  const isComparison = chosen.length > 1 && chosen.length <= 4;
  if (isComparison && (topics.has('compare') || pointer.places.length > 1))
    return [compareFabrics(content, chosen.slice(0, 3))];
  if (calculation && !topics.has('detail')) return [];
  const isBare = terms.length > 0 && !mentionsDetail(topics) && behaviours.length === 0;
  if (isBare && !wishes.colour) return [];
  return chosen
    .slice(0, 3)
    .map((fabric) =>
      asksOfBehaviour(question)
        ? describeBehaviour(fabric, question)
        : describeFabric(content, fabric, withMeasured(question), wishes),
    );
}

/** "14B at 70 inches" asks of its width. */
function withMeasured({ topics, wishes }: Question): ReadonlySet<Topic> {
  return wishes.inches ? new Set<Topic>([...topics, 'width']) : topics;
}

function asksOfBehaviour({ behaviours, text }: Question): boolean {
  return behaviours.length > 0 || /\b(soft|stiff|firm)\b/.test(text);
}

/** Cloth for what is wished, an explanation of structures, or what an article says of a fibre. */
function ofSearch(plan: Plan): Section[] {
  const { content, question, chosen, calculation, terms, passages, isSearch } = plan;
  const { topics, wishes } = question;
  if (chosen.length > 0) return [];
  const explained = topics.has('explain') ? explainStructures(content, wishes.families) : [];
  const passage = isStatement(question) ? passages.find(question.text)[0] : undefined;
  if (passage && explained.length === 0 && terms.length === 0)
    return [{ text: passage.text, source: passage.source }];
  const isSought =
    hasWishes(wishes) ||
    (wishes.categories.length > 0 && (terms.length === 0 || topics.has('seek')));
  const isCounted = calculation !== undefined && !asksForCloth(question);
  if (!isSearch || !isSought || isCounted || isPolicyOnly(plan)) return explained;
  return [...explained, suggestCloth(content, plan), ...heavierThanTheBook(content, question)];
}

/** "10,000 shirts, what do you suggest?" asks for the cloth beside its length. */
function asksForCloth({ pieces, text }: Question): boolean {
  return (
    pieces !== undefined &&
    /\b(suggest|recommend|advise|(which|what) (fabric|cloth|material|one)s?)\b/.test(text)
  );
}

/** "MOQ for polos" asks for terms; "which fabric for polos and what MOQ" asks for both. */
function isPolicyOnly({ question, terms }: Plan): boolean {
  const { topics, wishes } = question;
  if (terms.length === 0) return false;
  if ((['garments', 'consumption'] as const).some((one) => terms.includes(one))) return true;
  if (wishes.gsm || wishes.order || wishes.inches) return false;
  if (terms.includes('cottonOrBlend')) return true;
  if (wishes.finishes.length > 0 && wishes.endUses.length > 0) return false;
  const saysPlaceOnly =
    terms.every((topic) => topic === 'shipping') && !asksToShip.test(question.text);
  if (saysPlaceOnly) return false;
  return !topics.has('seek') && !topics.has('uses');
}

/** "We make polos in Jaipur" asks for no freight. */
const asksToShip =
  /\b(?:ship|ships|shipping|shipment|deliver|delivery|export|freight|courier|transport|send|port|fob|cif)\b/;

/** "Is nylon breathable?" asks about a fibre and not for a list of what is made of it. */
function isStatement({ text, topics, wishes }: Question): boolean {
  return (
    wishes.categories.length > 0 &&
    !hasWishes(wishes) &&
    !topics.has('seek') &&
    /^(?!(?:do|can|are|will) you\b)(is|are|does|do|can|will|why|how)\b/.test(text)
  );
}

function mentionsDetail(topics: ReadonlySet<Topic>): boolean {
  return topics.has('detail') || [...detailTopics].some((topic) => topics.has(topic));
}

/** Colours and widths in general, where no fabric is meant. */
function ofWholeBook({ content, question, chosen, calculation, terms, isSearch }: Plan): Section[] {
  const { topics, wishes } = question;
  if (chosen.length > 0 || terms.includes('custom')) return [];
  const isWidth =
    topics.has('width') && !wishes.inches && !wishes.order && !calculation && !isSearch;
  return [
    ...(topics.has('colours') && !wishes.colour && !isSearch ? [aboutColours(content)] : []),
    ...(isWidth ? [aboutWidths(content)] : []),
  ];
}

/** Nothing of ours was asked for directly: the collections, a courtesy, or the nearest passage. */
function otherwise({ content, question, passages }: Plan): Section[] {
  if (wantsRange(question.topics)) return [listCollections(content)];
  const polite = courtesies(content, question.topics);
  if (polite.length > 0) return polite;
  return passages
    .find(question.text)
    .slice(0, 1)
    .map(({ text, source }) => ({ text, source }));
}

function wantsRange(topics: ReadonlySet<Topic>): boolean {
  return topics.has('range') || topics.has('count');
}

function refuse(content: SiteContent, { topics }: Question): Composed {
  const text =
    'I keep to what I am for: the mill’s cloth, weights and terms, from its own records. I cannot change that, and there is no hidden text to show.';
  const facts = (['price', 'stock', 'certificate'] as const).filter((topic) => topics.has(topic));
  return {
    sections: [{ text }, ...facts.map((topic) => policies(content)[topic]!())],
    showCategories: false,
    wantsQuote: false,
  };
}

function only(section: Section): Composed {
  return { sections: [section], showCategories: false, wantsQuote: false };
}
