import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import type { QuoteRow } from '../../db/schema.ts';
import { countCycles } from '../../../../tests/support/server/count-cycles.ts';
import { quotePage } from './buyer-quote-page.ts';
import { printable } from '../../../print/write-text.ts';
import { printStoredQuote } from '../../db/print-quote.ts';
import { within } from '../../../../tests/support/patience.ts';

const hostile = `<script>alert(1)</script>\u202e"'&\u0000ਪੰਜਾਬ`;
const quote: QuoteRow = {
  id: '1',
  number: 'TQ-2611-0001',
  enquiry_id: 'e',
  staff_id: 's',
  author: 'Harpreet',
  buyer: hostile,
  company: hostile,
  currency: 'INR',
  lines: JSON.stringify([{ fabric: hostile, shade: hostile, metres: 500, price: 21_550 }]),
  terms: hostile,
  letterhead: null,
  offer: null,
  accepted: null,
  target: null,
  valid_until: '2026-11-30',
  token_hash: 'hash',
  token_sealed: 'sealed',
  state: 'sent',
  answer: '',
  created_at: Date.parse('2026-11-15T00:00:00Z'),
  sent_at: null,
  seen_at: null,
  answered_at: null,
};
const { mill } = shippedContent;
const token = 'secret-token';
const key = 'form-key';
const before = Date.parse('2026-11-20T00:00:00Z');
const after = Date.parse('2026-12-20T00:00:00Z');

test('the quote page shows what was typed and runs none of it', () => {
  const page = quotePage({ mill, quote, token, key, now: before });
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/q/seen.js" defer>']);
  expect(quotePage({ mill, quote, token, key, now: before, isPreview: true })).not.toContain(
    '<script',
  );
  expect(page).toContain('&#60;script&#62;');
  expect(page).toContain('₹ 1,07,750');
});

test('it says how soon the mill usually answers, where that was measured', () => {
  const page = { mill, quote, token, key, now: before };
  expect(quotePage({ ...page, usualAnswer: 'within 3 hours' })).toContain(
    '<p>We usually answer within 3 hours, measured over the last 90 days.</p>',
  );
  expect(quotePage(page)).not.toContain('usually');
});

test('it takes an answer only while there is one to give', () => {
  expect(quotePage({ mill, quote, token, key, now: before })).toContain('value="accept"');
  expect(quotePage({ mill, quote, token, key, now: after })).not.toContain('value="accept"');
  expect(
    quotePage({ mill, quote: { ...quote, state: 'accepted' }, token, key, now: before }),
  ).not.toContain('value="accept"');
});

test(
  'paper takes any text, a hundred lines and terms without end',
  async () => {
    const line = { fabric: hostile.repeat(4), shade: hostile, metres: 1, price: 1 };
    const long = {
      ...quote,
      lines: JSON.stringify(Array.from({ length: 60 }, () => line)),
      terms: hostile.repeat(400),
    };
    const pdf = await printStoredQuote(long, mill);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(3);
  },
  within(30_000),
);

test('papers that are asked for at once leave the loop free between them', async () => {
  await printStoredQuote(quote, mill);
  const counted = countCycles();
  const cycles = await Promise.all(
    [1, 2, 3].map(async () => {
      await printStoredQuote(quote, mill);
      return counted.now();
    }),
  );
  counted.stop();
  expect(new Set(cycles).size).toBe(3);
});

test('what is printed never turns the line around or hides', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (points) => {
      const text = String.fromCodePoint(...points);
      expect(printable(text)).toMatch(/^[\n\u0020-\u007e\u00a0-\u00ff–—’“”…]*$/);
    }),
  );
});
