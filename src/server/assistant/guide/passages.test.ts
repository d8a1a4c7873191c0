import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { categories } from '../../../content/categories.ts';
import { faq } from '../../../content/faq.ts';
import { articleSlugs } from '../../../content/journal/articles.ts';
import { matchRoute } from '../../../contract/match-route.ts';
import { href } from '../../../contract/routes.ts';
import { findForbidden } from '../../../domain/assistant/forbidden.ts';
import { within } from '../../../../tests/support/patience.ts';
import { passages as searches } from './passages.ts';

const passages = searches.of(shippedContent);

test.each(faq.questions.filter(({ answer }) => findForbidden(answer) === undefined))(
  'the question “$question” finds its answer',
  ({ id, question, answer }) => {
    expect(passages.find(question)[0]).toEqual({
      id: `faq ${id}`,
      title: question,
      text: answer,
      source: { label: `FAQ: ${question}`, to: `${href.faq()}#${id}` },
    });
  },
);

test('a section of every collection’s page can be found by its heading', () => {
  for (const { id, title, tab, about, landing } of categories) {
    const found = [...about, ...landing].flatMap(({ heading }) =>
      passages.find(`${heading} ${tab.label}`),
    );
    const own = found.filter((passage) => passage.id.startsWith(`category ${id} `));
    expect(own.length).toBeGreaterThan(0);
    for (const { source } of own) {
      expect(source).toEqual({ label: title, to: href.fabrics({ category: id }) });
    }
  }
});

test('articles are found under their titles, as prose that fits into an answer', () => {
  const found = articleSlugs
    .flatMap((slug) => passages.find(slug.replaceAll('-', ' ')))
    .filter(({ id }) => articleSlugs.some((slug) => id.startsWith(`${slug} `)));
  expect(found.length).toBeGreaterThan(articleSlugs.length / 2);
  for (const { text, title, source } of found) {
    expect(text.length).toBeGreaterThanOrEqual(80);
    expect(text.length).toBeLessThanOrEqual(602);
    expect(text).toMatch(/[.!?:…)”]$/);
    expect(text).not.toMatch(/^---|^title:|<\w|^\||^import |```|^#/m);
    expect(title).toMatch(/^[^#'\n]{3,}/);
    expect(matchRoute(source.to)?.page).toBe('article');
    expect(source.label).not.toMatch(/^'|'$|''/);
  }
});

test('at most three are given, and none for words that say nothing', () => {
  expect(passages.find('cotton nylon polyester lace gsm').length).toBeLessThanOrEqual(3);
  for (const empty of ['', 'what is the best fabric', '???', 'a']) {
    expect(passages.find(empty)).toEqual([]);
  }
});

test('a question of which the articles know only a word finds nothing', () => {
  expect(passages.find('cotton submarine engines torpedo periscope')).toEqual([]);
  expect(passages.find('zeppelin')).toEqual([]);
});

test('plural and singular, capital and small letters find the same', () => {
  const ids = (query: string) => passages.find(query).map(({ id }) => id);
  expect(ids('garment tests').length).toBeGreaterThan(0);
  expect(ids('GARMENT TESTS')).toEqual(ids('garment tests'));
  expect(ids('garments test')).toEqual(ids('garment tests'));
});

describe('an article of which a section speaks without naming it', () => {
  const [article] = shippedContent.articles;
  const added = {
    ...article!,
    slug: 'velveteen-umbrellas',
    title: 'Velveteen umbrellas',
    blocks: [
      {
        type: 'prose' as const,
        elements: [],
        text: [
          'An introduction without much to say, long enough to be a passage of its own, as each must be.',
          '',
          '## Drying',
          'It is hung open in the shade, never near a stove, and brushed upwards once it no longer drips.',
        ].join('\n'),
      },
    ],
  };
  const content = { ...shippedContent, articles: [added] };
  const find = (query: string) =>
    searches
      .of(content)
      .find(query)
      .map(({ id }) => id);

  test('is found by its title', () => {
    expect(find('stove umbrella')[0]).toBe('velveteen-umbrellas 1');
  });

  test('is found with two slips in a long word, and not with four', () => {
    expect(find('velvetiin umbrella')[0]).toMatch(/^velveteen-umbrellas/);
    expect(find('vilvitiin stove')).toEqual([]);
  });
});

test('lines that were wrapped in the file are one paragraph, and the items of a list stay apart', () => {
  const [article] = shippedContent.articles;
  const wrapped = [
    'Zephyr umbrellas are hung open in the shade,',
    'never near a stove.',
    '',
    'Before that, in this order:',
    '- shake the zephyr umbrella',
    '- brush it upwards',
    '2. and wait',
  ];
  const text = wrapped.join('\n');
  const added = { ...article!, blocks: [{ type: 'prose' as const, elements: [], text }] };
  const [found] = searches
    .of({ ...shippedContent, articles: [added] })
    .find('zephyr umbrellas stove shade');
  expect(found?.text).toBe([`${wrapped[0]} ${wrapped[1]}`, '', ...wrapped.slice(3)].join('\n'));
});

test('words that no article has cost nothing, however long or many they are', () => {
  const from = process.threadCpuUsage();
  const long = Array.from({ length: 40 }, (_, i) => `${'abcdefghij'.repeat(8)}${i}`).join(' ');
  const many = Array.from({ length: 200 }, (_, i) => `construct${i.toString(36)}`).join(' ');
  for (const text of [long, many]) expect(passages.find(text)).toEqual([]);
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 1000).toBeLessThan(within(30));
});
