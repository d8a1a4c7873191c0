import { describe, expect, test } from 'vitest';
import { requireContent } from '../../../tests/support/content/many-fabrics.ts';
import {
  renderAt,
  siteFiles,
  siteUrl,
  staticPaths,
} from '../../../tests/support/content/render-at.ts';
import { shippedRecords } from '../../content/records/assemble-records.ts';
import { contentKinds } from '../../content/records/content-kinds.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { href, pages } from '../../contract/routes.ts';

const key = 'f014';
const gone = shippedRecords.fabric[key]!;
const content = requireContent({
  ...shippedRecords,
  fabric: { ...shippedRecords.fabric, [key]: contentKinds.fabric.takenOut!(gone) },
});
const path = href.fabric(gone.slug);

describe('a fabric that was taken out', () => {
  const { status, html } = renderAt(content, path);

  test('answers at its address that it is gone, with what is nearest and how to ask', () => {
    expect(status).toBe(410);
    expect(html).toContain(`<h1>${gone.number} ${gone.title} is no longer knitted</h1>`);
    expect(html).toContain(`/quote?product=${gone.number}+`);
    expect(html.match(/class="pc[ "]/g)?.length).toBe(3);
    expect(html).toContain('<main id="main" class="page');
    expect(html).toContain('content="noindex, follow"');
  });

  test('is printed like every page, and named nowhere else', () => {
    expect(staticPaths(content)).toContain(path);
    expect(staticPaths(content)).toHaveLength(staticPaths(shippedContent).length);
    for (const { path: file, body } of siteFiles(content, siteUrl))
      expect([file, leadsTo(body)]).toEqual([file, false]);
    for (const page of [pages.home, pages.fabrics, pages.catalogue, pages.samples])
      expect([page, leadsTo(renderAt(content, page).html)]).toEqual([page, false]);
  });
});

test('an address that another fabric has taken since shows that fabric', () => {
  const heir = { ...gone, id: 900, title: 'A Better Cloth' };
  const taken = requireContent({
    ...shippedRecords,
    fabric: { ...shippedRecords.fabric, [key]: { ...gone, withdrawn: true }, f900: heir },
  });
  expect(renderAt(taken, path)).toMatchObject({ status: 200 });
  expect(staticPaths(taken).filter((one) => one === path)).toHaveLength(1);
});

test('an address that no fabric ever had is still unknown', () => {
  expect(renderAt(content, href.fabric('no-such-cloth-99z')).status).toBe(404);
});

/** Pictures of other pages may show the cloth still, under its name. */
function leadsTo(text: string): boolean {
  return text.includes(`${path}"`) || text.includes(`${path}<`) || text.includes(`"${gone.slug}"`);
}
