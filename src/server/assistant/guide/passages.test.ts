import { expect, test } from 'vitest';
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

test('words that no article has cost nothing, however long or many they are', () => {
  const from = process.threadCpuUsage();
  const long = Array.from({ length: 40 }, (_, i) => `${'abcdefghij'.repeat(8)}${i}`).join(' ');
  const many = Array.from({ length: 200 }, (_, i) => `construct${i.toString(36)}`).join(' ');
  for (const text of [long, many]) expect(passages.find(text)).toEqual([]);
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 1000).toBeLessThan(within(30));
});
