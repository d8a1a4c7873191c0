import { expect, test } from 'vitest';
import { shippedContent } from '../content/shipped-content.ts';
import { fixedPageIds, pageIds, pages } from '../contract/pages.ts';

// The build names them; here no file is fetched.
const { pageModules } = await import('./page-modules.ts');

const request = {
  content: shippedContent,
  query: new URLSearchParams(),
  siteUrl: 'https://taana.example',
  now: new Date('2026-01-05T09:00:00Z'),
};

test('every row of the page table has a module, and no module is without a row', () => {
  expect(Object.keys(pageModules).toSorted()).toEqual(pageIds.toSorted());
});

test.each(fixedPageIds)(
  '%s takes its address, title and robots from its row and its texts',
  (id) => {
    const { title, description, index } = shippedContent.pagesMeta.pages[id];
    const page = pageModules[id]({ ...request, path: pages[id] });
    expect(page).toMatchObject({ title, description, canonical: pages[id] });
    expect(page?.robots ?? 'index, follow').toBe(index ? 'index, follow' : 'noindex, follow');
  },
);

test.each(['fabric', 'category', 'article'] as const)('%s knows only its own slugs', (id) => {
  const path = pages[id].replace(':slug', 'nothing');
  expect(pageModules[id]({ ...request, path, slug: 'nothing' })).toBeUndefined();
});
