import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { expectNotice } from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';

test('fabrics are collected in the basket, kept, completed and quoted, on a phone', async ({
  visit,
  server,
}) => {
  const page = await visit('/categories/pure-cotton-fabrics', { ...forAudit, width: 'phone' });
  const count = page.locator('[data-basket-link]');
  expect(await count.isVisible()).toBe(false);
  const add = page.getByRole('link', { name: 'Add to quote' });
  await add.first().click();
  await expectNotice(
    page,
    'Added to your quote',
    '1 fabric is set aside. Metres and shades are asked on the quote page.',
  );
  await add.first().click();
  await add.first().click();
  await page.waitForFunction(
    () => document.querySelector('[data-basket-count]')?.textContent === '3',
  );
  expect(await auditAccessibility(page)).toEqual([]);

  await page.reload();
  await count.waitFor();
  expect(await count.innerText()).toContain('3');
  await expect.poll(() => page.getByRole('link', { name: 'In your quote' }).count()).toBe(3);

  await page.goto(`${server.url}/quote`);
  await page.waitForURL(/\/quote\?product=/);
  const lines = page.locator('[data-line]');
  await expect.poll(() => lines.count()).toBe(3);
  expect(await page.locator('[name=quantity]').count()).toBe(0);
  const second = await lines.nth(1).getAttribute('data-line');
  await lines
    .nth(1)
    .getByLabel(/^Metres/)
    .fill('300');
  await lines
    .nth(1)
    .getByLabel(/^Shade/)
    .fill('Kora');
  await lines
    .nth(0)
    .getByRole('link', { name: /^Remove/ })
    .click();
  await page.waitForFunction(() => document.querySelectorAll('[data-line]').length === 2);
  expect(await lines.first().getAttribute('data-line')).toBe(second);
  await page.waitForFunction(
    () => (document.querySelector('#line-1-metres') as HTMLInputElement).value === '300',
  );
  expect(
    await lines
      .first()
      .getByLabel(/^Shade/)
      .inputValue(),
  ).toBe('Kora');
  expect(await auditAccessibility(page)).toEqual([]);

  await page.getByLabel('Name').fill('Basket Buyer');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByRole('dialog').waitFor();
  const sent = await server.mails(1);
  const texts = sent.map(({ text }) => text).join('\n');
  expect(texts).toContain('Basket Buyer');
  expect(texts).toContain('300');
  await page.locator('[data-basket-link]').waitFor({ state: 'hidden' });
  await page.reload();
  expect(await page.locator('[data-line]').count()).toBe(0);
});

test('without script the address lists several fabrics, and each can be removed', async ({
  visit,
  server,
}) => {
  const [first, second] = [fabrics[0]!, fabrics[1]!];
  const page = await visit(href.quote({ product: [first.slug, second.slug] }), {
    script: false,
    expected: [/422/],
    options: { viewport: { width: 320, height: 640 } },
  });
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByLabel(`Metres of ${fabricName(second)}`).fill('450');
  await page.getByLabel('Phone').fill('1');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByText('Missing Information').waitFor();
  expect(await page.getByLabel(`Metres of ${fabricName(second)}`).inputValue()).toBe('450');
  await page.getByLabel('Name').fill('Plain Basket');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.waitForURL(`${server.url}/thank-you?type=quote-request`);

  await page.goto(`${server.url}${href.quote({ product: [first.slug, second.slug] })}`);
  await page.getByRole('link', { name: `Remove ${fabricName(first)}` }).click();
  expect(await page.locator('[name=product]').inputValue()).toBe(fabricName(second));
});
