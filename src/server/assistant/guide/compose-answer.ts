import type { SiteContent } from '../../../content/site-content.ts';
import { href } from '../../../contract/routes.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import { hasWishes } from '../../../domain/assistant/wishes.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import { relatedFabrics } from '../../../domain/catalogue/related-fabrics.ts';
import { type Fabric, fabricName } from '../../../domain/fabric/fabric.ts';
import type { WithdrawnFabric } from '../../../domain/fabric/fabric-record.ts';
import {
  compareFabrics,
  describeFabric,
  detailTopics,
  explainStructures,
  listCollections,
  nameLink,
  suggestCloth,
} from './cloth-answers.ts';
import { convertMeasures } from './measure-answers.ts';
import type { PassageSearch } from './passages.ts';
import { people, policies } from './policies.ts';
import { inWords } from '../../../domain/text/in-words.ts';
import { link, type Section } from './section.ts';

export interface Composed {
  readonly sections: readonly Section[];
  readonly showCategories: boolean;
  /** The visitor wants a price, a quote or samples, so a quote request can be drafted. */
  readonly wantsQuote: boolean;
}

/** Composes an answer in this order: refusals, calculations, fabrics, terms, and passages from our articles. */
export function composeAnswer(
  content: SiteContent,
  question: Question,
  subject: readonly Fabric[],
  passages: PassageSearch,
): Composed {
  const { topics, named, wishes } = question;
  if (topics.has('injection')) return refuse(content, question);
  if (topics.has('offTopic')) return only(unknown(content));

  const sections: Section[] = [];
  const conversion = convertMeasures(question, named.found[0] ?? subject[0]);
  if (conversion) sections.push(conversion);
  if (named.unknown.length > 0) sections.push(...noSuchFabric(content, named.unknown));
  if (question.foreign.length > 0) sections.push(foreign(question));

  const chosen = named.found.length > 0 ? named.found : asksOfSubject(question) ? subject : [];
  const isComparison = chosen.length > 1 && chosen.length <= 4 && topics.has('compare');
  const policyTopics = selectPolicies(
    policies(content),
    topics,
    chosen.length > 0,
    conversion !== undefined,
  );
  if (isComparison) sections.push(compareFabrics(content, chosen.slice(0, 3)));
  else if (!conversion || topics.has('detail'))
    for (const fabric of chosen.slice(0, 3)) {
      const bare = named.found.length > 0 && policyTopics.length > 0 && !mentionsDetail(topics);
      if (!bare || wishes.colour)
        sections.push(describeFabric(content, fabric, topics, wishes.colour));
    }

  const wished = hasWishes(wishes);
  const sought =
    wished || (wishes.categories.length > 0 && (policyTopics.length === 0 || topics.has('seek')));
  const explained =
    topics.has('explain') && chosen.length === 0 ? explainStructures(content, wishes.families) : [];
  const passage = isStatement(question) ? passages.find(question.text)[0] : undefined;
  sections.push(...explained);
  if (passage && explained.length === 0 && policyTopics.length === 0 && chosen.length === 0) {
    sections.push({ text: passage.text, source: passage.source });
  } else if (
    sought &&
    chosen.length === 0 &&
    !conversion &&
    !isPolicyOnly(question, policyTopics)
  ) {
    sections.push(suggestCloth(content, question), ...heavierThanTheBook(content, question));
  }
  for (const topic of policyTopics) sections.push(policies(content)[topic]!());
  if (
    topics.has('colours') &&
    chosen.length === 0 &&
    !policyTopics.includes('custom') &&
    !wishes.colour
  )
    sections.push(aboutColours(content));
  if (
    topics.has('width') &&
    chosen.length === 0 &&
    !wishes.inches &&
    !wishes.order &&
    !policyTopics.includes('custom') &&
    !conversion
  )
    sections.push(aboutWidths(content));

  const wantsRange = topics.has('range') || topics.has('count');
  if (wantsRange && sections.length === 0) sections.push(listCollections(content));
  if (sections.length === 0) sections.push(...courtesies(content, topics));
  if (sections.length === 0) {
    const [best] = passages.find(question.text);
    if (best) sections.push({ text: best.text, source: best.source });
  }
  if (sections.length === 0) return { ...only(unknown(content)), showCategories: false };
  return {
    sections: sections.slice(0, 5),
    showCategories: wantsRange || (topics.has('greeting') && sections.length === 1),
    wantsQuote:
      topics.has('quote') || topics.has('price') || topics.has('sampling') || topics.has('person'),
  };
}

