import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { matchRoute } from '../../../contract/match-route.ts';
import { href } from '../../../contract/routes.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import { people, policies } from './policies.ts';

const { claims, faq, mill, terms } = shippedContent;
const all = Object.entries(policies(shippedContent)).map(([topic, write]) => ({
  topic,
  ...write(),
}));
const { bulk, compliance, leadTime, sampling, swatchPack } = terms;
const within = terms.response.enquiry.text;
const answerOf = (id: string) => faq.questions.find((item) => item.id === id)!.answer;
const linkTo = (path: string) => `](${path})`;

/** What each answer must state, taken from where the mill writes it, and where it must lead. */
const stated: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  price: [terms.price, within, linkTo(href.quote())],
  quote: [within, linkTo(href.quote())],
  stock: ['nothing about stock', leadTime.text, linkTo(href.contact())],
  certificate: [
    'do not claim one',
    compliance.testing.text,
    compliance.certificate.text,
    compliance.total.text,
    linkTo(href.contact()),
  ],
  green: ['organic or recycled', linkTo(href.contact())],
  consumption: ['your pattern, sizes and marker'],
  moq: [`**${bulk.text}**`, `**${sampling.text}**`, terms.defaultMoq],
  leadTime: [`**${leadTime.text}**`, swatchPack.sentIn.text],
  sampling: [
    String(swatchPack.swatches),
    swatchPack.sentIn.text,
    `**${sampling.text}**`,
    linkTo(href.samples()),
  ],
  shipping: [answerOf('shipping')],
  shrinkage: [answerOf('shrinkage')],
  care: [answerOf('care')],
  tests: [answerOf('tests')],
  custom: [answerOf('custom')],
  constructions: [answerOf('constructions')],
  cottonOrBlend: [answerOf('cotton-or-polycotton')],
  buyOnline: [answerOf('buying-online')],
  order: [
    'five steps:\n\n1. ',
    `\n2. Feel it: the [free ${swatchPack.swatches}-swatch pack](${href.samples()})`,
    swatchPack.sentIn.text,
    '\n3. Send [a quote request]',
    within,
    `\n4. Approve the shade on a sample length of ${sampling.text}`,
    `\n5. Bulk from ${bulk.text} follows in ${leadTime.text}.`,
    linkTo(href.catalogue()),
  ],
  compliance: [
    compliance.azo.text,
    compliance.formaldehydeSkin.text,
    compliance.formaldehydeOther.text,
    compliance.testing.text,
    compliance.certificate.text,
    compliance.total.text,
  ],
  gsmMeaning: ['grams per square metre', '90–120', '120–160', '160–200', 'above 200'],
  tolerance: [`**${terms.gsmTolerance.text}**`],
  garments: [mill.soldByTheMetre],
  catalogue: [linkTo(href.catalogue()), linkTo(href.contact())],
  warpKnit: ['no wovens and no weft knits', 'does not ladder'],
  hours: [mill.hours.office.label, mill.hours.calls.label],
  location: [...placeOf(mill.address), linkTo(href.scheduleCall())],
  person: [people(shippedContent), terms.response.call.text, linkTo(href.scheduleCall())],
  contact: [people(shippedContent)],
  payment: ['nothing on record about terms of payment', people(shippedContent)],
  returns: ['nothing on record about returns and claims', people(shippedContent)],
  jobs: ['nothing on record about vacancies', people(shippedContent)],
  about: [
    mill.blurb,
    `${claims.established!.text}; ${claims.workingSpace!.text}; ${claims.capacity!.text}.`,
  ],
  reviews: [linkTo(href.reviews())],
  privacy: ['not stored unless you send it', linkTo(href.privacy())],
};

test.each(all)('the answer about $topic states what the mill has written', ({ topic, text }) => {
  const facts = stated[topic as Topic];
  expect(facts, 'a new answer needs its facts here').toBeDefined();
  for (const fact of facts!) expect(text).toContain(fact);
});

test.each(all)('the answer about $topic is whole sentences with whole links', ({ text }) => {
  expect(text).toMatch(/^[A-Z0-9][\s\S]{20,}\.$/);
  expect(text).not.toMatch(/undefined|NaN|\[\]|\]\(\)|“”|\*{4}| {2}| [.,;:]/);
});

test('every answer names its source, except those that nothing is recorded about', () => {
  const withoutSource = all.filter(({ source }) => source === undefined).map(({ topic }) => topic);
  expect(withoutSource).toEqual(['payment', 'returns', 'jobs']);
  for (const { source } of all) {
    if (!source) continue;
    expect(source.label).not.toBe('');
    const [path = '', place] = source.to.split('#');
    expect(matchRoute(path)).toBeDefined();
    if (place) {
      const item = faq.questions.find(({ id }) => id === place);
      expect(source.label).toBe(`FAQ: ${item?.question}`);
    }
  }
});

test('a person is reached by telephone, WhatsApp, mail and the contact page', () => {
  expect(people(shippedContent)).toBe(
    `A person answers at ${mill.contacts[0].phone}, on [WhatsApp](${mill.whatsapp.base}), at [${mill.sales.email}](mailto:${mill.sales.email}) or through the [contact page](${href.contact()}), ${within}.`,
  );
});

function placeOf({ street, city, postcode, region, country }: typeof mill.address): string[] {
  return [`${city}, ${region}, ${country}`, `${street}, ${city} ${postcode}`];
}
