import type { Currency } from '../../../domain/desk/quote-total.ts';
import type { QuoteState } from '../../../domain/desk/quote-state.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';

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
  /** Path of the quote page, which the buyer was sent; empty for a viewer. */
  readonly path: string;
}

/** What a new quote begins with. */
export interface QuoteForm {
  readonly terms: string;
  /** To choose from; another fabric may be typed. */
  readonly fabrics: readonly { readonly name: string; readonly shades: readonly string[] }[];
}

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
    body: body<typeof bodySchemas.sendQuote>(),
    answer: json<{ readonly id: string; readonly number: string }>(),
  },
  withdrawQuote: { method: 'POST', path: '/quotes/:id/revoke', access: 'work', answer: done },
} as const satisfies Endpoints;
