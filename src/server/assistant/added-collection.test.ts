import { expect, test } from 'vitest';
import {
  addedCollection,
  recordsOf,
  withCollection,
} from '../../../tests/support/content/added-collection.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { toolInputs } from '../../contract/mcp/tool-inputs.ts';
import { href } from '../../contract/routes.ts';
import { searchCatalog } from '../mcp/tools/catalogue-tools.ts';
import { openGuard } from './guard/open-guard.ts';
import { createGuide } from './guide/create-guide.ts';
import { createTools } from './provider/tools.ts';

/** 14B is of cotton and nylon, 12B of cotton. */
const moved = recordsOf('14B', '12B');
const content = withCollection({}, moved);
const hidden = withCollection({ hidden: true }, moved);
const siteUrl = 'https://mill.example';
const page = href.fabrics({ category: addedCollection.id });
const guide = createGuide(() => content);

/** The numbers of the fabrics that the last answer of a conversation links. */
function numbersAfter(asked: readonly string[], read: SiteContent = content): string[] {
  const own = createGuide(() => read);
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const ask of asked) {
    messages.push({ role: 'user', content: ask });
    messages.push({ role: 'assistant', content: own.reply(messages).message });
  }
  const shown = messages.at(-1)!.content;
  return read.fabrics
    .filter(({ slug }) => shown.includes(`(${href.fabric(slug)})`))
    .map(({ number }) => number)
    .toSorted();
}

function search(catalog: object, read: SiteContent = content) {
  const parts = { content: read, siteUrl, pictures: () => [] };
  return searchCatalog(parts, toolInputs.search_catalog.parse({ catalog }));
}

function foundBy(catalog: object): string[] {
  const answer = search(catalog);
  if (!answer.ok) throw new Error(answer.error);
  const { products } = answer.data as { products: { number: string }[] };
  return products.map(({ number }) => number).toSorted();
}

test.each([
  'Sports and Swim',
  'show me the sports & swim collection',
  'what is in your Sport and Swim range?',
  'how many fabrics are in Sports and Swim?',
  'sports and swim ka kapda dikhao',
])('the guide finds a collection by its name: %s', (ask) => {
  expect(numbersAfter([ask])).toEqual(['12B', '14B']);
  expect(guide.ask(ask).message).toContain(`](${page})`);
  expect(guide.ask(ask).understood).toEqual([
    { label: 'Sports and Swim', remove: 'Any collection' },
  ]);
});

test('what follows narrows the collection, leaves it, or excludes it', () => {
  expect(numbersAfter(['sports and swim fabrics', 'only cotton'])).toEqual(['12B']);
  expect(numbersAfter(['sports and swim fabrics', 'under 150 gsm'])).toEqual(['14B']);
  expect(numbersAfter(['sports and swim', 'any collection', 'locknit']).length).toBeGreaterThan(1);
  const others = numbersAfter(['locknit in cotton nylon but not from sports and swim']);
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain('14B');
});

test('words of the trade stay with the buyers, and fibres are found in every collection', () => {
  const trade = withCollection({ title: 'Stretch Net', tab: tabOf('Stretch Net') }, moved);
  expect(numbersAfter(['stretch net for sportswear'], trade)).not.toContain('12B');
  expect(numbersAfter(['show me the stretch net collection'], trade)).toEqual(['12B', '14B']);
  expect(numbersAfter(['Stretch Net'], trade)).toEqual(['12B', '14B']);
  const cotton = numbersAfter(['pure cotton of 160 gsm for t-shirts']);
  expect(cotton).toContain('12B');
});

function tabOf(label: string) {
  return { ...addedCollection.tab, label };
}

test('the list of collections follows the order of the book and leaves out a hidden one', () => {
  const all = guide.ask('which collections do you have?').message;
  expect(all).toContain('in five collections');
  expect(all).toContain('Sports and Swim](/fabrics?category=sports-and-swim)**, 2 fabrics.');
  const others = createGuide(() => hidden).ask('which collections do you have?').message;
  expect(others).toContain('in four collections');
  expect(others).toContain('2 more in the catalogue.');
  expect(others).not.toContain('Sports and Swim');
});

test('search_catalog knows it by name, by id and in words, and refuses what does not exist', () => {
  for (const name of ['sports-and-swim', 'Sports and Swim']) {
    expect(foundBy({ filters: { categories: [name] } })).toEqual(['12B', '14B']);
    expect(foundBy({ query: 'cotton', filters: { categories: [name] } })).toEqual(['12B']);
  }
  expect(foundBy({ query: 'sports and swim' })).toEqual(['12B', '14B']);
  expect(search({ filters: { categories: ['silks'] } })).toEqual({
    ok: false,
    error: expect.stringContaining('sports-and-swim (Sports and Swim)'),
  });
  expect(search({ filters: { categories: ['sports-and-swim'] } }, hidden).ok).toBe(false);
});

test('the provider’s tools find it, and an answer may name it', async () => {
  const { searchFabrics } = createTools(content, [], () => {});
  const call = { toolCallId: '', messages: [], context: {} };
  const found = await searchFabrics.execute?.({ wish: 'sports and swim' }, call);
  expect(found).toMatchObject({ count: 2, fabrics: [{ collection: 'Sports and Swim' }, {}] });
  const guard = openGuard(content, [{ role: 'user', content: 'What do you have for swimming?' }]);
  expect(guard.judge(`Look at [Sports and Swim](${page}), 2 fabrics.`)).toBeUndefined();
});
