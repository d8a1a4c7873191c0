import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { priceKind } from '../../src/contract/enquiry/price.ts';
import { href } from '../../src/contract/routes.ts';
import { findSidewaysScroll } from '../support/browser/axe-audit.ts';
import { isFocused } from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';
import { skipToContent, tabTo } from '../support/browser/tab-to.ts';
import { within } from '../support/patience.ts';

/** Every kind of enquiry, from the opened page to the confirmation, by keyboard alone. */
const thanks = (type: string) => new RegExp(`/thank-you\\?type=${type}$`);

test('a quote', async ({ visit, server }) => {
  const page = await visit('/quote');
  await skipToContent(page);
  const form = page.getByRole('form', { name: 'Quote request' });
  await write(page, form, {
    Name: 'Keys Quote',
    Phone: '98765 43210',
    Company: 'Rao Garments',
    Email: 'keys@rao.example',
  });
  await press(page, form.getByRole('button', { name: 'Send Request' }), 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectMail(server, 'Keys Quote');
});

test('a price, from a dialog that keeps the focus and returns it', async ({ visit, server }) => {
  const page = await visit(href.fabric(fabrics[0]!.slug), {
    options: { viewport: { width: 320, height: 640 } },
  });
  await skipToContent(page);
  const opener = page.locator('[data-price]:visible').first();
  await press(page, opener, 'Enter');
  const dialog = page.getByRole('dialog', { name: priceKind.texts.title });
  await dialog.waitFor();
  expect(await findSidewaysScroll(page)).toEqual([]);
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  }
  await write(page, dialog, { Email: 'keys@price.example' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate(isFocused)).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  expect(await email.inputValue()).toBe('keys@price.example');
  await press(page, dialog.getByRole('button', { name: priceKind.texts.submit }), 'Space');
  await page.waitForURL(thanks('price-request'));
  await expectMail(server, 'keys@price.example');
});

test('swatches', async ({ visit, server }) => {
  const page = await visit('/samples');
  await skipToContent(page);
  const form = page.getByRole('form', { name: 'Swatch pack request' });
  // There is a checkbox for every fabric before the name field; a search by number shows only one.
  const { number, slug } = fabrics[2]!;
  await tabTo(page, form.getByLabel('Find a fabric'));
  await page.keyboard.type(number);
  await form.getByText('1 fabric matches').waitFor();
  await press(page, form.locator(`[value="${slug}"]`), 'Space');
  await write(page, form, {
    Name: 'Keys Samples',
    Phone: '98765 43210',
    Address: '12 Mill Road',
  });
  await press(page, form.getByRole('button', { name: 'Request Free Samples' }), 'Enter');
  await page.waitForURL(thanks('sample-request'));
  await expectMail(server, 'Keys Samples');
});

test('the catalogue, a call and a message, from the contact page', async ({ visit, server }) => {
  const page = await visit('/contact');
  await skipToContent(page);
  const catalogue = page.getByRole('form', { name: 'Get Catalog' });
  await write(page, catalogue, { 'E-mail': 'keys@book.example' });
  await page.keyboard.press('Enter');
  await page.waitForURL(thanks('catalog-request'));

  await page.goto(`${server.url}/contact`);
  await skipToContent(page);
  const call = page.getByRole('form', { name: 'Schedule Call' });
  await write(page, call, { Name: 'Keys Call', Phone: '98765 43210' });
  await press(page, call.getByRole('button', { name: 'Schedule Call' }), 'Space');
  await page.waitForURL(thanks('schedule-call'));

  await page.goto(`${server.url}/contact`);
  await skipToContent(page);
  const message = page.getByRole('form', { name: 'Send Message' });
  await write(page, message, {
    Name: 'Keys Message',
    Email: 'keys@message.example',
    Requirements: 'Which locknit takes a pleat?',
  });
  await press(page, message.getByRole('button', { name: 'Send Message' }), 'Enter');
  await page.waitForURL(thanks('contact-message'));
  for (const words of ['keys@book.example', 'Keys Call', 'Keys Message']) {
    await expectMail(server, words);
  }
});

test('a call on a chosen day, on a narrow screen', async ({ visit, server }) => {
  const page = await visit('/schedule-call', {
    options: { viewport: { width: 320, height: 640 } },
  });
  await skipToContent(page);
  const form = page.getByRole('form', { name: 'Call booking' });
  await write(page, form, { Name: 'Keys Day', Phone: '98765 43210', Email: 'keys@day.example' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await form.locator('[name=date]:checked').count()).toBe(1);
  await press(page, form.locator('summary'), 'Enter');
  await write(page, form, { Notes: 'In the morning' });
  await press(page, form.getByRole('button', { name: 'Request Call' }), 'Enter');
  await page.waitForURL(thanks('schedule-call'));
  await expectMail(server, 'In the morning');
});

test('a lead, in a chat with the assistant', async ({ visit, server }) => {
  const page = await visit('/faq');
  const launcher = page.getByRole('link', { name: 'Chat with us!' });
  await press(page, launcher, 'Enter');
  const panel = page.getByRole('dialog', { name: 'Taana Assistant' });
  const input = panel.getByPlaceholder('Type your message...');
  await expect.poll(() => input.evaluate(isFocused)).toBe(true);
  await page.keyboard.type('elegant lace');
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.locator('.said-bot').count()).toBe(2);
  await expect.poll(() => input.evaluate(isFocused)).toBe(true);
  const request = panel.getByRole('link', { name: 'Request Samples & Quote' });
  for (let back = 0; back < 12 && !(await request.evaluate(isFocused)); back += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  const name = panel.getByLabel('Name');
  await expect.poll(() => name.evaluate(isFocused)).toBe(true);
  await page.keyboard.type('Keys Lead');
  await write(page, panel, { Email: 'keys@lead.example', Phone: '+91 98765 43210' });
  await tabTo(page, panel.getByLabel('Collection Interest'));
  await page.keyboard.press('ArrowDown');
  await press(page, panel.getByLabel('I agree to be contacted by the company'), 'Space');
  await press(page, panel.getByRole('button', { name: 'Submit' }), 'Enter');
  await panel.getByText('Thank you! Your request has reached the mill.').waitFor();
  await expectMail(server, 'Keys Lead');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await launcher.evaluate(isFocused)).toBe(true);
});

async function write(
  page: Page,
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await tabTo(page, form.getByLabel(label, { exact: false }).and(form.locator('.inp')).first());
    await page.keyboard.type(text);
  }
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

type Mailer = { mails(count: number): Promise<{ text?: string | undefined; to?: unknown }[]> };

async function expectMail(server: Mailer, words: string): Promise<void> {
  const all = async () => JSON.stringify(await server.mails(0));
  await expect.poll(all, { timeout: within(10_000) }).toContain(words);
}