/** The order of terms in an answer; topics with a forbidden claim (price, stock, certificate) come first. */
const policyOrder: readonly Topic[] = [
  'price', 'stock', 'certificate', 'green', 'quote', 'garments', 'cottonOrBlend', 'consumption', 'moq', 'leadTime',
  'sampling', 'shrinkage', 'care', 'tests', 'compliance', 'custom', 'tolerance', 'gsmMeaning',
  'constructions', 'warpKnit', 'order', 'buyOnline', 'shipping', 'payment', 'returns', 'catalogue',
  'hours', 'location', 'person', 'contact', 'about', 'reviews', 'privacy', 'jobs',
]; // oxfmt-ignore

function selectPolicies(
  written: ReturnType<typeof policies>,
  topics: ReadonlySet<Topic>,
  hasFabric: boolean,
  converted: boolean,
): Topic[] {
  const mentioned = policyOrder.filter((topic) => topics.has(topic) && written[topic]);
  return mentioned.filter((topic) => {
    if (hasFabric && detailTopics.has(topic)) return false;
    return (
      !overruled.some(
        ([loser, winners]) =>
          topic === loser && winners.some((winner) => mentioned.includes(winner)),
      ) && !(converted && (topic === 'gsmMeaning' || topic === 'price'))
    );
  });
}

/** When one phrase matches two topics, the narrower one wins. */
const overruled: readonly (readonly [Topic, readonly Topic[]])[] = [
  ['quote', ['price']],
  ['buyOnline', ['order']],
  ['contact', ['person', 'hours', 'location']],
  ['location', ['garments']],
  ['tests', ['certificate', 'compliance', 'shrinkage']],
  ['compliance', ['certificate']],
  ['care', ['shrinkage']],
  ['custom', ['tolerance']],
  ['moq', ['sampling']],
  ['shipping', ['payment']],
  ['about', ['location', 'hours', 'privacy']],
  ['catalogue', ['sampling']],
  ['warpKnit', ['constructions', 'cottonOrBlend']],
  ['order', ['moq', 'leadTime', 'sampling', 'payment', 'returns']],
];

/** "MOQ for polos" asks for terms; "which fabric for polos and what MOQ" asks for both. */
function isPolicyOnly({ topics, wishes }: Question, policyTopics: readonly Topic[]): boolean {
  if (policyTopics.length === 0) return false;
  if (
    (['cottonOrBlend', 'garments', 'consumption'] as const).some((topic) =>
      policyTopics.includes(topic),
    )
  )
    return true;
  if (wishes.gsm || wishes.order || wishes.inches) return false;
  return !topics.has('seek') && !topics.has('uses');
}

/** "Is nylon breathable?" asks about a fibre and not for a list of what is made of it. */
function isStatement({ text, topics, wishes }: Question): boolean {
  return (
    wishes.categories.length > 0 &&
    !hasWishes(wishes) &&
    !topics.has('seek') &&
    /^(is|are|does|do|can|will|why|how)\b/.test(text)
  );
}

function mentionsDetail(topics: ReadonlySet<Topic>): boolean {
  return topics.has('detail') || [...detailTopics].some((topic) => topics.has(topic));
}

