import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import manifest from '../../public/pictures/manifest.json' with { type: 'json' };
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import { widths } from '../support/browser/browser.ts';
import {
  answerCalls,
  expectFields,
  expectNotice,
  fillFields,
  holdAnswer,
  isFocused,
  provoked,
  refusedWith,
} from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';

const buyer = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  company: 'Rao Garments',
  email: 'asha@rao-garments.example',
  quantity: '500 metres',
  requirements: 'Bottle green, bio-polish.\nBefore Diwali.',
};
const failed = 'Failed to send quote request. Please try again.';
const missing = 'Please fill in your name and phone number.';
const formOf = (page: Page) => page.getByRole('form', { name: 'Quote request' });
const submit = (page: Page) => page.locator('form:has([name=phone]) [type=submit]').click();

describe.for(widths)('a quote request on a %s', (width) => {
  test('is refused, kept, accepted, confirmed and mailed to both sides', async ({
    visit,
    server,
  }) => {
    const before = (await server.mails(0)).length;
    const page = await visit('/quote?product=Locknit', { ...forAudit, width, expected: provoked });
    const calls = await answerCalls(page, 'send-quote-email', [refusedWith('busy')]);
    const form = formOf(page);
    for (const blank of [{ name: '   ' }, { phone: ' ' }]) {
      await fillFields(form, { ...buyer, ...blank });
      await submit(page);
      await expectNotice(page, 'Missing Information', missing);
      const field = form.locator(`[name=${Object.keys(blank)[0]}]`);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.evaluate(isFocused)).toBe(true);
    }
    expect(await form.locator('[name=company]').inputValue()).toBe(buyer.company);
    expect(calls.keys).toEqual([]);
    expect(await auditAccessibility(page)).toEqual([]);

    await fillFields(form, buyer);
    await submit(page);
    await expectNotice(page, 'Error', failed);
    await expectFields(form, buyer);
    await server.stop();
    await submit(page);
    await page.locator('.waiting').waitFor();
    await expectNotice(page, 'Error', failed);
    await expectFields(form, buyer);
    await server.start();
    await submit(page);

    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/within 24 hours/);
    expect(await dialog.innerText()).toMatch(/by the metre, not finished garments/);
    expect(await auditAccessibility(page)).toEqual([]);
    expect(new Set(calls.keys).size).toBe(1);
    await expectFields(form, { product: 'Locknit', name: '', phone: '', requirements: '' });

    const mails = await server.mails(before + 2);
    const mine = mails.filter(({ subject, text }) => `${subject} ${text}`.includes('Asha Rao'));
    const sales = mine.find(({ replyTo }) => replyTo?.[0]?.address === buyer.email);
    const receipt = mine.find(({ to }) => to?.[0]?.address === buyer.email);
    expect(sales?.text).toContain('Bottle green, bio-polish.');
    expect(sales?.text).toContain('500 metres');
    const reference = /\b[A-Z]{1,4}-[A-Z0-9-]{4,}\b/.exec(receipt?.text ?? '')?.[0];
    expect(reference).toBeDefined();
    expect(mails.filter(({ text }) => text?.includes(reference ?? '')).length).toBeGreaterThan(1);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/quote');
    await page.reload();
    await expectFields(form, { name: '' });
  });
});

test('what was typed survives a reload', async ({ visit }) => {
  const page = await visit('/quote');
  await fillFields(formOf(page), buyer);
  await page.reload();
  await expectFields(formOf(page), buyer);
});

