import { perContent, requireCategory, type SiteContent } from '../../../content/site-content.ts';
import type { FabricFact, Terms } from '../../../content/terms.ts';
import { href } from '../../../contract/routes.ts';
import { weighs, type WishName } from '../../../domain/assistant/find-cloth.ts';
import type { Resolved } from '../../../domain/assistant/conversation/thread.ts';
import type { Wishes } from '../../../domain/assistant/wishes.ts';
import { firmnessOf, softnessOf } from '../../../domain/fabric/behaviour/handle.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import {
  type CategoryId,
  type ConstructionFamily,
  type EndUse,
  type Fabric,
  fabricName,
} from '../../../domain/fabric/fabric.ts';
import { type Fact, facts, shareList, spokenUse } from '../../../domain/fabric/facts.ts';
import { compareFacts } from '../../catalogue/compare-facts.ts';
import { searchCatalogue } from '../../catalogue/search-catalogue.ts';
import { knittedCategories } from '../../../domain/catalogue/knitted-categories.ts';
import { inWords } from '../../../domain/text/in-words.ts';
import { inWords as numberInWords } from '../../../domain/text/number-words.ts';
import { reasonOf } from './behaviour-answers.ts';
import { describeWishes } from './describe-wishes.ts';
import { nameLink } from './name-link.ts';
import { link, type Section } from './section.ts';

/** At most four fabrics for the buyer's wishes; the heading says which wishes were not met. */
export function suggestCloth(content: SiteContent, resolved: Search): Section {
  const { wishes } = resolved.question;
  const { fabrics: found, givenUp } = searchCatalogue(content, wishes, resolved.newest);
  const better = beyondAnchor(found, resolved.anchor);
  const shown = better.slice(0, 4);
  const lines = shown.map((fabric) => `- ${fabricLine(content, fabric)}${reason(fabric, wishes)}`);
  return {
    text: [
      ...(resolved.newest.includes('collections')
        ? wishes.collections.map((id) => `${collectionLine(content, id)}\n`)
        : []),
      ...weightAdvice(content, wishes.endUses),
      heading(content, wishes, better, givenUp, resolved.anchor),
      '',
      ...lines,
      ...(better.length > shown.length
        ? ['', `${link({ label: 'See them all in the catalogue', to: href.catalogue() })}.`]
        : []),
    ].join('\n'),
  };
}

type Search = Pick<Resolved, 'question' | 'newest' | 'anchor'>;

/** Nothing is called softer that is not so by its record; where nothing is, the nearest are shown as such. */
function beyondAnchor(found: readonly Fabric[], anchor: Search['anchor']): readonly Fabric[] {
  if (!anchor || (anchor.than !== 'softer' && anchor.than !== 'firmer')) return found;
  const score = anchor.than === 'softer' ? softnessOf : firmnessOf;
  const least = score(anchor.fabric).score;
  const better = found.filter((fabric) => score(fabric).score > least);
  return better.length > 0 ? better : found;
}

function reason(fabric: Fabric, { order }: Wishes): string {
  const isHandle = order === 'softest' || order === 'firmest';
  return isHandle ? ` By its record: ${reasonOf(fabric, order)}.` : '';
}