/** "What is its width?" names no fabric and refers to the one the conversation was about before. */
function asksOfSubject({ text, topics, wishes, named }: Question): boolean {
  if (named.unknown.length > 0) return false;
  const points =
    /\b(it|its|this|that|them|these|they|both|same|one)\b/.test(text) ||
    text.split(' ').length <= 4;
  return (
    points &&
    mentionsDetail(topics) &&
    wishes.categories.length === 0 &&
    wishes.endUses.length === 0 &&
    wishes.families.length === 0
  );
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

function unknown(content: SiteContent): Section {
  return {
    text: `I do not know that: it is not in the mill’s records, and I do not guess. I can help with fabrics, GSM, minimums, lead times, samples and care. ${people(content)}`,
  };
}

function noSuchFabric(content: SiteContent, numbers: readonly string[]): Section[] {
  const gone = content.withdrawnFabrics.filter(({ number }) => numbers.includes(number));
  const never = numbers.filter((number) => !gone.some((fabric) => fabric.number === number));
  const sections = gone.map((fabric) => noLongerKnitted(content, fabric));
  if (never.length === 0) return sections;
  const catalogue = link({ label: 'catalogue', to: href.catalogue() });
  const text = `There is no ${inWords(never, 'or')} in our book. The ${catalogue} lists every number.`;
  return [...sections, { text }];
}

function noLongerKnitted({ fabrics }: SiteContent, fabric: WithdrawnFabric): Section {
  const nearest = relatedFabrics(fabric, fabrics, 3).map(nameLink);
  const near = nearest.length > 0 ? ` Nearest to it: ${inWords(nearest)}.` : '';
  return {
    text: `We no longer knit ${fabricName(fabric)}.${near} For a repeat of an earlier order, ask us: we say whether it can be knitted again.`,
  };
}

function foreign({ foreign: names }: Question): Section {
  return {
    text: `The book holds no ${inWords([...new Set(names)], 'or')}. We warp-knit pure cotton, polyester-cotton, cotton-nylon and nylon; what cannot be made of these we do not make.`,
    source: { label: 'The catalogue', to: href.catalogue() },
  };
}

function heavierThanTheBook({ fabrics }: SiteContent, { wishes }: Question): Section[] {
  const weights = fabrics.flatMap(({ gsm }) => gsmMiddle(gsm) ?? []);
  if (weights.length === 0) return [];
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const { from = most, to = least } = wishes.gsm ?? {};
  if (from <= most && to >= least) return [];
  return [
    {
      text: `Recorded weights run from ${least} to ${most} GSM; beyond that, ask for cloth made to your weight.`,
    },
  ];
}

function aboutColours({ fabrics, terms }: SiteContent): Section {
  const fewest = Math.min(...fabrics.map(({ shades }) => shades.length));
  const recorded =
    fabrics.length > 0
      ? `is recorded in at least ${fewest} shades, shown on its own page, and is`
      : 'is';
  return {
    text: `Every fabric ${recorded} dyed to your shade from a swatch or a colour reference: a lab dip is approved first. Bulk starts at ${terms.bulk.text}.`,
    source: madeToOrder,
  };
}

function aboutWidths({ fabrics }: SiteContent): Section {
  const widths = fabrics.flatMap(({ width }) => (width.kind === 'inches' ? width.inches : []));
  const custom = 'width is customizable within what the machine allows.';
  if (widths.length === 0) return { text: `W${custom.slice(1)}`, source: madeToOrder };
  const usual = widths.filter((inches) => inches >= 48 && inches <= 72);
  const most =
    usual.length > widths.length / 2 ? 'most fabrics finish between 48 and 72, and ' : '';
  return {
    text: `Recorded widths run from ${Math.min(...widths)} to ${Math.max(...widths)} inches; ${most}${custom}`,
    source: madeToOrder,
  };
}

const madeToOrder = { label: 'FAQ: custom colour, GSM or width', to: `${href.faq()}#custom` };

function courtesies(content: SiteContent, topics: ReadonlySet<Topic>): Section[] {
  if (topics.has('identity'))
    return [
      {
        text: `I am an AI assistant: a computer program of ${content.mill.name}, not a person. I answer from the mill’s own records and say so when they hold no answer. ${people(content)}`,
      },
    ];
  if (topics.has('greeting'))
    return [
      {
        text: 'Hello! Tell me the garment, or a weight in GSM, and I find the cloth; or ask about minimums, lead times, samples and care.',
      },
    ];
  if (topics.has('thanks'))
    return [
      {
        text: `You are welcome. When you are ready, ${link({ label: 'ask for a quote', to: href.quote() })} or ${link({ label: 'order free swatches', to: href.samples() })}.`,
      },
    ];
  return [];
}
