import type { SiteContent } from '../../../content/site-content.ts';
import type { Terms } from '../../../content/terms.ts';
import { isOwnPicture } from '../../../contract/assistant/ai-chat.ts';
import { href } from '../../../contract/routes.ts';
import { type Facts, gatherFactsInSteps } from '../../../domain/assistant/guard/facts.ts';
import type { Steps } from '../../../domain/assistant/steps.ts';
import type { Literals } from '../../../domain/assistant/guard/read-answer.ts';
import {
  endUseWords,
  familyWords,
  finishWords,
  foreignCloths,
} from '../../../domain/assistant/vocabulary.ts';
import { type Fabric, fabricName } from '../../../domain/fabric/fabric.ts';
import { heavyTable } from '../in-slices.ts';
import { fabricLine, listCollections } from '../guide/cloth-answers.ts';
import { people, policies } from '../guide/policies.ts';

/** Everything that an answer may state without having looked it up: the mill's own texts and records. */
export const millFacts = heavyTable(gatherMillFacts);

function* gatherMillFacts(content: SiteContent): Steps<Facts> {
  const literals = literalsOf(content);
  yield;
  const known = words(content);
  yield;
  return yield* gatherFactsInSteps({
    literals,
    statements: statements(content),
    words: known,
    records: content.fabrics.map((fabric) => ({
      number: fabric.number,
      text: recordOf(fabric, content.terms),
    })),
  });
}

function literalsOf(content: SiteContent): Literals {
  const { mill, terms } = content;
  const ownLinks = linksOf(content);
  const ownSlugs = new Set(content.fabrics.map(({ slug }) => slug));
  return {
    isLink: (address) => ownLinks.has(address) || isComparison(address, ownSlugs),
    isPicture: isOwnPicture,
    strings: [
      ...mill.contacts.flatMap(({ phone, tel }) => [phone, tel]),
      mill.sales.email,
      `${mill.address.street}, ${mill.address.city} ${mill.address.postcode}`,
      mill.address.street,
      mill.hours.calls.label,
      mill.hours.office.label,
      terms.price,
    ],
  };
}

function ownPolicies(content: SiteContent) {
  return Object.values(policies(content)).map((policy) => policy());
}

function linksOf(content: SiteContent): ReadonlySet<string> {
  const { fabrics, categories, faq } = content;
  return new Set([
    ...fabrics.map(({ slug }) => href.fabric(slug)),
    ...categories.flatMap(({ id }) => [href.fabrics({ category: id }), href.collections(id)]),
    ...faq.questions.map(({ id }) => href.faq(id)),
    ...[...ownPolicies(content), { text: people(content) }, listCollections(content)].flatMap(
      ({ text, source }) => [
        ...[...text.matchAll(/\]\(([^()[\]\s]+)\)/g)].map(([, to]) => to!),
        ...(source ? [source.to] : []),
      ],
    ),
    href.catalogue(),
    href.fabrics(),
    href.collections(),
    href.faq(),
    href.samples(),
    href.quote(),
    href.contact(),
    href.scheduleCall(),
    href.about(),
    href.reviews(),
    href.privacy(),
  ]);
}

function isComparison(address: string, ownSlugs: ReadonlySet<string>): boolean {
  const slugs = (new URLSearchParams(address.split('?')[1]).get('ids') ?? '').split(',');
  return slugs.every((slug) => ownSlugs.has(slug)) && href.compare(slugs) === address;
}

/** One by one, because there are thousands. */
function* statements(content: SiteContent): Generator<string> {
  const { mill, faq, structureNotes, fabrics, terms } = content;
  for (const { text } of ownPolicies(content)) yield text;
  yield people(content);
  yield listCollections(content).text;
  for (const { question, answer } of faq.questions) yield* [question, answer];
  yield* Object.values(structureNotes);
  for (const fabric of fabrics) {
    yield* [fabricLine(content, fabric), fabric.description, ...fabric.care];
    yield `${fabric.shades.length} shades`;
  }
  for (const { from, to, name, feel } of terms.gsmBands) {
    yield `${name} is ${from}–${to} GSM. ${feel}`;
  }
  for (const { name, text } of Object.values(terms.fabricFacts)) yield `${name}: ${text}.`;
  yield `Recorded widths and weights: ${terms.gsmTolerance.text}.`;
  yield mill.blurb;
  yield mill.soldByTheMetre;
}

function recordOf(fabric: Fabric, terms: Terms): string {
  return [
    fabricLine({ terms }, fabric),
    fabric.description,
    `${fabric.shades.length} shades`,
    `${terms.gsmTolerance.text}, cotton`,
    ...fabric.care,
  ].join('\n');
}

function words({ mill, fabrics, shadesByColour }: SiteContent): string[] {
  const lists = [endUseWords, familyWords, finishWords].flatMap((table) => Object.values(table));
  return [
    ...lists.flatMap((list) => list.split(' ')),
    ...foreignCloths,
    ...Object.values(shadesByColour).flat(),
    ...Object.keys(shadesByColour),
    ...fabrics.flatMap((fabric) => [
      ...fabricName(fabric).split(/[\s/-]+/),
      ...fabric.shades.flatMap(({ name }) => name.split(' ')),
      ...fabric.finishes.flatMap((finish) => finish.split(/[\s-]+/)),
      ...fabric.endUses.flatMap((use) => use.split(/[\s-]+/)),
      ...fabric.construction.name.split(/[\s-]+/),
    ]),
    ...Object.values(mill.address),
    ...[mill.name, mill.shortName, mill.legal.name].flatMap((name) => name.split(/[\s/-]+/)),
    'AI', 'GSM', 'MOQ', 'FAQ', 'WhatsApp', 'IST', 'E', 'GSMs', 'MOQs', 'source',
    ...'meter meters metre metres yard yards kilo kilos kg gram grams oz ounce ounces cm mm net running inch inches day days hour hours week weeks percent cent ppm degrees yd'.split(' '),
  ].filter((word): word is string => typeof word === 'string'); // oxfmt-ignore
}
