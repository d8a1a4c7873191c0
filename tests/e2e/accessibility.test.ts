import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { articleSlugs } from '../../src/content/journal/articles.ts';
import { kinds } from '../../src/contract/enquiry/kinds.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { findHiddenFocus } from '../support/browser/find-hidden-focus.ts';
import { findLostInForcedColours } from '../support/browser/find-lost-in-forced-colours.ts';
import { findMotion } from '../support/browser/find-motion.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { findUnspoken, readTree } from '../support/browser/read-tree.ts';
import { lookingTest as test } from '../support/server/site.ts';
import { fabricPaths, staticPaths } from '../support/browser/page-paths.ts';

/** Every page of the site; of the fabrics, which share one template, a few. */
const screens = [
  ...staticPaths,
  ...articleSlugs.map((slug) => href.article(slug)),
  ...fabricPaths(),
  href.quote({ product: fabricName(fabrics[0]!) }),
  href.quote({ product: fabrics.slice(0, 3).map(({ slug }) => slug) }),
  href.samples({ fabric: fabrics[0]!.slug }),
  href.compare(fabrics.slice(0, 4).map(({ slug }) => slug)),
  href.catalogue({ search: 'zzz' }),
  href.thankYou(kinds.price.thankYou),
  '/no-such-page',
];
const expected = [/404.*no-such-page/, /status of 404/];

/** All checks share one load of the page, because loading it again is slow. */
test.for(screens)('%s has no accessibility faults', async (path, { revisit }) => {
  const page = await revisit(path, { ...forAudit, width: 'phone', expected });
  expect(findUnspoken(await readTree(page)), 'read out').toEqual([]);
  await openAll(page);
  expect(await auditAccessibility(page), 'axe at 390 px').toEqual([]);
  expect(await findSmallTargets(page), 'hit with a thumb').toEqual([]);
  expect(await findMotion(page), 'still').toEqual([]);

  // The width of a laptop's window at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await findSidewaysScroll(page), 'at 320 px').toEqual([]);
  expect(await findHiddenFocus(page), 'focus at 400 %').toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await auditAccessibility(page), 'axe at 1440 px').toEqual([]);
  expect(await findHiddenFocus(page), 'focus at 1440 px').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await findLostInForcedColours(page);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(lost, 'in forced colours').toEqual([]);
});

/** Questions, articles: not what an island must find as the server wrote it. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details:not([data-island] *)')) {
      details.toggleAttribute('open', true);
    }
  });
}
