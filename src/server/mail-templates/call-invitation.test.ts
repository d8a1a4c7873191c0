import { expect, test } from 'vitest';
import { mill } from '../../content/mill.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { deskInvitation, visitorInvitation } from './call-invitation.ts';

const call = (payload: object, kind = 'call') =>
  ({
    reference: 'C-261116-7KF3',
    kind,
    name: 'Asha\r\nVerma',
    phone: '98765 43210',
    email: 'asha@buyer.example',
    created_at: Date.parse('2026-11-16T06:00:00Z'),
    payload: JSON.stringify(payload),
  }) as EnquiryRow;
const booked = call({ date: 'Tue, 17 Nov 2026' });
const from = { mailFrom: 'sales@mill.example', idHost: 'mill.example' };
/** Long lines of a calendar are folded. */
const unfold = (text = '') => text.replaceAll('\r\n ', '');

test('the visitor is invited to the hours of calls on the day they chose', () => {
  const { text, ...rest } = visitorInvitation(booked, mill, from)!;
  expect(rest).toEqual({ method: 'REQUEST', filename: 'call-C-261116-7KF3.ics' });
  const calendar = unfold(text);
  expect(calendar).toContain('UID:C-261116-7KF3@mill.example');
  expect(calendar).toContain('DTSTART:20261117T033000Z');
  expect(calendar).toContain('DTEND:20261117T123000Z');
  expect(calendar).toContain(`SUMMARY:Call from ${mill.name}`);
  expect(calendar).toContain('mailto:asha@buyer.example');
  const [, description] = /^DESCRIPTION:(.*)\r$/m.exec(calendar) ?? [];
  expect(description?.split(String.raw`\n`)).toEqual([
    'Reference C-261116-7KF3.',
    `We call ${mill.hours.calls.label.replace(',', String.raw`\,`)}\\, India time\\, and confirm the hour beforehand.`,
    `To change it: ${mill.contacts[0].phone} or ${mill.sales.email}`,
  ]);
});

test('the desk notes whom to call, on one line', () => {
  const { method, text } = deskInvitation(booked, mill, from)!;
  expect(method).toBe('PUBLISH');
  expect(unfold(text)).toContain(String.raw`SUMMARY:Call Asha Verma\, 98765 43210`);
  expect(unfold(text)).toContain('DESCRIPTION:Reference C-261116-7KF3.');
  expect(text).not.toContain('ATTENDEE');
});

test('without a day, or for another kind, there is no invitation', () => {
  for (const payload of [{}, { date: 7 }, { date: 'soon' }]) {
    expect(visitorInvitation(call(payload), mill, from)).toBeUndefined();
  }
  expect(deskInvitation(call({ date: 'Tue, 17 Nov 2026' }, 'quote'), mill, from)).toBeUndefined();
});
