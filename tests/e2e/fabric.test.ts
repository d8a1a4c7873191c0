import { expect } from 'vitest';
import { shippedContent } from '../../src/content/shipped-content.ts';
import { requireConstructionText } from '../../src/content/site-content.ts';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { specification, workingFacts } from '../../src/domain/fabric/specification.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { lookingTest as test } from '../support/server/site.ts';

const fabric = fabrics.find(({ slug }) => slug === 'locknit-premium-14b')!;
const path = href.fabric(fabric.slug);
const name = fabricName(fabric);

test('the record is complete without script, with every kind of request', async ({ visit }) => {
  const page = await visit(path, { script: false, width: 'phone' });
  const main = page.getByRole('main');
  const text = await main.textContent();
  const { how, gives } = requireConstructionText(shippedContent, fabric.construction.name);
  for (const words of [fabric.title, fabric.description, how, gives]) expect(text).toContain(words);
  for (const fact of [
    ...specification(fabric, shippedContent.terms),
    ...workingFacts(fabric, shippedContent.terms),
  ]) {
    const cell = main.getByRole('row', { name: new RegExp(`^${fact.name}\\b`) }).first();
    expect(await cell.textContent()).toContain(fact.value);
  }
  for (const shade of fabric.shades) expect(text).toContain(shade.name);

  const leads = async (label: string) =>
    main.getByRole('link', { name: label, exact: true }).first().getAttribute('href');
  const quote = href.quote({ product: name });
  // On a phone it is in the dock.
  expect(await main.locator('.dock-price').getAttribute('href')).toBe(quote);
  expect(await leads('Get Quote')).toBe(quote);
  expect(await leads('Ask for a swatch')).toBe(href.samples({ fabric: fabric.slug }));
  expect(await leads('Compare')).toBe(href.compare([fabric.slug]));
  expect(await leads('Add to quote')).toBe(quote);
  expect(await leads('Sheet as PDF')).toBe(`${path}.pdf`);
  expect(await main.getByRole('button', { name: 'WhatsApp the mill' }).count()).toBe(1);
  expect(await main.locator('#ask-whatsapp [name=product]').getAttribute('value')).toBe(name);

  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await crumb.boundingBox())!.height).toBeLessThan(60);
  const neighbours = main
    .getByRole('navigation', { name: 'Neighbouring fabrics' })
    .getByRole('link');
  expect(await neighbours.count()).toBe(2);
  for (const neighbour of await neighbours.all()) {
    expect(await neighbour.getAttribute('href')).toMatch(/^\/fabrics\/[a-z0-9-]+$/);
  }
});

test('pictures can be changed, the dock requests a price, and the page is accessible', async ({
  visit,
}) => {
  const page = await visit(path, { ...forAudit, width: 'phone' });
  const gallery = page.locator('.gal[data-gallery]');
  const thumbs = gallery.locator('.gal-thumbs a');
  if ((await thumbs.count()) > 1) {
    await thumbs.nth(1).click();
    await expect.poll(() => gallery.locator('.gal-count').innerText()).toMatch(/^2\/\d$/);
    await expect.poll(() => thumbs.nth(1).getAttribute('aria-current')).toBe('true');
  }
  // The three elements of a phone's dock must not cover each other.
  const boxes = await Promise.all(
    ['.chat-left', '.dock-price', '.chat-right'].map((part) => page.locator(part).boundingBox()),
  );
  const [left, price, right] = boxes.map((box) => box!);
  expect(left!.x + left!.width).toBeLessThanOrEqual(price!.x + 1);
  expect(price!.x + price!.width).toBeLessThanOrEqual(right!.x + 1);
  expect(price!.height).toBeGreaterThanOrEqual(44);

  expect(await auditAccessibility(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await auditAccessibility(page)).toEqual([]);
});

test('a fabric page prints on one or two pages', async ({ visit }) => {
  const page = await visit(path);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.bar', '.foot', '.info-acts', '.near', '.dock-price']) {
    expect(await page.locator(part).first().isVisible()).toBe(false);
  }
  expect(await page.locator('.print-head').isVisible()).toBe(true);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(2);
});

test('sheet and catalogue can be downloaded, and the catalogue is small enough for a mail', async ({
  server,
}) => {
  for (const address of [`${path}.pdf`, '/catalogue.pdf']) {
    const answer = await fetch(server.url + address);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(8 * 1024 * 1024);
  }
});
