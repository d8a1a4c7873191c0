import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/audit.ts';
import { test } from '../support/site.ts';
import { fabricPaths, staticPaths } from '../support/static-paths.ts';

const quoteForFabric = href.quote({ product: fabricName(fabrics[0]!) });
/** Articles are held to the same in content.test.ts, with everything in them opened. */
const screens = [...staticPaths, ...fabricPaths(), quoteForFabric, '/no-such-page'];
const expected = [/404.*no-such-page/, /status of 404/];

/** One visit for all three widths: loading a page costs more than asking it again. */
test.for(screens)('%s serves everyone at 320, 390 and 1440 px', async (path, { visit }) => {
  const page = await visit(path, { ...forAudit, width: 'phone', expected });
  expect(await auditAccessibility(page), 'axe at 390 px').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findSidewaysScroll(page), 'at 320 px').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await auditAccessibility(page), 'axe at 1440 px').toEqual([]);
});
