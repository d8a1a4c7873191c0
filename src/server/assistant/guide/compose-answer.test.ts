import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { mill } from '../../../content/mill.ts';
import { terms } from '../../../content/terms.ts';
import { href } from '../../../contract/routes.ts';
import { resolveQuestion } from '../../../domain/assistant/conversation/resolve-question.ts';
import { newThread } from '../../../domain/assistant/conversation/thread.ts';
import { type Question, readQuestion } from '../../../domain/assistant/read-question.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import { type Composed, composeAnswer } from './compose-answer.ts';
import type { PassageSearch } from './passages.ts';
import { people, policies } from './policies.ts';

const article = {
  id: 'a',
  title: 'An article',
  text: 'What an article says.',
  source: { label: 'An article', to: '/blog/an-article' },
};
const nothing: PassageSearch = { find: () => [] };
const anArticle: PassageSearch = { find: () => [article] };
const cloth = fabrics[0]!;
const written = policies(shippedContent);

/** A question that was understood as these topics and nothing else. */
const about = (...topics: readonly Topic[]): Question => ({
  ...readQuestion('', fabrics),
  topics: new Set(topics),
});
const compose = (question: Question, subject = fabrics.slice(0, 0), passages = nothing) =>
  composeAnswer(shippedContent, resolveQuestion(question, { ...newThread, subject }), passages);
const ask = (text: string, subject = fabrics.slice(0, 0), passages = nothing) =>
  compose(readQuestion(text, fabrics), subject, passages);
const texts = ({ sections }: Composed) => sections.map(({ text }) => text);

describe('terms', () => {
  test.each(Object.keys(written) as Topic[])('a question about %s is answered', (topic) => {
    expect(texts(compose(about(topic)))).toEqual([written[topic]!().text]);
  });

  test.each<readonly [Topic, Topic]>([
    ['quote', 'price'],
    ['buyOnline', 'order'],
    ['contact', 'person'],
    ['contact', 'hours'],
    ['contact', 'location'],
    ['location', 'garments'],
    ['tests', 'certificate'],
    ['tests', 'compliance'],
    ['tests', 'shrinkage'],
    ['compliance', 'certificate'],
    ['care', 'shrinkage'],
    ['custom', 'tolerance'],
    ['shipping', 'payment'],
    ['about', 'location'],
    ['about', 'hours'],
    ['about', 'privacy'],
    ['catalogue', 'sampling'],
    ['warpKnit', 'constructions'],
    ['warpKnit', 'cottonOrBlend'],
    ['order', 'moq'],
    ['order', 'leadTime'],
    ['order', 'sampling'],
    ['order', 'payment'],
    ['order', 'returns'],
  ])('%s gives way to the narrower %s', (wide, narrow) => {
    expect(texts(compose(about(wide, narrow)))).toEqual([written[narrow]!().text]);
  });

  test('what must not be claimed is answered first, and five parts are enough', () => {
    const many = about('jobs', 'hours', 'care', 'moq', 'certificate', 'stock', 'price');
    expect(texts(compose(many))).toEqual(
      (['price', 'stock', 'certificate', 'moq', 'care'] as const).map(
        (topic) => written[topic]!().text,
      ),
    );
  });

  test.each<readonly [Topic, boolean]>([
    ['quote', true],
    ['price', true],
    ['sampling', true],
    ['person', true],
    ['hours', false],
  ])('a question about %s drafts a quote request: %s', (topic, wantsQuote) => {
    expect(compose(about(topic))).toMatchObject({ wantsQuote, showCategories: false });
  });
});

describe('refusals', () => {
  test('an attempt to change the instructions gets the same answer, with the terms it asked for', () => {
    const { sections, ...rest } = compose(about('injection', 'certificate', 'price', 'moq'));
    expect(sections[0]?.text).toMatch(/^I keep to what I am for: .+ no hidden text to show\.$/);
    expect(sections.slice(1)).toEqual([written.price!(), written.certificate!()]);
    expect(rest).toEqual({ showCategories: false, wantsQuote: false });
  });

  test('what is not the mill’s business is not guessed at', () => {
    for (const answer of [compose(about('offTopic')), compose(about())]) {
      expect(texts(answer)).toEqual([
        `I do not know that: it is not in the mill’s records, and I do not guess. I can help with fabrics, GSM, minimums, lead times, samples and care. ${people(shippedContent)}`,
      ]);
      expect(answer).toMatchObject({ showCategories: false, wantsQuote: false });
    }
  });

  test('a number that is not in the book is said to be missing', () => {
    expect(texts(ask('what is the width of 99B'))[0]).toBe(
      `There is no 99B in our book. The [catalogue](${href.catalogue()}) lists every number.`,
    );
  });

  test('a fibre the mill does not knit is named once', () => {
    const [section] = ask('silk or silk or wool').sections;
    expect(section?.text).toMatch(/^The book holds no silk or wool\. We warp-knit pure cotton, /);
    expect(section?.source).toEqual({ label: 'The catalogue', to: href.catalogue() });
  });
});

