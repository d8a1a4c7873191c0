import { describe, expect, test } from 'vitest';
import {
  freeNumbers,
  likeFabric,
  requireContent,
} from '../../../tests/support/content/many-fabrics.ts';
import {
  renderAt,
  siteFiles,
  siteUrl,
  staticPaths,
} from '../../../tests/support/content/render-at.ts';
import { href, pages } from '../../contract/routes.ts';
import { mostCompared } from '../../domain/catalogue/choose-compared.ts';
import { createGuide } from '../../server/assistant/guide/create-guide.ts';
import { createFinder } from '../../domain/catalogue/fabric-finder.ts';
import { facetDefinitions } from '../../domain/catalogue/facet-definitions.ts';
import { relatedFabrics } from '../../domain/catalogue/related-fabrics.ts';
import { categoryIds, fabricName } from '../../domain/fabric/fabric.ts';
import { planPictures } from '../../studio/pictures/plan/plan-pictures.ts';
import { besideFabric } from '../../web/sections/fabric/beside-fabric.ts';
import { shippedRecords } from '../records/assemble-records.ts';
import { fabricKey } from '../records/fabric-clashes.ts';
import { shippedContent } from '../shipped-content.ts';
import { fabricFiles } from './fabric-files.ts';

const shipped = shippedContent.fabrics;
const numbers = freeNumbers(new Set(shipped.map(({ number }) => number)));
// One more fabric in the middle of what each content file ships, and none of them has a picture yet.
const added = Object.values(fabricFiles).map((records, at) => {
  const model = shippedRecords.fabric[fabricKey(records[Math.floor(records.length / 2)]!.id)]!;
  const record = likeFabric(model, 1000 + at, numbers.next().value);
  return { ...record, position: model.position! - 0.5 };
});
const content = requireContent({
  ...shippedRecords,
  fabric: {
    ...shippedRecords.fabric,
    ...Object.fromEntries(added.map((record) => [fabricKey(record.id), record])),
  },
});
const { fabrics } = content;
const addedIds = new Set(added.map(({ id }) => id));
const madeUp = fabrics.filter(({ id }) => addedIds.has(id));
const pageAt = (address: string) => renderAt(content, address);

describe('a fabric inserted in the middle of each collection', () => {
  test('changes nothing about the other fabrics, nor their order', () => {
    expect(madeUp).toHaveLength(added.length);
    expect(fabrics.filter(({ id }) => !addedIds.has(id))).toEqual(shipped);
    expect(fabrics.indexOf(madeUp[0]!)).toBeLessThan(shipped.length / 2);
  });

  test('plans pictures for itself and no other picture anew', () => {
    const before = new Map(planPictures(shipped).map((job) => [job.path, job]));
    const plan = planPictures(fabrics);
    const anew = plan.filter(({ path }) => !before.has(path));
    for (const job of plan) if (before.has(job.path)) expect(job).toEqual(before.get(job.path));
    expect(plan).toHaveLength(before.size + anew.length);
    for (const { slug } of madeUp) {
      const own = anew.filter(({ path }) => path.includes(slug));
      expect(own.filter(({ owner }) => 'fabric' in owner).length).toBeGreaterThanOrEqual(3);
      expect(own.map(({ scene }) => scene)).toContain(`strip-${slug}`);
    }
  });

  test('has a page of its own, which shows no broken picture', () => {
    for (const { slug, title, number } of madeUp) {
      expect(staticPaths(content)).toContain(href.fabric(slug));
      const { status, html } = pageAt(href.fabric(slug));
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).not.toContain(`/pictures/fabrics/${slug}`);
      expect(html).toContain(`No picture of ${number} yet`);
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
    const files = new Map(siteFiles(content, siteUrl).map(({ path, body }) => [path, body]));
    const collections = new Map<string, string>(
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
      const { previous, next } = besideFabric(content, fabric)!;
      if (previous.extra === fabric.extra)
        expect(besideFabric(content, previous)!.next).toBe(fabric);
      if (next.extra === fabric.extra) expect(besideFabric(content, next)!.previous).toBe(fabric);
      expect(relatedFabrics(fabric, fabrics)).toHaveLength(4);
    }
  });

  test('is known to the guide', () => {
    const guide = createGuide(() => content);
    for (const fabric of madeUp)
      expect(guide.ask(`How wide is ${fabric.number}?`).message).toContain(
        href.fabric(fabric.slug),
      );
  });
});
