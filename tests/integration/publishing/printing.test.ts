import { expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { fixedPageIds, pageRow, pages } from '../../../src/contract/pages.ts';
import { shippedState } from '../../../src/server/printing/public-state.ts';
import { printEdits } from '../../support/publishing/print-edits.ts';
import { openPrintedSite, readBuilt } from '../../support/publishing/printed-site.ts';
import { within } from '../../support/patience.ts';

/** They show the day they were printed. */
const dated = new Set<string>(
  fixedPageIds.filter((id) => pageRow(id).dated).map((id) => pages[id]),
);

// A busy machine takes minutes for what takes seconds alone.
const patience = { timeout: within(300_000) };

test('the process prints from the shipped records what the build wrote', patience, async () => {
  const site = await openPrintedSite();
  const state = shippedState(shippedContent);
  await site.print(state, new Date());
  const built = site.manifest.pages.filter(
    ({ path }) => !path.endsWith('.pdf') && path !== '/desk',
  );
  expect([...site.bodies.keys()].toSorted()).toEqual(built.map(({ path }) => path).toSorted());
  const other: string[] = [];
  for (const file of built) {
    if (site.bodies.get(file.path) !== (await readBuilt(file))) other.push(file.path);
  }
  expect(other.filter((path) => !dated.has(path))).toEqual([]);
  // Nothing differs from what is held now, not even a second later.
  expect(await site.print(state, new Date(Date.now() + 1_000))).toEqual([]);
});

test(
  'after a dozen random edits each page is the one rendered from nothing',
  patience,
  async () => {
    const { kinds, changed } = await printEdits({ count: 12, seed: 20_261_116, compareEvery: 4 });
    expect(kinds).toBeGreaterThan(9);
    expect(changed).toBeGreaterThan(0);
  },
);
