import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { mails, nameTopic } from './mails.ts';
import { receiptMail } from './receipt-mail.ts';
import { writeSalesMail } from './sales-mail.ts';

const enquiry = (fields: Partial<EnquiryRow> = {}): EnquiryRow => ({
  id: '01a1dd33-16e7-7c57-9e02-2f669fb03551',
  reference: 'Q-261116-7KF3',
  kind: 'quote',
  status: 'new',
  name: 'Asha Verma',
  company: '',
  email: 'asha@buyer.example',
  phone: '98765 43210',
  phone_normal: '+919876543210',
  product: 'Locknit 14B',
  payload: JSON.stringify({ name: 'Asha Verma', quantity: '500 m', preferredTime: 'Noon' }),
  source: '{}',
  consent_version: null,
  consent_at: null,
  client_hash: '',
  quarantined_at: null,
  quarantine_reason: null,
  due_at: Date.parse('2026-11-17T11:30:00+05:30'),
  hours_version: 0,
  reminded_at: null,
  buyer_id: null,
  owner_id: null,
  opened_at: null,
  asked_at: null,
  answered_at: null,
  next_action: null,
  next_action_at: null,
  created_at: Date.parse('2026-11-16T11:30:00+05:30'),
  updated_at: 0,
  last_contact_at: 0,
  ...fields,
});
const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  idHost: 'taana.example',
  siteUrl: 'https://taana.example',
};
const salesMail = (row: EnquiryRow) =>
  writeSalesMail({ enquiry: row, settings, content: shippedContent });
const receipt = (row: EnquiryRow) =>
  receiptMail({ enquiry: row, settings, content: shippedContent });

describe('a shade that was asked for', () => {
  const product =
    '14B Locknit Premium, dyed to #1F6D72 (Lab 42 -21 -10), a little lighter than Morpankh';
  const asked = enquiry({ product, payload: JSON.stringify({ product }) });

  test('is shown as a piece of its colour beside the words', () => {
    for (const { html, text } of [salesMail(asked), receipt(asked)]) {
      expect(html).toContain('background-color:#1f6d72;');
      expect(html).toContain('a little lighter than Morpankh');
      expect(text).toContain(product);
    }
    expect(salesMail(enquiry()).html.match(/display:inline-block/g)).toBeNull();
  });

  test('is no way to smuggle an advertisement into a receipt', () => {
    const bad = `14B ${'buy now '.repeat(9)}, dyed to #1F6D72 (Lab 42 -21 -10), lighter than Morpankh`;
    expect(receipt(enquiry({ product: bad, payload: '{}' })).html).not.toContain('buy now');
    const linked =
      '14B, dyed to #1F6D72 (Lab 42 -21 -10), see www.x.example for Morpankh and more of it';
    expect(receipt(enquiry({ product: linked, payload: '{}' })).html).not.toContain('www.');
  });
});

