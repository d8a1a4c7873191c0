import { describe, expect, test } from 'vitest';
import { categoryIds } from '../domain/fabric/fabric.ts';
import { resolveCategory } from '../domain/catalogue/category-aliases.ts';
import { categorySlugs } from '../contract/routes.ts';
import type { TextSection } from './categories/text-section.ts';
import { shippedContent } from './shipped-content.ts';
import { requireCategory } from './site-content.ts';

const { categories, fabrics } = shippedContent;

const allTexts = categories.flatMap(({ id, about, landing }) => [
  { id, name: `${id}, about`, text: plain(about) },
  { id, name: `${id}, landing`, text: plain(landing) },
]);

test('the four collections are in the order of their tabs', () => {
  expect(categories.map(({ tab }) => tab.figure)).toEqual([1, 2, 3, 4]);
  expect(categories.map(({ tab }) => tab.dye)).toEqual(['turmeric', 'indigo', 'kora', 'plum']);
  expect(new Set(categories.map(({ id }) => id))).toEqual(new Set(categoryIds));
});

test.each(categoryIds)('%s is found by its id and by its landing slug', (id) => {
  expect(requireCategory(shippedContent, id).id).toBe(id);
  expect(resolveCategory(requireCategory(shippedContent, id).landingSlug)?.categoryId).toBe(id);
});

test.each(categories)('$id has another text and picture for its second place', (category) => {
  expect(category.second.title).not.toBe(category.title);
  expect(category.second.description).not.toBe(category.description);
  expect(category.second.picture).not.toBe(category.picture);
});

describe('the long texts', () => {
  test.each(categories)('of $id have the required length', ({ about, landing }) => {
    expect(words(about)).toBeGreaterThanOrEqual(400);
    expect(words(about)).toBeLessThanOrEqual(600);
    expect(words(landing)).toBeGreaterThanOrEqual(500);
    expect(words(landing)).toBeLessThanOrEqual(700);
  });

  test('share no paragraph', () => {
    const paragraphs = categories.flatMap(({ about, landing }) =>
      [...about, ...landing].flatMap((section) => section.paragraphs),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test.each(allTexts)('$name: every number it names is in that collection', ({ id, text }) => {
    const own = new Set(
      fabrics.filter((fabric) => fabric.categoryId === id).map((fabric) => fabric.number),
    );
    const named = text.match(/\b[1-9]\d[A-Z]\b/g) ?? [];
    expect(named.filter((number) => !own.has(number))).toEqual([]);
  });

  test.each(categories)(
    'of $id repeat the terms of trade as the specification gives them',
    (category) => {
      for (const text of [plain(category.about), plain(category.landing)])
        for (const term of ['5–10 m', '300–500 m', '10–21 days', '±3–5 %', '48–72 hours'])
          expect(text).toContain(term);
    },
  );
});

function plain(sections: readonly TextSection[]): string {
  return sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n')).join('\n');
}

function words(sections: readonly TextSection[]): number {
  return sections
    .flatMap((section) => section.paragraphs)
    .join(' ')
    .split(/\s+/).length;
}

test('every address of a category leads to a collection, and every collection has one', () => {
  const shown = Object.values(categorySlugs).toSorted();
  expect(shown).toEqual(categories.map(({ id }) => id).toSorted());
});
