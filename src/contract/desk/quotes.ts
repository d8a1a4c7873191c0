import * as z from 'zod/mini';
import { type Currency, currencies } from '../../domain/desk/quote-total.ts';
import type { QuoteState } from '../../domain/desk/quote-state.ts';
import { words } from './fields.ts';

export interface QuoteSummary {
  readonly id: string;
  readonly number: string;
  readonly enquiryId: string;
  readonly buyer: string;
  readonly company: string;
  readonly currency: Currency;
  /** In the small coin. */
  readonly total: number;
  readonly state: QuoteState;
  readonly validUntil: string;
  readonly answer: string;
  readonly createdAt: number;
  readonly seenAt: number | null;
  readonly answeredAt: number | null;
  /** Path of the page the buyer was sent. */
  readonly path: string;
}

const line = z.object({
  fabric: words(160, 1),
  shade: words(80),
  metres: z.number().check(z.gte(0.1), z.lte(1_000_000)),
  price: z.number().check(z.int(), z.gte(0), z.lte(100_000_000)),
});

export const newQuoteSchema = z.object({
  buyer: words(160, 1),
  company: words(160),
  currency: z.enum(currencies),
  lines: z.array(line).check(z.minLength(1, 'A quote needs a line.'), z.maxLength(40)),
  validUntil: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.'),
    z.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), {
      error: 'Please choose a day.',
    }),
  ),
  terms: words(4000),
});
export type NewQuote = z.output<typeof newQuoteSchema>;
