import { expect, test } from 'vitest';
import { callKind } from '../../contract/enquiry/call.ts';
import { catalogKind } from '../../contract/enquiry/catalog.ts';
import { chatLeadKind } from '../../contract/enquiry/chat-lead.ts';
import { contactKind } from '../../contract/enquiry/contact.ts';
import { priceKind } from '../../contract/enquiry/price.ts';
import { quoteKind } from '../../contract/enquiry/quote.ts';
import { exceptionNotice, failedNotice, refusedNotice, unansweredNotice } from './notices.ts';

const busy = { success: false, error: 'The mill says no.', title: 'Busy' } as const;

test('a short form says one sentence and no heading', () => {
  const errors = { phone: 'Please enter your phone number.' };
  expect(refusedNotice(callKind, callKind.quickForm, errors)).toEqual({
    title: 'Please enter your phone number.',
    text: '',
  });
  expect(refusedNotice(callKind, callKind.form, errors)).toMatchObject({
    title: 'Missing Information',
    text: 'Please fill in your name, phone number, and select a date.',
  });
});

test.each([
  [quoteKind.form, 'Error', 'Failed to send quote request. Please try again.'],
  [callKind.form, 'Error', 'Failed to schedule call. Please try again.'],
  [contactKind.form, 'Busy', 'The mill says no.'],
  [priceKind.form, 'Busy', 'The mill says no.'],
  [catalogKind.form, 'The mill says no.', ''],
  [callKind.quickForm, 'The mill says no.', ''],
])('a refusal is shown in the words the specification chose (%#)', (form, title, text) => {
  expect(failedNotice(form, busy)).toEqual({ title, text });
});

test('a refusal without words or heading gets ours', () => {
  const silent = { success: false, error: '' } as const;
  expect(failedNotice(contactKind.form, silent)).toEqual({
    title: 'Error',
    text: 'Failed to send message. Please try again.',
  });
  expect(failedNotice(catalogKind.form, silent)).toEqual({
    title: 'Failed to send catalog request. Please try again.',
    text: '',
  });
});

test('no answer, and a fault of our own, each have their words', () => {
  const nothing = 'Failed to send request. Please try again.';
  expect(unansweredNotice(priceKind.form)).toEqual({ title: 'Error', text: nothing });
  const broken = { title: 'Error', text: 'Something went wrong. Please try again.' };
  expect(exceptionNotice(priceKind.form)).toEqual(broken);
  // A form that names no words of its own still says something.
  expect(unansweredNotice(chatLeadKind.form)).toEqual(broken);
  expect(exceptionNotice(contactKind.form)).toEqual(unansweredNotice(contactKind.form));
});
