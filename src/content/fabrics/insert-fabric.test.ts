import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { href, pages } from '../../contract/routes.ts';
import { categoryFabrics } from '../../domain/catalogue/category-fabrics.ts';
import { mostCompared } from '../../domain/catalogue/choose-compared.ts';
import { createFinder } from '../../domain/catalogue/fabric-finder.ts';
import { facetDefinitions } from '../../domain/catalogue/facet-definitions.ts';
import { neighbours } from '../../domain/catalogue/neighbours.ts';
import { relatedFabrics } from '../../domain/catalogue/related-fabrics.ts';
import { categoryIds, fabricName } from '../../domain/fabric/fabric.ts';
import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';

const { fabrics: shipped, fabricFiles } = await import('./fabrics.ts');

// From here on every content file holds one more fabric in its middle, and everything reads the longer book.
const letters = 'RSTUVWXYZ';
const moduleOf = (path: string) => path.replace('src/content/fabrics/', './');
Object.keys(fabricFiles).forEach((path, at) => {
  vi.doMock(moduleOf(path), async (load) =>
    withMadeUp(await load<Readonly<Record<string, readonly FabricRecord[]>>>(), letters[at]!),
  );
});
vi.resetModules();
// The build names the assets; no file is fetched here, so any name will do.
const anyName = new Proxy({}, { get: () => '/assets/any' });
vi.stubGlobal('__ASSETS__', { script: '/s', style: '/s', sheets: anyName, pages: {} });
vi.stubGlobal('__MEASUREMENT__', {});
// Files that run after this one share its modules and read the shipped book.
afterAll(() => {
  for (const path of Object.keys(fabricFiles)) vi.doUnmock(moduleOf(path));
  vi.unstubAllGlobals();
  vi.resetModules();
});
const { fabrics } = await import('./fabrics.ts');
const { shippedContent } = await import('../shipped-content.ts');
const { render } = await import('../../web/render.tsx');
const { staticPaths } = await import('../../web/static-paths.ts');
const { siteFiles } = await import('../../web/files/site-files.ts');
const { createGuide } = await import('../../server/assistant/guide/create-guide.ts');
const { madeFromFile } = await import('../../studio/pictures/places.ts');
const { planPictures } = await import('../../studio/pictures/plan/plan-pictures.ts');
const { recipeHash } = await import('../../studio/pictures/recipe-hash.ts');

const shippedIds = new Set(shipped.map(({ id }) => id));
const madeUp = fabrics.filter(({ id }) => !shippedIds.has(id));