function heading(
  content: SiteContent,
  wishes: Wishes,
  found: readonly Fabric[],
  givenUp: readonly WishName[],
  anchor: Search['anchor'],
): string {
  const besides = anchor ? [] : wishes.excluded.slugs;
  const others = content.fabrics.filter(({ slug }) => besides.includes(slug));
  const described = [
    describeWishes(content, wishes),
    ...(others.length > 0 ? [`other than ${inWords(others.map(fabricName), 'or')}`] : []),
  ]
    .filter(Boolean)
    .join(', ');
  const than = anchor ? `${capital(anchor.than)} than ${fabricName(anchor.fabric)}: ` : '';
  if (found.length === 0)
    return `${than}No recorded fabric is ${described}. Take back one of these wishes and I look again.`;
  if (givenUp.length === 0) {
    const kind = wishes.order ? `The ${wishes.order} first` : 'The nearest first';
    const count =
      found.length === 1 ? 'one fabric in the book is' : `${found.length} fabrics in the book are`;
    const text =
      `${count} ${described || 'recorded'}. ${found.length === 1 ? '' : `${kind}:`}`.trim();
    return than + (than ? text : capital(text));
  }
  const missing = givenUp.map((name) => wishNames[name]);
  return `${than}No recorded fabric is ${described}. Without the ${inWords(missing)}, these come nearest; weight, width and shade can also be made to order:`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const wishNames: Readonly<Record<WishName, string>> = {
  categories: 'fibre',
  collections: 'collection',
  endUses: 'end use',
  families: 'construction',
  finishes: 'finish',
  stretch: 'stretch',
  behaviours: 'behaviour',
  gsm: 'weight',
  inches: 'width',
  colour: 'colour',
};

/** What our guides say about the weight of a garment. */
export function weightAdvice(content: SiteContent, uses: readonly EndUse[]): string[] {
  const usual = garmentFacts(content);
  const weights = uses.flatMap((use) => usual[use] ?? []);
  if (weights.length === 0) return [];
  const lines = weights.map(({ name, text, otherGuide }) =>
    otherGuide
      ? `${name.toLowerCase()} ${text} (another guide: ${otherGuide.text})`
      : `${name.toLowerCase()} ${text}`,
  );
  return [
    `Usual weight: **${lines.join('; ')}**. Source: ${link({ label: 'GSM guide', to: href.article('what-is-gsm-fabric-weight-chart') })}.`,
    '',
  ];
}

const garmentFacts = perContent(
  ({ terms: { fabricFacts } }): Readonly<Partial<Record<EndUse, readonly FabricFact[]>>> => ({
    'T-shirts': [fabricFacts.everydayTees, fabricFacts.summerTees],
    Polos: [fabricFacts.polosAndUniforms],
    Uniforms: [fabricFacts.polosAndUniforms],
    Shirts: [fabricFacts.shirts],
    Hoodies: [fabricFacts.hoodies],
    Leggings: [fabricFacts.leggings],
  }),
);

/** One fabric: the details in question, or its whole record when the question names none. */
export function describeFabric(
  content: SiteContent,
  fabric: Fabric,
  topics: ReadonlySet<Topic>,
  { colour, gsm }: Pick<Wishes, 'colour' | 'gsm'> = {},
): Section {
  const answers = [
    ...details
      .filter(([topic]) => topics.has(topic))
      .map(([, answer]) => answer(fabric, content.terms)),
    ...(gsm && topics.has('weight') && !weighs(fabric, gsm) ? [otherWeight] : []),
    ...(colour ? [shadesOf(content, fabric, colour)] : []),
  ];
  const text =
    answers.length > 0
      ? `**${nameLink(fabric)}**: ${answers.join(' ')}`
      : fabricLine(content, fabric);
  return { text: answers.length > 0 ? text : `${text}\n\n${fabric.description}` };
}

const otherWeight = 'Another weight is knitted to order, by yarn count and stitch density.';

function shadesOf(
  { shadesByColour }: SiteContent,
  fabric: Fabric,
  colour: NonNullable<Wishes['colour']>,
): string {
  const wanted = shadesByColour[colour];
  const recorded = fabric.shades.filter((shade) => wanted.includes(shade.name));
  const own = 'any other is dyed to your swatch after a lab dip.';
  return recorded.length > 0
    ? `recorded in ${colour} as ${inWords(recorded.map((shade) => shade.name))}; ${own}`
    : `no ${colour} among its recorded shades; ${own}`;
}

const details: readonly (readonly [Topic, (fabric: Fabric, terms: Terms) => string])[] = [
  [
    'weight',
    (fabric, terms) =>
      `weighs ${tell(facts.weight.full, fabric, terms)}${fabric.gsm.kind === 'customizable' ? ': knitted to the weight you order' : ''}.`,
  ],
  [
    'width',
    (fabric, terms) =>
      `finishes at ${tell(facts.width.spoken, fabric, terms)}; other widths can be made to order.`,
  ],
  ['composition', (fabric) => `is ${fibreText(fabric)}.`],
  [
    'colours',
    (fabric) =>
      `recorded shades: ${fabric.shades.map(({ name }) => name).join(', ')}. A shade of your own starts with a lab dip.`,
  ],
  ['finishes', (fabric) => `finished ${inWords(fabric.finishes)}.`],
  ['care', (fabric, terms) => `care: ${tell(facts.care.spoken, fabric, terms)}.`],
  ['uses', (fabric) => `made for ${inWords(fabric.endUses.map(spokenUse))}.`],
  [
    'constructions',
    (fabric, terms) =>
      `is a ${tell(facts.construction.spoken, fabric, terms)}, ${tell(facts.machine.spoken, fabric, terms)}.`,
  ],
  [
    'moq',
    (fabric, terms) =>
      `minimum on its record: ${tell(facts.moq.short, fabric, terms)}. Bulk in general begins at ${terms.bulk.text}, sampling at ${terms.sampling.text}.`,
  ],
];

/** Topics whose answer is on the fabric's own record, so that the general text is not needed. */
export const detailTopics: ReadonlySet<Topic> = new Set(details.map(([topic]) => topic));

/** Two or three fabrics side by side. */
export function compareFabrics({ terms }: SiteContent, chosen: readonly Fabric[]): Section {
  const text = [
    `| | ${chosen.map(nameLink).join(' | ')} |`,
    `|---|${chosen.map(() => '---|').join('')}`,
    ...compareFacts(chosen, terms).map(
      ({ label, values }) => `| ${label} | ${values.join(' | ')} |`,
    ),
  ].join('\n');
  const more = { label: 'Lay them side by side', to: href.compare(chosen.map(({ slug }) => slug)) };
  return { text: `${text}\n\n${link(more)}.` };
}

/** Explanations of knit structures. */
export function explainStructures(
  { structureNotes }: SiteContent,
  families: readonly ConstructionFamily[],
): Section[] {
  if (families.length === 0 || families.length > 3) return [];
  return [{ text: families.map((family) => structureNotes[family]).join('\n\n') }];
}

/** The collections that the site shows, with their recorded counts. */
export function listCollections(content: SiteContent): Section {
  const { fabrics } = content;
  const ids = knittedCategories(content);
  const elsewhere = fabrics.filter(({ categoryId }) => !ids.includes(categoryId)).length;
  const count = `${numberInWords(ids.length)} collection${ids.length === 1 ? '' : 's'}`;
  return {
    text: [
      `The book holds ${fabrics.length} warp-knitted fabrics in ${count}:`,
      '',
      ...ids.map((id) => `- ${collectionLine(content, id)}`),
      ...(elsewhere > 0 ? [`- ${elsewhere} more in the catalogue.`] : []),
    ].join('\n'),
    source: { label: 'The catalogue', to: href.catalogue() },
  };
}

function collectionLine(content: SiteContent, id: CategoryId): string {
  const { title, description } = requireCategory(content, id);
  const count = content.fabrics.filter(({ categoryId }) => categoryId === id).length;
  const fabrics = count === 1 ? '1 fabric' : `${count} fabrics`;
  return `**${link({ label: title, to: href.fabrics({ category: id }) })}**, ${fabrics}. ${description}`;
}

export function fabricLine({ terms }: Pick<SiteContent, 'terms'>, fabric: Fabric): string {
  return `**${nameLink(fabric)}**: ${tell(facts.construction.spoken, fabric, terms)}, ${fibreText(fabric)}, ${tell(facts.weight.spoken, fabric, terms)}, ${tell(facts.width.spoken, fabric, terms)}. For ${inWords(fabric.endUses.map(spokenUse))}.`;
}

function fibreText(fabric: Fabric): string {
  return inWords(shareList(fabric.fibres));
}

function tell({ text }: Fact, fabric: Fabric, terms: Terms): string {
  return text(fabric, terms);
}
