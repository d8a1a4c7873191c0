import { expect, test } from 'vitest';
import { shippedRecords } from '../../../content/records/assemble-records.ts';
import { kindNames } from '../../../content/records/content-kinds.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import { deadLinks, linksIn } from './find-dead-links.ts';

const isDead = deadLinks(shippedRecords);

test('no link of what is shipped is dead', () => {
  const links = kindNames.flatMap((kind) => [...linksIn(shippedRecords[kind])]);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ address }) => !address.includes('{') && isDead(address))).toEqual([]);
});

test('a link in the words of a text is found as one in a field is', () => {
  const body = {
    text: 'See [the chart](/faq) and [us](https://a.example).',
    more: { to: '/about' },
  };
  expect([...linksIn(body)]).toEqual([
    { path: ['text'], address: '/faq' },
    { path: ['text'], address: 'https://a.example' },
    { path: ['more', 'to'], address: '/about' },
  ]);
});

test.each([
  ['/nowhere', true],
  ['/fabrics/none', true],
  ['/blog/none', true],
  ['/categories/none', true],
  ['/files/none.pdf', true],
  ['/__proto__', true],
  ['/fabrics?category=x', false],
  ['/faq#care', false],
  ['/rfq', false],
  [`/fabrics/${shippedContent.fabrics[0]!.slug}`, false],
  [`/blogs/${shippedContent.articles[0]!.slug}`, false],
  ['https://elsewhere.example', false],
  ['mailto:a@b.example', false],
])('%s is dead: %s', (address, dead) => {
  expect(isDead(address)).toBe(dead);
});
