import type { QuoteSummary } from '../../../contract/desk/quote-endpoints.ts';
import { quotePagePath } from '../../../contract/desk/desk-paths.ts';
import { quoteTotal } from '../../../domain/desk/quote-total.ts';
import { quoteLines } from '../../db/read-quote.ts';
import type { QuoteRow } from '../../db/schema.ts';

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
    path: quotePagePath(row.token),
  };
}
