import type { QuoteSummary } from '../../contract/desk/quotes.ts';
import { type QuoteLine, quoteTotal } from '../../domain/desk/quote-total.ts';
import type { QuoteRow } from './desk-database.ts';

export function toQuoteSummary(row: QuoteRow): QuoteSummary {
  return {
    id: row.id,
    number: row.number,
    enquiryId: row.enquiry_id,
    buyer: row.buyer,
    company: row.company,
    currency: row.currency,
    total: quoteTotal(quoteLines(row)),
    state: row.state,
    validUntil: row.valid_until,
    answer: row.answer,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    answeredAt: row.answered_at,
    path: `/q/${row.token}`,
  };
}

export function quoteLines(row: Pick<QuoteRow, 'lines'>): QuoteLine[] {
  return JSON.parse(row.lines) as QuoteLine[];
}
