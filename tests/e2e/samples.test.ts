import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import {
  answerCalls,
  expectFields,
  expectNotice,
  fillFields,
  lost,
  provoked,
  refusedWith,
} from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';

const visitor = { name: 'Asha Rao', phone: '98765 43210', address: '12 Mill Road' };
const slugs = fabrics.slice(0, 8).map(({ slug }) => slug);
const formOf = (page: Page) => page.getByRole('form', { name: 'Swatch pack request' });

test('swatches are searched, chosen, limited to six and requested', async ({ visit, server }) => {
  const address = href.samples({ fabric: slugs.slice(0, 2) });
  const page = await visit(address, { ...forAudit, expected: provoked });
  const calls = await answerCalls(page, 'send-sample-request', [
    lost,
    refusedWith('No couriers today.'),
    refusedWith(''),
  ]);
  const form = formOf(page);
  const submit = form.getByRole('button', { name: 'Request Free Samples' });
  const pack = form.getByRole('complementary', { name: 'Your pack' });
  await form.getByLabel('Name').focus();
  await page.locator('[data-island=samples-form][data-live]').waitFor();
  await form.getByText('2 of 6 chosen').waitFor();

  await form.getByLabel('Find a fabric').fill('no such cloth');
  await form.getByText(/No fabric matches/).waitFor();
  await form.getByLabel('Find a fabric').fill(fabrics[2]!.number);
  await form.locator('.picker-row:visible').first().click();
  await form.getByText('3 of 6 chosen').waitFor();
  await form.getByLabel('Find a fabric').fill('');
  for (const slug of slugs.slice(3, 6)) await form.locator(`[value="${slug}"]`).check();
  await form.getByText('6 of 6 chosen').waitFor();
  expect(await form.locator(`[value="${slugs[6]}"]`).isDisabled()).toBe(true);
  expect(await auditAccessibility(page)).toEqual([]);
  await pack
    .getByRole('button', { name: /^Take out/ })
    .first()
    .click();
  await form.getByText('5 of 6 chosen').waitFor();
  expect(await form.locator(`[value="${slugs[6]}"]`).isDisabled()).toBe(false);

  await submit.click();
  await expectNotice(
    page,
    'Missing Information',
    'Please choose your fabrics and fill in your name, phone number and address.',
  );
  expect(calls.keys).toEqual([]);
  await fillFields(form, visitor);
  for (const text of [
    'Error requesting samples. Please try again.',
    'No couriers today.',
    'Failed to request samples. Please try again.',
  ]) {
    await submit.click();
    await expectNotice(page, 'Error', text);
    await expectFields(form, visitor);
  }
  await page.reload();
  await expectFields(form, visitor);
  expect(await form.locator('[name=fabrics]:checked').count()).toBeGreaterThanOrEqual(5);
  await form.getByLabel('Name').focus();
  await page.locator('[data-island=samples-form][data-live]').waitFor();
  await submit.click();
  await page.waitForURL(`${server.url}/thank-you?type=sample-request`);
  expect(calls.bodies.at(-1)).toMatchObject(visitor);
});

test('without script boxes are ticked and sent; a seventh is refused and all ticks are kept', async ({
  visit,
  server,
}) => {
  const page = await visit(href.samples({ fabric: slugs[0]! }), {
    script: false,
    expected: [/422/],
    options: { viewport: { width: 320, height: 640 } },
  });
  const form = formOf(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await form.locator('[name=fabrics]:checked').count()).toBe(1);
  for (const slug of slugs.slice(1, 7)) await form.locator(`[value="${slug}"]`).check();
  await fillFields(form, visitor);
  await form.getByRole('button', { name: 'Request Free Samples' }).click();
  await page.getByText('Please choose at most 6 fabrics.').first().waitFor();
  await expectFields(form, visitor);
  expect(await form.locator('[name=fabrics]:checked').count()).toBe(7);
  await form.locator(`[value="${slugs[6]}"]`).uncheck();
  await form.getByRole('button', { name: 'Request Free Samples' }).click();
  await page.waitForURL(`${server.url}/thank-you?type=sample-request`);
});
