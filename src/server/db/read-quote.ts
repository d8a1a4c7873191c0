import type { QuoteLine } from '../../domain/desk/quote-total.ts';
import type { Mill } from '../../content/mill.ts';
import { type Letterhead, letterheadOf, type PrintedQuote } from '../../print/quote-paper.ts';
import type { Kysely } from 'kysely';
import { openSealed } from '../secret-key.ts';
import type { Database, QuoteRow } from './schema.ts';
import { secretsOf } from './secrets-of.ts';

export function quoteLines(row: Pick<QuoteRow, 'lines'>): QuoteLine[] {
  return JSON.parse(row.lines) as QuoteLine[];
}

/** The token of the quote's page; nothing when the key it was sealed with is gone. */
export function quoteToken(
  db: Kysely<Database>,
  { token_sealed: sealed }: Pick<QuoteRow, 'token_sealed'>,
): string | undefined {
  return sealed === null ? undefined : openSealed(secretsOf(db), 'link-seal', sealed);
}

/** On the paper it was sent on; only quotes of earlier releases have none. */
export function toPrintedQuote(row: QuoteRow, mill: Mill): PrintedQuote {
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
    letterhead:
      row.letterhead === null ? letterheadOf(mill) : (JSON.parse(row.letterhead) as Letterhead),
  };
}
