import type { QuoteSummary } from '../../../contract/desk/endpoints/quote-endpoints.ts';
import { quotePagePath } from '../../../contract/desk/desk-paths.ts';
import { quoteTotal } from '../../../domain/desk/quote-total.ts';
import { type Role, may } from '../../../domain/desk/roles.ts';
import type { Kysely } from 'kysely';
import { quoteLines, quoteToken } from '../../db/read-quote.ts';
import type { Database, QuoteRow } from '../../db/schema.ts';

/** Whoever has the path can answer for the buyer, so a viewer does not get it. */
export function toQuoteSummary(db: Kysely<Database>, row: QuoteRow, role: Role): QuoteSummary {
  const token = may(role, 'work') ? quoteToken(db, row) : undefined;
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
    path: token === undefined ? '' : quotePagePath(token),
  };
}
