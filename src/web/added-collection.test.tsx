import { expect, test } from 'vitest';
import {
  addedCollection as own,
  movedFabrics as moved,
  withCollection,
} from '../../tests/support/content/added-collection.ts';
import { hiddenPaths } from '../content/moved-paths.ts';
import { assembleRecords, shippedRecords } from '../content/records/assemble-records.ts';
import { contentKinds } from '../content/records/content-kinds.ts';
import { bookSchema } from '../contract/catalogue/book-schema.ts';
import { emptyPages } from '../contract/empty-pages.ts';
import { href } from '../contract/routes.ts';
import { fabricKey } from '../content/records/fabric-clashes.ts';
import { catalogueBook } from './files/catalogue-book.ts';
import { siteFiles } from './files/site-files.ts';
import { render } from './render.tsx';
import { staticPaths } from './static-paths.ts';

const siteUrl = 'https://mill.example';
function show(path: string, content = withCollection()) {
  const [address = '', query] = path.split('?');
  const request = { path: address, query: new URLSearchParams(query), siteUrl, now: new Date() };
  return render(request, content);
}

test('what the desk makes of a name fits the schema', () => {
  expect(contentKinds.category.schema.safeParse(own).success).toBe(true);
});

test('menus, home, lists, sitemap and its own pages show a collection that was added', () => {
  const content = withCollection();
  const landing = href.category(own.id);
  const listed = href.fabrics({ category: own.id });
  const home = show('/').html;
  expect(home).toContain(`href="${landing}"`);
  expect(home).toContain(`href="${listed}"`);
  expect(show('/fabrics').html).toContain(`href="${listed}"`);
  expect(show('/collections').html).toContain(`id="${own.id}"`);
  const page = show(landing);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<h1>Sports and Swim</h1>');
  expect(page.html).toContain('14B');
  expect(page.html).toContain('12A');
  expect(show(listed).html).toContain('<h1>Sports and Swim</h1>');
  expect(staticPaths(content)).toContain(landing);
  const sitemap = siteFiles(content, siteUrl).find(({ path }) => path === '/sitemap.xml')!;
  expect(sitemap.body.toString()).toContain(`${siteUrl}${landing}`);
  const faults = [home, page.html].filter((html) => /undefined|\{mill|\{terms/.test(html));
  expect(faults).toEqual([]);
});

test('its figures are those of its fabrics', () => {
  const { spec } = withCollection().categories.find(({ id }) => id === own.id)!;
  const weights = moved.flatMap(({ gsm }) => (gsm.kind === 'single' ? [gsm.gsm] : []));
  expect(spec.weight).toBe(`${Math.min(...weights)}–${Math.max(...weights)} GSM`);
});

test('without a fabric it is in no menu, list or sitemap', () => {
  const content = withCollection({}, []);
  expect(emptyPages(content)(href.category(own.id))).toBe(true);
  expect(show('/', content).html).not.toContain(own.id);
  expect(show('/fabrics', content).html).not.toContain(own.id);
});

test('hidden it is in none either, its address leads on, and its fabrics stay', () => {
  const content = withCollection({ hidden: true });
  expect(show('/', content).html).not.toContain(own.id);
  expect(show('/fabrics', content).html).not.toContain(own.id);
  expect(hiddenPaths(content).get(href.category(own.id))).toBe(href.fabrics());
  expect(show(href.fabric(moved[0]!.slug), content).status).toBe(200);
  expect(show(href.catalogue({ search: '14B' }), content).html).toContain('14B');
});

test('a fabric cannot name a collection that does not exist', () => {
  const [fabric] = moved;
  const made = assembleRecords({
    ...shippedRecords,
    fabric: {
      ...shippedRecords.fabric,
      [fabricKey(fabric!.id)]: { ...fabric!, category: 'silks' },
    },
  });
  expect(made).toEqual({
    ok: false,
    faults: [`Fabric ${fabric!.number} names the collection silks, which does not exist.`],
  });
});

test('index tabs count the collections that are shown', () => {
  const [first, ...others] = Object.entries(shippedRecords.category);
  const made = assembleRecords({
    ...shippedRecords,
    category: { [first![0]]: { ...first![1], hidden: true }, ...Object.fromEntries(others) },
  });
  if (!made.ok) throw new Error(made.faults.join('\n'));
  const { html } = show(href.fabrics(), made.content);
  const figures = [...html.matchAll(/<span class="tab dye-[a-z]+">(\d+)/g)].map(([, one]) => one);
  expect(figures).toEqual(['1', '2', '3']);
});

test('catalogue.json lists it with its name, and a hidden one nowhere', () => {
  const content = withCollection();
  const book = bookSchema.strict().parse(catalogueBook(content, siteUrl));
  expect(book.collections.map(({ id }) => id)).toEqual(content.categories.map(({ id }) => id));
  expect(book.collections.at(-1)).toEqual({
    id: 'sports-and-swim',
    title: 'Sports and Swim',
    description: own.description,
    url: siteUrl + href.fabrics({ category: own.id }),
    count: 2,
  });
  const shown = book.products.filter(({ number }) => ['14B', '12A'].includes(number));
  expect(shown.map(({ categories }) => categories)).toEqual([
    [{ value: 'sports-and-swim', title: 'Sports and Swim' }],
    [{ value: 'sports-and-swim', title: 'Sports and Swim' }],
  ]);
  expect(JSON.stringify(catalogueBook(withCollection({ hidden: true }), siteUrl))).not.toContain(
    'sports-and-swim',
  );
});
