import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clothEdit } from '../../../tests/support/content/random-edits.ts';
import { renderAt, staticPaths } from '../../../tests/support/content/render-at.ts';
import { href, pages } from '../../contract/routes.ts';
import { catalogueEntries } from '../../web/sections/catalogue/search/catalogue-entries.ts';
import { categoryIds } from '../../domain/fabric/fabric.ts';
import { movedPaths } from '../moved-paths.ts';
import { assembleRecords, shippedRecords } from './assemble-records.ts';

test('whatever valid edits are made to cloth, they are published whole or refused with sentences', () => {
  let published = 0;
  fc.assert(
    fc.property(fc.array(clothEdit, { minLength: 1, maxLength: 6 }), (edits) => {
      const assembled = assembleRecords(
        edits.reduce((records, edit) => edit(records), shippedRecords),
      );
      if (!assembled.ok) {
        for (const fault of assembled.faults) expect(fault).toMatch(/^[A-Z0-9].*\.$/s);
        return;
      }
      published += 1;
      const { content } = assembled;
      const moved = [...movedPaths(content).values()];
      const shown = content.fabrics.at(published % content.fabrics.length)!;
      const paths = new Set(staticPaths(content));
      for (const path of moved) expect(paths.has(path) || path.endsWith('.pdf')).toBe(true);
      for (const path of [pages.fabrics, pages.catalogue, href.fabric(shown.slug), pages.samples])
        expect([path, renderAt(content, path).status]).toEqual([path, 200]);
      for (const { slug } of content.withdrawnFabrics)
        expect([200, 410]).toContain(renderAt(content, href.fabric(slug)).status);
      const index = JSON.stringify(catalogueEntries(content));
      for (const { slug } of content.fabrics) expect(index).toContain(`"slug":"${slug}"`);
    }),
    { numRuns: 12 },
  );
  expect(published).toBeGreaterThan(3);
});

test('a mill with one fabric, or none of a collection, has every page', () => {
  const keys = Object.keys(shippedRecords.fabric);
  for (const kept of [keys.slice(0, 1), []]) {
    const fabric = Object.fromEntries(kept.map((key) => [key, shippedRecords.fabric[key]!]));
    const assembled = assembleRecords({ ...shippedRecords, fabric });
    if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
    const { content } = assembled;
    const paths = [
      ...staticPaths(content).filter((path) => !path.startsWith('/blog')),
      ...categoryIds.map((category) => href.fabrics({ category })),
      '/fabrics?category=unknown',
      '/fabrics?search=lace',
    ];
    for (const path of paths) {
      const { status, html } = renderAt(content, path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, /\b(undefined|NaN|null) (designs|fabrics)/.test(html)]).toEqual([path, false]);
    }
  }
});
