import type { QuoteLine } from '../../domain/desk/quote-total.ts';
import type { PrintedQuote } from '../../print/quote-paper.ts';
import type { QuoteRow } from './schema.ts';

export function quoteLines(row: Pick<QuoteRow, 'lines'>): QuoteLine[] {
  return JSON.parse(row.lines) as QuoteLine[];
}

export function toPrintedQuote(row: QuoteRow): PrintedQuote {
  const { number, buyer, company, currency, terms } = row;
  return {
    number,
    buyer,
    company,
    currency,
    terms,
    lines: quoteLines(row),
    validUntil: row.valid_until,
    createdAt: row.created_at,
  };
}
