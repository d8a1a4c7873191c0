import { expect, test } from 'vitest';
import {
  addedCollection,
  withCollection,
} from '../../../../tests/support/content/added-collection.ts';
import { searchCatalog } from './catalogue-tools.ts';

const content = withCollection();
const own = addedCollection.id;

function search(query: string, ...categories: readonly string[]) {
  return searchCatalog(
    { content, siteUrl: 'https://taana.example', pictures: () => [] },
    { catalog: { query, filters: { categories: [...categories] }, pagination: { limit: 50 } } },
  );
}

test('in a collection of the mill’s own a fibre is a wish, which may not be met', () => {
  expect(search('nylon', own)).toMatchObject({ ok: true, data: { not_met: ['categories'] } });
});

test.each([[['pure-cotton-fabrics']], [['pure-cotton-fabrics', own]]])(
  'among %j a fibre was said already, and all of their fabrics are found',
  (categories) => {
    const all = content.fabrics.filter(({ categoryId }) => categories.includes(categoryId));
    expect(search('nylon', ...categories)).toMatchObject({
      ok: true,
      data: { not_met: [], pagination: { total_count: all.length } },
    });
  },
);

test('a collection that does not exist is answered with those that do', () => {
  expect(search('', 'velvets')).toEqual({
    ok: false,
    error: expect.stringContaining('There is no collection “velvets”. There are:') as string,
  });
});
