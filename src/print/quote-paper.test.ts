import { expect, test, vi } from 'vitest';
import { someOffer } from '../../tests/support/desk/some-offer.ts';
import { readPdf } from '../../tests/support/documents/read-pdf.ts';
import { mill } from '../content/mill.ts';
import type { Offer } from '../domain/offer/offer.ts';
import { letterheadOf, printQuote, type PrintedQuote } from './quote-paper.ts';

const offer: Offer = {
  ...someOffer,
  shade: 'أزرق مخضر',
  tiers: [
    { from: 300, price: 24_800, days: 14 },
    { from: 1000, price: 21_250, days: 18 },
  ],
};
const line = { fabric: '14B Locknit Premium', shade: 'Morpankh', metres: 100_000, price: 21_250 };
const quote: PrintedQuote = {
  number: 'TWK-2026-0042',
  buyer: 'عمر عبد الله',
  company: '',
  currency: 'INR',
  lines: [line],
  terms: '500 متر كحد أدنى، 1,000 متر لكل لون.',
  validUntil: '2026-11-30',
  createdAt: Date.parse('2026-11-16T06:00:00Z'),
  letterhead: letterheadOf(mill),
};

test.each([
  ['by metres', { ...quote, offer }, ['212.50', '2,12,500', '10,625', '2,23,125']],
  ['of fixed lines', quote, ['1,00,000', '212.50', '2,12,50,000']],
  ['in dollars', { ...quote, currency: 'USD' }, ['USD 212.50', 'USD 21,250,000']],
] as const)('a quote %s has its sums as buyers read them', async (_, printed, sums) => {
  const text = readPdf(await printQuote(printed));
  for (const sum of sums) expect(text.replaceAll(/\n/g, '')).toContain(sum);
  expect(text).not.toContain('INR');
});

test('a paper can be copied whatever was printed before it', async () => {
  vi.resetModules();
  const { printQuote: print } = await import('./quote-paper.ts');
  await print({ ...quote, buyer: 'Shade: ivory; “as seen” …' });
  expect(readPdf(await print({ ...quote, offer }))).toContain('212.50');
});

test('others are answered twice while a paper is printed', async () => {
  const pause = vi.fn(() => Promise.resolve());
  await printQuote(quote, pause);
  expect(pause).toHaveBeenCalledTimes(2);
});
