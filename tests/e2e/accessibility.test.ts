import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/audit.ts';
import { widths } from '../support/browser.ts';
import { test } from '../support/site.ts';
import { fabricPaths, staticPaths } from '../support/static-paths.ts';

const quoteForFabric = href.quote({ product: fabricName(fabrics[0]!) });
/** Articles are held to the same in content.test.ts, with everything in them opened. */
const screens = [...staticPaths, ...fabricPaths(), quoteForFabric, '/no-such-page'];
const expected = [/404.*no-such-page/, /status of 404/];

describe.for(widths)('on a %s', (width) => {
  test.for(screens)('axe finds nothing on %s', async (path, { visit }) => {
    const page = await visit(path, { ...forAudit, width, expected });
    expect(await auditAccessibility(page)).toEqual([]);
  });
});

describe('at 320 px', () => {
  const options = { viewport: { width: 320, height: 640 } };
  test.for(screens)('%s does not scroll sideways', async (path, { visit }) => {
    const page = await visit(path, { options, expected });
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});
