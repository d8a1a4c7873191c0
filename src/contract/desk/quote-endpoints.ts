import * as z from 'zod/mini';
import { type Currency, currencies } from '../../domain/desk/quote-total.ts';
import type { QuoteState } from '../../domain/desk/quote-state.ts';
import { words } from './desk-fields.ts';
import { body, type BodySchemas, done, type Endpoints, json } from './endpoint.ts';

export interface QuoteSummary {
  readonly id: string;
  readonly number: string;
  readonly enquiryId: string;
  readonly buyer: string;
  readonly company: string;
  readonly currency: Currency;
  /** In paise, cents or fils. */
  readonly total: number;
  readonly state: QuoteState;
  readonly validUntil: string;
  readonly answer: string;
  readonly createdAt: number;
  readonly seenAt: number | null;
  readonly answeredAt: number | null;
  /** Path of the quote page, which the buyer was sent. */
  readonly path: string;
}

/** What a new quote begins with. */
export interface QuoteForm {
  readonly terms: string;
  /** To choose from; another fabric may be typed. */
  readonly fabrics: readonly { readonly name: string; readonly shades: readonly string[] }[];
}

const line = z.object({
  fabric: words(160, 1),
  shade: words(80),
  metres: z.number().check(z.gte(0.1), z.lte(1_000_000)),
  price: z.number().check(z.int(), z.gte(0), z.lte(100_000_000)),
});

const newQuote = z.object({
  buyer: words(160, 1),
  company: words(160),
  currency: z.enum(currencies),
  lines: z.array(line).check(z.minLength(1, 'A quote needs at least one line.'), z.maxLength(40)),
  validUntil: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.'),
    z.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), {
      error: 'Please choose a day.',
    }),
  ),
  terms: words(4000),
});

export const quoteEndpoints = {
  quotes: {
    method: 'GET',
    path: '/quotes',
    access: 'look',
    answer: json<readonly QuoteSummary[]>(),
  },
  quoteForm: { method: 'GET', path: '/quote-form', access: 'look', answer: json<QuoteForm>() },
  quotePdf: {
    method: 'GET',
    path: '/quotes/:id/pdf',
    access: 'look',
    answer: { kind: 'file', mediaType: 'application/pdf', disposition: 'inline' },
  },
  sendQuote: {
    method: 'POST',
    path: '/enquiries/:id/quotes',
    access: 'work',
    body: body<typeof newQuote>(),
    answer: json<{ readonly id: string; readonly number: string }>(),
  },
  withdrawQuote: { method: 'POST', path: '/quotes/:id/revoke', access: 'work', answer: done },
} as const satisfies Endpoints;

export const quoteBodies: BodySchemas<typeof quoteEndpoints> = { sendQuote: newQuote };
