import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bookingDays } from '../../src/domain/booking/booking-days.ts';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import {
  answerCalls,
  expectFields,
  expectNotice,
  fillFields,
  holdAnswer,
  lost,
  provoked,
  refusedWith,
} from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';

const visitor = { name: 'Asha Rao', phone: '+91 98765 43210' };
const missing = 'Please fill in your name, phone number, and select a date.';
const failed = 'Failed to schedule call. Please try again.';
const formOf = (page: Page) => page.getByRole('form', { name: 'Call booking' });

test('booking a call takes three steps, on a phone', async ({ visit, server }) => {
  const page = await visit('/schedule-call', { ...forAudit, width: 'phone', expected: provoked });
  const waits = holdAnswer();
  const calls = await answerCalls(page, 'send-schedule-email', [
    lost,
    refusedWith('Ignored by this page'),
    waits.answer,
  ]);
  const form = formOf(page);
  const submit = form.getByRole('button', { name: 'Request Call' });
  expect(await form.getByText('Available Mon-Sat, 9AM-6PM').isVisible()).toBe(true);
  expect(await form.innerText()).toMatch(/confirms your call within 2 working hours/);
  expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(await form.getByLabel('Phone').getAttribute('placeholder')).toBe('+91 98765 43210');
  expect(await form.getByLabel('Name').getAttribute('required')).not.toBeNull();

  const offered = await form
    .getByRole('radio')
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(offered).toEqual(bookingDays(Date.now()).map(({ label }) => label));
  expect(offered.some((label) => label.startsWith('Sun'))).toBe(false);

  await fillFields(form, visitor);
  await page.locator('[data-island=schedule-form][data-live]').waitFor();
  await submit.click();
  await expectNotice(page, 'Missing Information', missing);
  expect(calls.keys).toEqual([]);
  expect(await auditAccessibility(page)).toEqual([]);

  const day = offered[3]!;
  await form.getByRole('radio', { name: day }).check();
  for (let i = 0; i < 2; i++) {
    await submit.click();
    await expectNotice(page, 'Error', failed);
    await expectFields(form, visitor);
    expect(await form.getByRole('radio', { name: day }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Close notice' }).click();
  }
  expect(calls.bodies.at(-1)).toMatchObject({ date: day, notes: 'No additional notes' });

  expect(await form.getByLabel('Notes').isVisible()).toBe(false);
  await form.getByText('Add notes (optional)').click();
  expect(await form.getByLabel('Notes').getAttribute('rows')).toBe('3');
  await form.getByLabel('Notes').fill('After four');
  await submit.click();
  const sending = form.getByRole('button', { name: 'Scheduling Call...' });
  await sending.waitFor();
  expect(await sending.locator('.spinner').count()).toBe(1);
  waits.release();
  await page.waitForURL(`${server.url}/thank-you?type=schedule-call`);
  expect(calls.bodies.at(-1)).toMatchObject({
    ...visitor,
    date: day,
    preferredTime: 'Next available slot',
    notes: 'After four',
  });
  expect(day).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat), \d\d [A-Z][a-z]{2} \d{4}$/);
  expect(await page.locator('main').innerText()).toMatch(/preferred time within 24 hours/);
});

test('a page left open overnight shows the days from the current day', async ({ visit }) => {
  const page = await visit('/schedule-call', {
    prepare: (fresh) => fresh.clock.install({ time: Date.now() + 3 * 86_400_000 }),
  });
  await formOf(page).getByLabel('Name').focus();
  await page.locator('[data-island=schedule-form][data-live]').waitFor();
  const first = bookingDays(Date.now() + 3 * 86_400_000)[0]!.label;
  await page.locator(`[name=date][value="${first}"]`).waitFor({ state: 'attached' });
  const offered = await formOf(page)
    .getByRole('radio')
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(offered[0]).toBe(first);
});

test('without script a day is chosen and sent, and an invalid form keeps everything', async ({
  visit,
  server,
}) => {
  const page = await visit('/schedule-call', { script: false, expected: [/422/] });
  const form = formOf(page);
  const day = bookingDays(Date.now()).at(-1)!.label;
  await fillFields(form, { ...visitor, name: '  ' });
  await form.getByRole('radio', { name: day }).check();
  await form.getByText('Add notes (optional)').click();
  await form.getByLabel('Notes').fill('Ring twice');
  await form.getByRole('button', { name: 'Request Call' }).click();
  await page.getByText('Missing Information').waitFor();
  expect(await page.getByText(missing).isVisible()).toBe(true);
  await expectFields(form, { phone: visitor.phone, notes: 'Ring twice' });
  expect(await form.getByRole('radio', { name: day }).isChecked()).toBe(true);
  await fillFields(form, { name: 'Plain Caller' });
  await form.getByRole('button', { name: 'Request Call' }).click();
  await page.waitForURL(`${server.url}/thank-you?type=schedule-call`);
});