test('the button says that it is sending and ignores a second click', async ({ visit }) => {
  const page = await visit('/quote');
  const waits = holdAnswer();
  const calls = await answerCalls(page, 'send-quote-email', [waits.answer]);
  await fillFields(formOf(page), buyer);
  await submit(page);
  const button = page.getByRole('button', { name: 'Sending Your Request...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Name').press('Enter');
  waits.release();
  await page.getByRole('dialog').waitFor();
  expect(calls.keys).toHaveLength(1);
  expect(calls.bodies[0]).toMatchObject({ ...buyer, product: '', website: '' });
});

test('the spam trap is out of reach, shows success and mails nothing', async ({
  visit,
  server,
}) => {
  const before = (await server.mails(0)).length;
  const page = await visit('/quote');
  const trap = page.locator('[name=website]');
  expect(await trap.getAttribute('tabindex')).toBe('-1');
  const box = await trap.boundingBox();
  expect(box === null || box.x + box.width <= 0 || box.width <= 1).toBe(true);
  expect(await page.getByRole('textbox', { name: /website/i }).count()).toBe(0);

  await fillFields(formOf(page), { ...buyer, name: 'Robot Robotson' });
  await trap.evaluate((field) => {
    (field as HTMLInputElement).value = 'https://spam.example';
  });
  await submit(page);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await fillFields(formOf(page), { name: 'Person After', phone: '1' });
  await submit(page);
  const texts = (await server.mails(before + 1)).map(({ subject, text }) => `${subject} ${text}`);
  expect(texts.join('\n')).toContain('Person After');
  expect(texts.join('\n')).not.toContain('Robot Robotson');
});

describe('the selected product', () => {
  test.for(widths)(
    'shows its pictures in turn on a %s and wraps around',
    async (width, { visit }) => {
      const [slug, pictures] = Object.entries(manifest.fabrics).find(([, all]) => all.length > 1)!;
      const page = await visit(href.quote({ product: slug }), { width });
      const fabric = fabrics.find((one) => one.slug === slug)!;
      await expectFields(formOf(page), { product: fabricName(fabric) });
      const card = page.getByRole('complementary', { name: 'Selected Product' });
      expect(await card.innerText()).toContain('Quote on Request');
      const total = pictures.length;
      await card.scrollIntoViewIfNeeded();
      await card.getByText(`1/${total}`, { exact: true }).waitFor();
      await card.getByRole('button', { name: 'Next picture' }).click();
      await card.getByText(`2/${total}`, { exact: true }).waitFor();
      const previous = card.getByRole('button', { name: 'Previous picture' });
      await previous.click();
      await previous.click();
      await card.getByText(`${total}/${total}`, { exact: true }).waitFor();
      await card.getByRole('button', { name: 'Next picture' }).click();
      await card.getByText(`1/${total}`, { exact: true }).waitFor();
    },
  );

  test('may be unknown, and replaces one stored in an earlier visit', async ({ visit, server }) => {
    const page = await visit('/quote');
    await page.getByLabel(/^Product/).fill('Something else');
    await page.goto(`${server.url}${href.quote({ product: 'Anything <b> 14B' })}`);
    await expectFields(formOf(page), { product: 'Anything <b> 14B' });
    expect(await page.getByText('Selected Product').count()).toBe(0);
  });
});

test('without script an invalid request is shown again completely, and a corrected one is accepted', async ({
  visit,
  server,
}) => {
  const page = await visit('/quote?product=Locknit', { script: false, expected: [/422/] });
  const form = formOf(page);
  await fillFields(form, { ...buyer, name: '   ' });
  await submit(page);
  await page.getByText('Missing Information').waitFor();
  expect(await page.getByText(missing).isVisible()).toBe(true);
  expect(await page.getByText('Please enter your name.').isVisible()).toBe(true);
  await expectFields(form, { ...buyer, name: '   ', product: 'Locknit' });
  await fillFields(form, { name: 'Plain Poster' });
  await submit(page);
  await page.waitForURL(`${server.url}/thank-you?type=quote-request`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank you/i);
  expect(await page.getByRole('link', { name: 'Back to Home' }).isVisible()).toBe(true);

  const caught = await fetch(`${server.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Robot', phone: '1', website: 'x' }),
    redirect: 'manual',
  });
  expect(caught.status).toBe(303);
  expect(caught.headers.get('location')).toContain('/thank-you?type=quote-request');
});
