import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import {
  answerCalls,
  expectFields,
  expectNotice,
  fillFields,
  holdAnswer,
  isFocused,
  lost,
  provoked,
  refusedWith,
} from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';

const buyer = {
  name: 'Asha Rao',
  company: 'Rao Garments',
  email: 'asha@rao.example',
  phone: '+91 98765 43210',
  requirements: 'Which locknit takes a pleat?',
};
const catalog = (page: Page) => page.getByRole('form', { name: 'Get Catalog' });
const call = (page: Page) => page.getByRole('form', { name: 'Schedule Call' });
const message = (page: Page) => page.getByRole('form', { name: 'Send Message' });

describe('the contact page', () => {
  test('sends the catalogue, on a phone', async ({ visit, server }) => {
    const page = await visit('/contact', { ...forAudit, width: 'phone', expected: provoked });
    const calls = await answerCalls(page, 'send-quote-email', [
      lost,
      refusedWith('Twice is enough.'),
      refusedWith(''),
    ]);
    const form = catalog(page);
    const submit = form.getByRole('button', { name: 'Send Catalogue' });
    await form.getByLabel('E-mail').focus();
    await page.locator('[data-island=contact-actions][data-live]').waitFor();
    await submit.click();
    await expectNotice(page, 'Please enter your e-mail address.');
    expect(calls.keys).toEqual([]);
    expect(await auditAccessibility(page)).toEqual([]);

    await form.getByLabel('E-mail').fill('asha@rao.example');
    for (const text of [
      'Error sending catalog request. Please try again.',
      'Twice is enough.',
      'Failed to send catalog request. Please try again.',
    ]) {
      await submit.click();
      await expectNotice(page, text);
    }
    await submit.click();
    await page.waitForURL(`${server.url}/thank-you?type=catalog-request`);
    expect(calls.bodies.at(-1)).toMatchObject({
      phone: 'Not provided',
      product: 'Complete Catalog & Pricing',
      quantity: 'All products',
      email: 'asha@rao.example',
    });
    expect(new Set(calls.keys).size).toBe(1);
    const download = page.getByRole('link', { name: /Download the Catalogue/ });
    expect(await download.getAttribute('href')).toBe('/catalogue.pdf');
    expect(await page.locator('main').innerText()).toMatch(/spam/);
  });

  test('requests a call, on a desktop', async ({ visit, server }) => {
    const page = await visit('/contact', { expected: provoked });
    const calls = await answerCalls(page, 'send-schedule-email', [
      lost,
      refusedWith('The line is taken.'),
      refusedWith(''),
    ]);
    const form = call(page);
    const submit = form.getByRole('button', { name: 'Schedule Call' });
    await form.getByLabel('Name').fill('Asha');
    await page.locator('[data-island=contact-actions][data-live]').waitFor();
    await submit.click();
    await expectNotice(page, 'Please enter your phone number.');
    expect(await form.getByLabel('Phone').evaluate(isFocused)).toBe(true);
    expect(calls.keys).toEqual([]);
    await form.getByLabel('Phone').fill('98765 43210');
    for (const text of [
      'Error scheduling call. Please try again.',
      'The line is taken.',
      'Failed to schedule call. Please try again.',
    ]) {
      await submit.click();
      await expectNotice(page, text);
    }
    await submit.click();
    await page.waitForURL(`${server.url}/thank-you?type=schedule-call`);
    expect(calls.bodies.at(-1)).toMatchObject({ preferredTime: 'Next available slot' });
    expect(calls.bodies.at(-1)).not.toHaveProperty('date');
  });

  test('sends a message, on a phone', async ({ visit, server }) => {
    const page = await visit('/contact', { ...forAudit, width: 'phone', expected: provoked });
    const waits = holdAnswer();
    const calls = await answerCalls(page, 'send-contact-message', [
      lost,
      refusedWith('Not today.'),
      refusedWith(''),
      waits.answer,
    ]);
    const form = message(page);
    const submit = form.getByRole('button', { name: 'Send Message' });
    await fillFields(form, { ...buyer, email: '', phone: '' });
    await page.locator('[data-island=contact-form][data-live]').waitFor();
    await submit.click();
    await expectNotice(
      page,
      'Missing Information',
      'Please fill in your name and an e-mail address or phone number.',
    );
    expect(calls.keys).toEqual([]);
    expect(await auditAccessibility(page)).toEqual([]);
    await fillFields(form, buyer);
    for (const text of [
      'Error sending message. Please try again.',
      'Not today.',
      'Failed to send message. Please try again.',
    ]) {
      await submit.click();
      await expectNotice(page, 'Error', text);
      await expectFields(form, buyer);
    }
    await submit.click();
    await form.getByRole('button', { name: 'Sending Message...' }).waitFor();
    waits.release();
    await page.waitForURL(`${server.url}/thank-you?type=contact-message`);
  });
});

test('shows the direct contacts, and fits a narrow screen', async ({ visit }) => {
  const page = await visit('/contact', { options: { viewport: { width: 320, height: 640 } } });
  const direct = page.getByRole('complementary', { name: 'Direct contact' });
  const text = await direct.innerText();
  for (const part of ['sales@taana.example', 'Domestic sales desk', 'Export sales desk'])
    expect(text).toContain(part);
  expect(text).toMatch(/Amritsar, Punjab/);
  expect(text).toMatch(/Mon-Fri 9AM-6PM/);
  expect(await direct.getByRole('link', { name: 'Get Quote' }).getAttribute('href')).toBe('/quote');
  expect(await direct.getByRole('link', { name: 'Schedule a Call' }).getAttribute('href')).toBe(
    '/schedule-call',
  );
  expect(await page.getByRole('button', { name: 'Open WhatsApp' }).count()).toBe(1);
  expect(await page.locator('main').innerText()).toContain('150+ clients');
  expect(await findSidewaysScroll(page)).toEqual([]);
});

test('fits a narrow screen without its faces, whatever the mill is called there', async ({
  visit,
}) => {
  const page = await visit('/contact', {
    options: { viewport: { width: 320, height: 640 } },
    prepare: (fresh) => fresh.route('**/fonts/*', (route) => route.abort()),
    expected: [/net::ERR_FAILED/],
  });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('[href^="mailto:"]'))
      link.textContent = 'exports@sriguruamardasknittingmills.example';
  });
  expect(await findSidewaysScroll(page)).toEqual([]);
});

test('without script all three forms work, and are shown again when something is missing', async ({
  visit,
  server,
}) => {
  const page = await visit('/contact', { script: false, expected: [/422/] });
  await fillFields(message(page), { ...buyer, name: '  ' });
  await message(page).getByRole('button').click();
  await page.getByText('Missing Information').waitFor();
  await expectFields(message(page), { ...buyer, name: '  ' });
  expect(await page.getByText('Please enter your name.').isVisible()).toBe(true);
  await fillFields(message(page), { name: 'Plain Poster' });
  await message(page).getByRole('button').click();
  await page.waitForURL(`${server.url}/thank-you?type=contact-message`);

  await page.goto(`${server.url}/contact`);
  await call(page).getByLabel('Name').fill('Asha');
  await call(page).getByLabel('Phone').fill('98765 43210');
  await call(page).getByRole('button').click();
  await page.waitForURL(`${server.url}/thank-you?type=schedule-call`);

  await page.goto(`${server.url}/contact`);
  await catalog(page).getByLabel('E-mail').fill('plain@poster.example');
  await catalog(page).getByRole('button').click();
  await page.waitForURL(`${server.url}/thank-you?type=catalog-request`);
});