describe('courtesies', () => {
  test('the guide says that it is a program', () => {
    const [text] = texts(compose(about('identity')));
    expect(text).toContain(`a computer program of ${mill.name}, not a person`);
    expect(text).toContain(people(shippedContent));
  });

  test('a greeting shows the collections', () => {
    const answer = compose(about('greeting'));
    expect(texts(answer)[0]).toMatch(/^Hello! Tell me the garment, .+ samples and care\.$/);
    expect(answer.showCategories).toBe(true);
    expect(compose(about('greeting', 'moq', 'care')).showCategories).toBe(false);
  });

  test('thanks lead to the next step', () => {
    expect(texts(compose(about('thanks')))).toEqual([
      `You are welcome. When you are ready, [ask for a quote](${href.quote()}) or [order free swatches](${href.samples()}).`,
    ]);
  });

  test.each<Topic>(['range', 'count'])('a question about the %s lists the collections', (topic) => {
    const answer = compose(about(topic));
    expect(answer.showCategories).toBe(true);
    expect(texts(answer)[0]).toContain(`The book holds ${fabrics.length} warp-knitted fabrics`);
  });
});

describe('colours and widths in general', () => {
  const custom = { label: 'FAQ: custom colour, GSM or width', to: `${href.faq()}#custom` };

  test('the fewest shades of any fabric are promised, and bulk has its minimum', () => {
    const [section, ...others] = compose(about('colours')).sections;
    const fewest = Math.min(...fabrics.map(({ shades }) => shades.length));
    expect(section?.text).toContain(`in at least ${fewest} shades`);
    expect(section?.text).toContain(terms.bulk.text);
    expect(section?.source).toEqual(custom);
    expect(others).toEqual([]);
  });

  test('the narrowest and the widest recorded fabric are named', () => {
    const widths = fabrics.flatMap(({ width }) => (width.kind === 'inches' ? width.inches : []));
    const [section] = compose(about('width')).sections;
    expect(section?.text).toContain(
      `from ${Math.min(...widths)} to ${Math.max(...widths)} inches;`,
    );
    expect(section?.source).toEqual(custom);
  });

  test('the answer about custom cloth says both already', () => {
    const expected = [written.custom!().text];
    expect(texts(compose(about('custom', 'colours', 'width')))).toEqual(expected);
  });

  test('a weight beyond the book is said to be one', () => {
    const weights = fabrics.flatMap(({ gsm }) => gsmMiddle(gsm) ?? []);
    const range = `Recorded weights run from ${Math.min(...weights)} to ${Math.max(...weights)} GSM; beyond that, ask for cloth made to your weight.`;
    const withWeight = (from: number, to: number) => {
      const question = readQuestion('i need fabric', fabrics);
      return texts(compose({ ...question, wishes: { ...question.wishes, gsm: { from, to } } }));
    };
    expect(withWeight(Math.max(...weights) + 1, 600)).toContain(range);
    expect(withWeight(50, Math.min(...weights) - 1)).toContain(range);
    expect(withWeight(Math.max(...weights), 600)).not.toContain(range);
    expect(withWeight(50, Math.min(...weights))).not.toContain(range);
  });
});

describe('fabrics', () => {
  const second = fabrics[1]!;

  test('a question about “it” is about the fabric of the conversation', () => {
    for (const asked of ['what is its width', 'and the width']) {
      expect(texts(ask(asked, [cloth]))[0]).toContain(href.fabric(cloth.slug));
    }
    expect(texts(ask('what is its width'))[0]).toContain('Recorded widths run from');
    const other = ask('what width is usual for school polos', [cloth]);
    expect(texts(other).join()).not.toContain(href.fabric(cloth.slug));
  });

  test('a number that is not in the book does not mean the fabric of before', () => {
    expect(texts(ask('width of 99B', [cloth])).join()).not.toContain(href.fabric(cloth.slug));
  });

  test('of two to four fabrics at most three are compared', () => {
    const compared = compose(
      { ...about('compare'), named: { found: fabrics.slice(0, 4), unknown: [] } },
      [],
    );
    expect(texts(compared)).toHaveLength(1);
    expect(texts(compared)[0]).toContain(href.compare(fabrics.slice(0, 3).map(({ slug }) => slug)));
    const one = compose({ ...about('compare'), named: { found: [cloth], unknown: [] } });
    expect(texts(one)[0]).toMatch(/^\*\*\[/);
  });

  test('five fabrics are too many to compare: three are described', () => {
    const named = { found: fabrics.slice(0, 5), unknown: [] };
    expect(texts(compose({ ...about('compare'), named }))).toHaveLength(3);
  });

  test('terms asked of a fabric are answered without its whole record', () => {
    const named = { found: [cloth], unknown: [] };
    expect(texts(compose({ ...about('leadTime'), named }))).toEqual([written.leadTime!().text]);
    const [record] = texts(compose({ ...about('moq'), named }));
    expect(record).toContain(`](${href.fabric(cloth.slug)})**: minimum on its record:`);
  });

  test('two named fabrics are both described', () => {
    const named = { found: [cloth, second], unknown: [] };
    expect(texts(compose({ ...about(), named }))).toHaveLength(2);
  });
});

describe('articles', () => {
  test('are the last resort', () => {
    expect(compose(about(), [], anArticle).sections).toEqual([
      { text: article.text, source: article.source },
    ]);
    expect(texts(compose(about('hours'), [], anArticle))).toEqual([written.hours!().text]);
  });

  test('say what a fibre is like, where no cloth is sought', () => {
    expect(texts(ask('is nylon breathable', [], anArticle))).toEqual([article.text]);
    expect(texts(ask('nylon', [], anArticle))).not.toContain(article.text);
  });
});