describe('the mail to sales', () => {
  test('holds every field under a readable name, and by when to answer', () => {
    const { subject, text, html } = salesMail(enquiry());
    expect(subject).toBe('Quote request Q-261116-7KF3 · Locknit 14B · Asha Verma');
    for (const part of ['Quantity', '500 m', 'Preferred time', 'Noon', '+919876543210']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Answer by Tuesday 17 November, 11:30 am, India time.');
  });

  test.each(['', 'not an address', 'a@b.example, c@d.example', 'x: a@b.example;'])(
    'has no Reply-To when the address is "%s"',
    (email) => {
      const letter = salesMail(enquiry({ email }));
      expect(letter.replyTo).toBeUndefined();
      expect(letter.text).toContain('please call');
    },
  );

  test('shows what the visitor typed, and never runs it', () => {
    const payload = JSON.stringify({ requirements: '<img src=x onerror=alert(1)>&"\'' });
    const { html } = salesMail(enquiry({ payload, name: '<b>', product: '"><script>' }));
    expect(html).not.toMatch(/<img|<script|<b>/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#38;&#34;&#39;');
  });
});

describe('the receipt', () => {
  test('says what happens next, by when, and how fabric is sold', () => {
    const { subject, text } = receipt(enquiry());
    expect(subject).toBe('Your quote request Q-261116-7KF3 – Taana Warp Knits');
    expect(text).toContain('within 24 hours, on working days: by Tuesday 17 November, 11:30 am');
    expect(text).toContain('Fabric is sold by the metre');
    expect(text).toContain('Thank you, Asha Verma.');
  });

  test('of a call promises two working hours', () => {
    expect(receipt(enquiry({ kind: 'call' })).text).toContain('within 2 working hours');
  });

  test('of a catalogue links to it, carries nothing, and greets no fixed label', () => {
    const row = enquiry({ kind: 'catalog', name: 'Catalog Request', product: 'Complete Catalog' });
    const { text, html, attachments } = receipt(row);
    expect(attachments).toBeUndefined();
    expect(text).toContain('Download the Catalogue (PDF): https://taana.example/catalogue.pdf');
    expect(html).toContain('href="https://taana.example/catalogue.pdf"');
    expect(text).not.toContain('Catalog Request');
    expect(receipt(enquiry()).text).not.toContain('.pdf');
  });

  test('of several fabrics lists them, without what could be an advertisement', () => {
    const lines = [
      { slug: 'a', name: '14B Locknit', metres: '500', shade: 'Navy' },
      { slug: '', name: 'visit pills.example', metres: '', shade: 'call 9876543210' },
    ];
    const row = enquiry({ payload: JSON.stringify({ lines }), product: '14B Locknit and 1 more' });
    const { text } = receipt(row);
    expect(text).toContain('Fabrics: 14B Locknit, 500 m, Navy\n');
    expect(text).not.toContain('pills');
    expect(salesMail(row).text).toContain('visit pills.example');
  });

  test.each([
    'WIN NOW https://pills.example',
    'visit pills.example today',
    'call 9876543210 now',
    'www.pills',
    'WWW.PILLS',
    'x'.repeat(81),
  ])('does not carry "%s" to a stranger', (advertisement) => {
    const row = enquiry({ name: advertisement, product: advertisement });
    const { text, html, subject } = receipt(row);
    expect(text + html + subject).not.toContain(advertisement);
    expect(text).toContain('Thank you.');
  });
});

describe('a booked call', () => {
  const booked = enquiry({
    kind: 'call',
    reference: 'T-261116-7KF3',
    payload: JSON.stringify({ name: 'Asha', date: 'Tue, 17 Nov 2026', preferredTime: 'Noon' }),
  });

  test('invites the visitor, and tells the desk, for that day in calling hours', () => {
    const toVisitor = receipt(booked);
    expect(toVisitor.invitation?.method).toBe('REQUEST');
    expect(toVisitor.text).toContain('Day: Tue, 17 Nov 2026');
    expect(salesMail(booked).invitation?.method).toBe('PUBLISH');
    for (const { invitation } of [toVisitor, salesMail(booked)]) {
      expect(invitation?.text).toContain('DTSTART:20261117T033000Z');
      expect(invitation?.text).toContain('DTEND:20261117T123000Z');
      expect(invitation?.text).toContain('UID:T-261116-7KF3@taana.example');
    }
  });

  test('without a day has no invitation', () => {
    for (const date of [undefined, '', 'soon', 7]) {
      const row = { ...booked, payload: JSON.stringify({ date }) };
      expect(receipt(row).invitation).toBeUndefined();
    }
  });
});

test('every kind has its own words, says by when, and greets nobody with nothing', () => {
  const kinds = Object.keys(enquiryKinds) as EnquiryKind[];
  const promises = kinds.map((kind) => {
    const { text, html } = receipt(enquiry({ kind, name: '' }));
    expect(text).toContain('Thank you.');
    expect(text).toContain('Tuesday 17 November, 11:30 am, India time');
    expect(html).not.toMatch(/undefined|null|NaN/);
    return text.split('\n').find((line) => line.includes('Tuesday'));
  });
  expect(new Set(promises).size).toBe(kinds.length);
});

test('every topic keeps the Message-ID by which mails already sent are known', () => {
  const ids = Object.entries(mails).map(([topic, mail]) =>
    mail.messageId({ id: 'id', topic }, { reference: 'Q-1' }),
  );
  expect(ids).toEqual([
    'Q-1.enquiry-to-sales.id',
    'Q-1.enquiry-receipt.id',
    'desk-reply.id',
    'desk-quote.id',
    'desk-quote-answer.id',
    'room-code.id',
    'room-link.id',
    'room-news.id',
    'desk-reminder.id',
    'desk-invitation.id',
    'desk-password.id',
    'desk-notice.id',
    'desk-audit-anchor.id',
    'desk-plan-stopped.id',
  ]);
});

test('only the notice to the sales desk is tried until it is accepted', () => {
  const tried = Object.entries(mails).filter(([, mail]) => mail.triedUntil === 'accepted');
  expect(tried.map(([topic]) => topic)).toEqual(['enquiry-to-sales']);
});

test('the desk calls every mail by a name of its own', () => {
  const names = Object.keys(mails).map(nameTopic);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
  expect(new Set(names).size).toBe(names.length);
});

test('the desk names a mail of another release by its topic', () => {
  expect(nameTopic('desk-quote')).toBe('Quote');
  expect(nameTopic('toString')).toBe('toString');
});

test('no field can add a header or an address to a mail', () => {
  const hostile = fc.oneof(
    fc
      .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
    fc.constantFrom('a\r\nBcc: x@y.example', '\u202Egnp.exe', 'a@b.example,c@d.example', '\0'),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, email, product) => {
      const row = enquiry({ name, email, product, payload: JSON.stringify({ name, product }) });
      for (const topic of ['enquiry-to-sales', 'enquiry-receipt'] as const) {
        const mail = topic === 'enquiry-receipt' ? receipt(row) : salesMail(row);
        const messageId = mails[topic].messageId({ id: 'x', topic }, row);
        for (const header of [mail.subject, mail.replyTo?.name ?? '', messageId]) {
          expect(header).not.toMatch(/[\r\n\0\u202A-\u202E\u2066-\u2069]/);
        }
        expect(mail.subject.length).toBeLessThanOrEqual(120);
      }
      expect(mails['enquiry-to-sales'].to({ settings }).address).toBe('desk@taana.example');
    }),
    { numRuns: 100 },
  );
});

test('a receipt asks autoresponders to be silent, and leads to the catalogue and to WhatsApp', () => {
  const { headers, html } = receiptMail({ enquiry: enquiry(), settings, content: shippedContent });
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' });
  expect(html).toMatch(
    /<a href="https:\/\/taana\.example\/catalogue"[^>]*>the complete catalogue<\/a>/,
  );
  expect(html).toMatch(/\?text=Q-261116-7KF3"[^>]*>WhatsApp<\/a>/);
});
