import { shippedContent } from '../../../content/shipped-content.ts';
import { requireCategory } from '../../../content/site-content.ts';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { shadesByColour } from '../../../content/fabrics/shades.ts';
import { structureNotes } from '../../../content/structure-notes.ts';
import { type FabricFact, terms } from '../../../content/terms.ts';
import { href } from '../../../contract/routes.ts';
import { findCloth, type WishName } from '../../../domain/assistant/find-cloth.ts';
import type { Question, Wishes } from '../../../domain/assistant/read-question.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import {
  type ConstructionFamily,
  type EndUse,
  type Fabric,
  fabricName,
} from '../../../domain/fabric/fabric.ts';
import { type Fact, facts, shareList, spokenUse } from '../../../domain/fabric/facts.ts';
import { inWords, link, type Section } from './section.ts';

/** At most four fabrics for the buyer's wishes; the heading says which wishes were not met. */
export function suggestCloth(question: Question): Section {
  const { wishes } = question;
  const { fabrics: found, givenUp } = findCloth(wishes, fabrics, shadesByColour);
  const shown = found.slice(0, 4);
  const lines = shown.map((fabric) => `- ${fabricLine(fabric)}`);
  return {
    text: [
      ...weightAdvice(wishes.endUses),
      heading(wishes, found, givenUp),
      '',
      ...lines,
      ...(found.length > shown.length
        ? ['', `${link({ label: 'See them all in the catalogue', to: href.catalogue() })}.`]
        : []),
    ].join('\n'),
  };
}

function heading(wishes: Wishes, found: readonly Fabric[], givenUp: readonly WishName[]): string {
  const described = describeWishes(wishes);
  if (givenUp.length === 0) {
    const kind = wishes.order ? `The ${wishes.order} first` : 'The nearest first';
    const count =
      found.length === 1 ? 'One fabric in the book is' : `${found.length} fabrics in the book are`;
    return `${count} ${described || 'recorded'}. ${found.length === 1 ? '' : `${kind}:`}`.trim();
  }
  const missing = givenUp.map((name) => wishNames[name]);
  return `No recorded fabric is ${described}. Without the ${inWords(missing)}, these come nearest; weight, width and shade can also be made to order:`;
}

const wishNames: Readonly<Record<WishName, string>> = {
  categories: 'fibre',
  endUses: 'end use',
  families: 'construction',
  finishes: 'finish',
  stretch: 'stretch',
  gsm: 'weight',
  inches: 'width',
  colour: 'colour',
};

function describeWishes(wishes: Wishes): string {
  const parts = [
    ...wishes.categories.map((id) => requireCategory(shippedContent, id).tab.label),
    ...wishes.families,
    ...(wishes.stretch ? ['with elastane'] : []),
    ...(wishes.gsm ? [boundsText(wishes.gsm, 'GSM')] : []),
    ...(wishes.inches ? [`${boundsText(wishes.inches, 'inches')} wide`] : []),
    ...wishes.finishes.map((finish) => `finished ${finish}`),
    ...(wishes.colour
      ? [`in ${wishes.colour} (our ${inWords(shadesByColour[wishes.colour], 'or')})`]
      : []),
    ...(wishes.endUses.length > 0 ? [`for ${inWords(wishes.endUses.map(spokenUse), 'or')}`] : []),
  ];
  return parts.join(', ');
}

function boundsText({ from, to }: { from?: number; to?: number }, unit: string): string {
  if (from !== undefined && from === to) return `${from} ${unit}`;
  if (from !== undefined && to !== undefined) return `${from}–${to} ${unit}`;
  return from === undefined ? `up to ${to} ${unit}` : `from ${from} ${unit}`;
}

