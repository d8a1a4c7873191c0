import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { mill } from '../../content/mill.ts';
import { terms } from '../../content/terms.ts';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { receiptWords } from './receipt-words.ts';

const due = Date.parse('2026-11-17T11:30:00+05:30');
const wordsOf = (kind: EnquiryKind) =>
  receiptWords({ kind, due_at: due } as EnquiryRow, shippedContent);
const by = 'by Tuesday 17 November, 11:30 am, India time.';

test.each(Object.keys(enquiryKinds) as EnquiryKind[])('%s has a title and a promise', (kind) => {
  const { title, next } = wordsOf(kind);
  expect(title).toMatch(/^(We have your|Our complete|Your swatch) ?.+/);
  const promise = next.filter((sentence) => sentence.endsWith(by));
  expect(promise).toHaveLength(1);
  const within = kind === 'call' ? 'within 2 working hours' : terms.response.enquiry.text;
  expect(promise[0]).toMatch(/The sales desk|the sales desk/);
  expect(promise[0]).toContain(within);
});

test('the catalogue and the swatches are announced before the promise', () => {
  expect(wordsOf('catalog').next[0]).toMatch(/^The catalogue is a PDF behind the link above/);
  expect(wordsOf('sample').next[0]).toContain(terms.swatchPack.sentIn.text);
  expect(wordsOf('quote').next[0]).toMatch(/^The sales desk sends you its quote /);
});

test('the last sentence says how cloth is sold, or when calls are made', () => {
  for (const kind of ['quote', 'catalog', 'price', 'sample', 'chat-lead'] as const) {
    expect(wordsOf(kind).next.at(-1)).toBe(mill.soldByTheMetre);
  }
  expect(wordsOf('call').next.at(-1)).toBe(`Calls are made ${mill.hours.calls.label}, India time.`);
  expect(wordsOf('contact').next).toHaveLength(1);
});
