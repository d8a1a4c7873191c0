import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { type MailedEvent, isMailed, signInEvents } from '../../domain/desk/sign-in-events.ts';
import { securityNotice, writeSecurityNotice } from './security-notice.ts';

const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  idHost: 'taana.example',
  siteUrl: 'https://taana.example',
};
const at = Date.parse('2026-11-16T11:30:00+05:30');
const person = { email: 'asha@mill.example', name: 'Asha', at };
const mailed = (Object.keys(signInEvents) as (keyof typeof signInEvents)[]).filter(isMailed);

function write(event: MailedEvent, more: { who?: string; browser?: string; from?: string } = {}) {
  const { payload } = securityNotice({ event, ...person, ...more });
  const row = {
    id: 'id',
    topic: 'desk-notice',
    enquiry_id: null,
    payload: JSON.stringify(payload),
    created_at: at,
  };
  return writeSecurityNotice({ row, settings, content: shippedContent });
}

test.for(mailed)('a notice says what happened, when and what to do: %s', (event) => {
  const { subject, text, html } = write(event, { browser: 'Chrome on Android', from: '203.0.113' });
  expect(subject.length).toBeLessThan(60);
  for (const part of ['11:30 am, India time', 'Chrome on Android', 'taana.example/desk/me']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toMatch(/If |browser in which/);
  expect(text).not.toMatch(/undefined|null|token/);
});

test('attempts of strangers are mailed once a day, what the person did each time', () => {
  const keys = (event: MailedEvent) =>
    [at, at + 60_000].map((time) => securityNotice({ event, ...person, at: time }).dedupeKey);
  expect(new Set(keys('password-limit')).size).toBe(1);
  expect(new Set(keys('new-device')).size).toBe(2);
});

test('of two colleagues at the same moment both are told', () => {
  const keyOf = (who?: string) =>
    securityNotice({ event: 'owner-added', ...person, ...(who && { who }) }).dedupeKey;
  expect(new Set([keyOf(), keyOf('Vik'), keyOf('Neha')]).size).toBe(3);
  expect(keyOf()).toBe(`desk-notice:owner-added:asha@mill.example::${at}`);
});

test('a name cannot add a line or markup to the mail', () => {
  const { text, html } = write('owner-added', { who: 'Vik\r\nBcc: x <b>y</b>' });
  expect(text).toContain('Vik Bcc: x <b>y</b> is now an owner');
  expect(html).not.toContain('<b>');
});