/** What our guides say about the weight of a garment. */
export function weightAdvice(uses: readonly EndUse[]): string[] {
  const weights = uses.flatMap((use): FabricFact[] => (garmentFacts[use] ?? []) as FabricFact[]);
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

const garmentFacts: Readonly<Partial<Record<EndUse, readonly FabricFact[]>>> = {
  'T-shirts': [terms.fabricFacts.everydayTees, terms.fabricFacts.summerTees],
  Polos: [terms.fabricFacts.polosAndUniforms],
  Uniforms: [terms.fabricFacts.polosAndUniforms],
  Shirts: [terms.fabricFacts.shirts],
  Hoodies: [terms.fabricFacts.hoodies],
  Leggings: [terms.fabricFacts.leggings],
};

/** One fabric: the details in question, or its whole record when the question names none. */
export function describeFabric(
  fabric: Fabric,
  topics: ReadonlySet<Topic>,
  colour?: Wishes['colour'],
): Section {
  const answers = [
    ...details.filter(([topic]) => topics.has(topic)).map(([, answer]) => answer(fabric)),
    ...(colour ? [shadesOf(fabric, colour)] : []),
  ];
  const text =
    answers.length > 0 ? `**${nameLink(fabric)}**: ${answers.join(' ')}` : fabricLine(fabric);
  return { text: answers.length > 0 ? text : `${text}\n\n${fabric.description}` };
}

function shadesOf(fabric: Fabric, colour: NonNullable<Wishes['colour']>): string {
  const wanted: readonly string[] = shadesByColour[colour];
  const recorded = fabric.shades.filter((shade) => wanted.includes(shade.name));
  const own = 'any other is dyed to your swatch after a lab dip.';
  return recorded.length > 0
    ? `recorded in ${colour} as ${inWords(recorded.map((shade) => shade.name))}; ${own}`
    : `no ${colour} among its recorded shades; ${own}`;
}

const details: readonly (readonly [Topic, (fabric: Fabric) => string])[] = [
  [
    'weight',
    (fabric) =>
      `weighs ${tell(facts.weight.full, fabric)}${fabric.gsm.kind === 'customizable' ? ': knitted to the weight you order' : ''}.`,
  ],
  [
    'width',
    (fabric) =>
      `finishes at ${tell(facts.width.spoken, fabric)}; other widths can be made to order.`,
  ],
  ['composition', (fabric) => `is ${fibreText(fabric)}.`],
  [
    'colours',
    (fabric) =>
      `recorded shades: ${fabric.shades.map(({ name }) => name).join(', ')}. A shade of your own starts with a lab dip.`,
  ],
  ['finishes', (fabric) => `finished ${inWords(fabric.finishes)}.`],
  ['care', (fabric) => `care: ${tell(facts.care.spoken, fabric)}.`],
  ['uses', (fabric) => `made for ${inWords(fabric.endUses.map(spokenUse))}.`],
  [
    'constructions',
    (fabric) =>
      `is a ${tell(facts.construction.spoken, fabric)}, ${tell(facts.machine.spoken, fabric)}.`,
  ],
  ['moq', (fabric) => `minimum on its record: ${tell(facts.moq.short, fabric)}.`],
];

/** Topics whose answer is on the fabric's own record, so that the general text is not needed. */
export const detailTopics: ReadonlySet<Topic> = new Set(details.map(([topic]) => topic));

/** Two or three fabrics side by side. */
export function compareFabrics(chosen: readonly Fabric[]): Section {
  const rows: readonly Fact[] = [
    { label: 'Fibre', text: fibreText },
    facts.construction.short,
    facts.weight.short,
    facts.width.spoken,
    { label: 'Finish', text: facts.finishes.short.text },
    { label: 'Made for', text: facts.endUses.short.text },
    facts.care.first,
  ];
  const text = [
    `| | ${chosen.map(nameLink).join(' | ')} |`,
    `|---|${chosen.map(() => '---|').join('')}`,
    ...rows.map(
      (fact) => `| ${fact.label} | ${chosen.map((fabric) => tell(fact, fabric)).join(' | ')} |`,
    ),
  ].join('\n');
  const more = { label: 'Lay them side by side', to: href.compare(chosen.map(({ slug }) => slug)) };
  return { text: `${text}\n\n${link(more)}.` };
}

/** Explanations of knit structures. */
export function explainStructures(families: readonly ConstructionFamily[]): Section[] {
  if (families.length === 0 || families.length > 3) return [];
  return [{ text: families.map((family) => structureNotes[family]).join('\n\n') }];
}

/** The four collections with their recorded counts. */
export function listCollections(): Section {
  const ids = [...new Set(fabrics.map(({ categoryId }) => categoryId))];
  const lines = ids.map((id) => {
    const { title, description } = requireCategory(shippedContent, id);
    const count = fabrics.filter(({ categoryId }) => categoryId === id).length;
    return `- **${link({ label: title, to: href.fabrics({ category: id }) })}**, ${count} fabrics. ${description}`;
  });
  return {
    text: [
      `The book holds ${fabrics.length} warp-knitted fabrics in four collections:`,
      '',
      ...lines,
    ].join('\n'),
    source: { label: 'The catalogue', to: href.catalogue() },
  };
}

export function fabricLine(fabric: Fabric): string {
  return `**${nameLink(fabric)}**: ${tell(facts.construction.spoken, fabric)}, ${fibreText(fabric)}, ${tell(facts.weight.spoken, fabric)}, ${tell(facts.width.spoken, fabric)}. For ${inWords(fabric.endUses.map(spokenUse))}.`;
}

export function nameLink(fabric: Fabric): string {
  return link({ label: fabricName(fabric), to: href.fabric(fabric.slug) });
}

function fibreText(fabric: Fabric): string {
  return inWords(shareList(fabric.fibres));
}

function tell({ text }: Fact, fabric: Fabric): string {
  return text(fabric, terms);
}