describe('a fabric inserted in the middle of each content file', () => {
  test('changes nothing about the other fabrics, nor their order', () => {
    expect(madeUp).toHaveLength(Object.keys(fabricFiles).length);
    expect(fabrics.filter(({ id }) => shippedIds.has(id))).toEqual(shipped);
    for (const field of ['id', 'number', 'slug'] as const)
      expect(new Set(fabrics.map((fabric) => fabric[field])).size).toBe(fabrics.length);
  });

  test('plans pictures for itself and no other picture anew', () => {
    const plan = planPictures();
    const madeFrom = JSON.parse(readFileSync(madeFromFile, 'utf8')) as Record<string, string>;
    const anew = plan.filter((job) => madeFrom[job.path] !== recipeHash(job, plan));
    const own = madeUp.flatMap(({ slug }) => plan.filter(({ path }) => path.includes(slug)));
    expect(new Set(anew)).toEqual(new Set(own));
    for (const { slug } of madeUp) {
      const mine = own.filter(({ path }) => path.includes(slug));
      expect(mine.filter(({ owner }) => 'fabric' in owner).length).toBeGreaterThanOrEqual(3);
      expect(mine.map(({ scene }) => scene)).toContain(`strip-${slug}`);
    }
    const missing = Object.keys(madeFrom).filter((path) => !plan.some((job) => job.path === path));
    expect(missing).toEqual([]);
  });

  test('has a page of its own', () => {
    for (const { slug, title } of madeUp) {
      expect(staticPaths(shippedContent)).toContain(href.fabric(slug));
      const { status, html } = pageAt(href.fabric(slug));
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${title}</h1>`);
    }
  });

  test('breaks no page that shows several fabrics', () => {
    for (const path of [pages.home, pages.fabrics, pages.catalogue, pages.collections])
      expect([path, pageAt(path).status]).toEqual([path, 200]);
  });

  test('can be compared, ordered and sampled', () => {
    const samples = pageAt(href.samples()).html;
    const compared = pageAt(href.compare(madeUp.slice(0, mostCompared).map(({ slug }) => slug)));
    for (const fabric of madeUp) {
      expect(samples).toContain(fabric.title);
      expect(pageAt(href.quote({ product: fabricName(fabric) })).html).toContain(fabric.title);
    }
    for (const { title } of madeUp.slice(0, mostCompared)) expect(compared.html).toContain(title);
  });

  test('is listed for search engines, for the search and on the page of its collection', () => {
    const files = new Map(siteFiles(shippedContent, siteUrl).map(({ path, body }) => [path, body]));
    const collections = new Map(
      categoryIds.map((category) => [category, pageAt(href.fabrics({ category })).html]),
    );
    for (const { slug, categoryId, extra } of madeUp) {
      expect(files.get('/sitemap.xml')).toContain(`${siteUrl}${href.fabric(slug)}<`);
      expect(files.get('/catalogue-index.json')).toContain(`"slug":"${slug}"`);
      expect(collections.get(categoryId)!.includes(href.fabric(slug))).toBe(!extra);
    }
  });

  test('is found by its number and by every facet', () => {
    const find = createFinder(fabrics);
    for (const fabric of madeUp) {
      expect(find({ search: fabric.number }).found).toContain(fabric);
      const { composition, endUses, construction } = fabric;
      const ticks = { composition: [composition], endUse: endUses, family: [construction.family] };
      expect(find(ticks).found).toContain(fabric);
      for (const { options, valuesOf } of Object.values(facetDefinitions))
        for (const value of valuesOf(fabric))
          expect(options.map((option) => option.value)).toContain(value);
    }
  });

  test('has neighbours and relatives, and is a neighbour itself', () => {
    for (const fabric of madeUp) {
      const { categoryId, extra, slug } = fabric;
      const shelf = extra ? fabrics : categoryFabrics(fabrics, categoryId);
      const { previous, next } = neighbours(shelf, slug)!;
      expect(neighbours(shelf, previous.slug)!.next).toBe(fabric);
      expect(neighbours(shelf, next.slug)!.previous).toBe(fabric);
      expect(relatedFabrics(fabric, fabrics)).toHaveLength(4);
    }
  });

  test('is known to the guide', () => {
    const guide = createGuide(() => shippedContent);
    for (const fabric of madeUp)
      expect(guide.ask(`How wide is ${fabric.number}?`).message).toContain(
        href.fabric(fabric.slug),
      );
  });
});

const siteUrl = 'https://taana.example';

function pageAt(address: string): { readonly status: number; readonly html: string } {
  const { pathname, searchParams } = new URL(address, siteUrl);
  const now = new Date('2026-01-05T09:00:00Z');
  return render({ path: pathname, query: searchParams, siteUrl, now }, shippedContent);
}

/** The module of a content file with one more record, made up after its neighbour, in the middle. */
function withMadeUp<Module extends Readonly<Record<string, readonly FabricRecord[]>>>(
  module: Module,
  letter: string,
): Module {
  const [name, records] = Object.entries(module)[0]!;
  const middle = Math.floor(records.length / 2);
  const model = records[middle]!;
  const record: FabricRecord = {
    ...model,
    id: 1000 + letter.charCodeAt(0),
    number: `${model.number.slice(0, 2)}${letter}`,
    title: `${model.construction.name} in ${letter.repeat(4)}`,
    description: `A cloth that only a test knits, under the letter ${letter}. It may stand anywhere in its file.`,
  };
  return { ...module, [name]: records.toSpliced(middle, 0, record) };
}
