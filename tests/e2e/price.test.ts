import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { priceKind } from '../../src/contract/enquiry/price.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import {
  answerCalls,
  expectNotice,
  garbled,
  holdAnswer,
  isFocused,
  lost,
  provoked,
  refusedWith,
} from '../support/enquiries/form-steps.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { readTree } from '../support/browser/read-tree.ts';
import { test } from '../support/server/site.ts';

const call = 'send-price-request';
const fabric = fabrics[0]!;
const path = href.fabric(fabric.slug);
/** The button is in the dock on a phone and beside the record on a wide screen. */
const openerOf = (page: Page) =>
  page.locator(`[data-price="${fabricName(fabric)}"]:visible`).first();

test('Request Price is sent, refused with the right texts, and accepted, on a phone', async ({
  visit,
  server,
}) => {
  const page = await visit(path, { ...forAudit, width: 'phone', expected: provoked });
  const waits = holdAnswer();
  const calls = await answerCalls(page, call, [
    lost,
    garbled,
    refusedWith('The mill says no.'),
    refusedWith(''),
    waits.answer,
  ]);
  const opener = openerOf(page);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: priceKind.texts.title });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(`No. ${fabric.number}`);
  expect(await dialog.innerText()).toContain(fabric.title);
  expect(await dialog.getByText(priceKind.texts.question).isVisible()).toBe(true);
  expect(await auditAccessibility(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const spoken = await readTree(page, 'dialog[open]');
  expect(spoken[0]).toEqual({ role: 'dialog', name: priceKind.texts.title });
  expect(spoken.map(({ role, name }) => `${role} ${name}`)).toEqual(
    expect.arrayContaining([
      `heading ${priceKind.texts.title}`,
      'radio Email',
      'radio Phone',
      'textbox Email',
      `button ${priceKind.texts.submit}`,
      'button Cancel',
      'button Close',
    ]),
  );

  const submit = dialog.getByRole('button', { name: priceKind.texts.submit });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await email.fill('asha at rao');
  await submit.click();
  await expectNotice(page, 'Invalid Email', 'Please enter a valid email address.');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await email.evaluate(isFocused)).toBe(true);
  expect(await auditAccessibility(page)).toEqual([]);

  await dialog.getByRole('radio', { name: 'Phone' }).check();
  await dialog.getByText(priceKind.texts.phoneHint).waitFor();
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await phone.fill('98765 4321');
  await submit.click();
  await expectNotice(page, 'Invalid Phone Number', 'Please enter a valid 10-digit phone number.');
  expect(await auditAccessibility(page)).toEqual([]);
  await dialog.getByLabel('Country').selectOption('QA');
  await submit.click();
  await expectNotice(page, 'Invalid Phone Number', priceKind.texts.invalidForeignPhone);
  expect(calls.keys).toEqual([]);

  await phone.fill('3312 3456');
  for (const text of [
    'Failed to send request. Please try again.',
    'Failed to send request. Please try again.',
    'The mill says no.',
    'Failed to send price request. Please try again.',
  ]) {
    await submit.click();
    await expectNotice(page, 'Error', text);
    expect(await dialog.isVisible()).toBe(true);
    expect(await phone.inputValue()).toBe('3312 3456');
    await page.getByRole('button', { name: 'Close notice' }).click();
  }

  await submit.click();
  const sending = dialog.getByRole('button', { name: 'Sending...' });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  expect(await sending.locator('.spinner').count()).toBe(1);
  waits.release();
  await page.waitForURL(`${server.url}/thank-you?type=price-request`);
  expect(new Set(calls.keys).size).toBe(1);
  expect(calls.bodies.at(-1)).toMatchObject({
    productName: fabricName(fabric),
    contactMethod: 'phone',
    contactValue: '3312 3456',
    country: 'QA',
    privacyVersion: '1.0',
    source: { landing: path },
  });
  expect(await page.locator('main').innerText()).toMatch(/by the metre, not as garments/);
});

test('an answer without success is shown in its words and is not sent again', async ({ visit }) => {
  const page = await visit(path, { expected: provoked });
  const calls = await answerCalls(page, call, [
    (route) => route.fulfill({ json: {} }),
    (route) => route.fulfill({ json: { error: 'The mill says no.' } }),
  ]);
  await openerOf(page).click();
  const dialog = page.getByRole('dialog', { name: priceKind.texts.title });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('asha@rao.example');
  for (const text of ['Failed to send price request. Please try again.', 'The mill says no.']) {
    await dialog.getByRole('button', { name: priceKind.texts.submit }).click();
    await expectNotice(page, 'Error', text);
    expect(await page.locator('.waiting').count()).toBe(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBeNull();
  expect(calls.keys).toHaveLength(2);
});

test('an address is kept while it is typed, and forgotten once the request was accepted', async ({
  visit,
  server,
}) => {
  const page = await visit(path);
  const email = page.getByRole('textbox', { name: 'Email' });
  await openerOf(page).click();
  await email.fill('asha@rao.example');
  await page.keyboard.press('Escape');
  await openerOf(page).click();
  expect(await email.inputValue()).toBe('asha@rao.example');
  await page.getByRole('dialog').getByRole('button', { name: priceKind.texts.submit }).click();
  await page.waitForURL(`${server.url}/thank-you?type=price-request`);
  await page.goto(`${server.url}${path}`);
  await openerOf(page).click();
  await email.waitFor();
  expect(await email.inputValue()).toBe('');
});

test('Escape hides the dialog in its own frame, closes it after that, and twice closes it once', async ({
  visit,
}) => {
  const page = await visit(path);
  await openerOf(page).click();
  const dialog = page.getByRole('dialog', { name: priceKind.texts.title });
  await dialog.waitFor();
  const steps = await dialog.evaluateHandle((element: HTMLDialogElement) => {
    const seen: string[] = [];
    element.addEventListener('close', () => seen.push('closed'));
    element.addEventListener('cancel', () =>
      requestAnimationFrame(() =>
        seen.push(element.open && getComputedStyle(element).opacity === '0' ? 'hidden' : 'shown'),
      ),
    );
    return seen;
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => steps.jsonValue()).toEqual(['hidden', 'closed']);
  await expect.poll(() => openerOf(page).evaluate(isFocused)).toBe(true);
  await openerOf(page).click();
  await dialog.waitFor();
  await expect
    .poll(() => dialog.evaluate((element) => getComputedStyle(element).opacity))
    .toBe('1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect((await steps.jsonValue()).filter((step) => step === 'closed')).toHaveLength(2);
});

test('an unexpected error in the browser has its own text', async ({ visit }) => {
  const page = await visit(path);
  await openerOf(page).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@rao.example');
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('no randomness');
    };
  });
  await page.getByRole('dialog').getByRole('button', { name: priceKind.texts.submit }).click();
  await expectNotice(page, 'Error', 'Something went wrong. Please try again.');
});

test('without script the button links to a quote for the same fabric', async ({ visit }) => {
  const page = await visit(path, { script: false });
  const opener = openerOf(page);
  await opener.click();
  await page.waitForURL(/\/quote\?product=/);
  expect(await page.locator('[name=product]').inputValue()).toBe(fabricName(fabric));
});
