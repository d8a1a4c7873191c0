import type { Acceptance } from '../../domain/offer/accepted.ts';
import { type Offer, spellDelivery, spellSum } from '../../domain/offer/offer.ts';
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

export function readOffer(row: Pick<QuoteRow, 'offer'>): Offer | undefined {
  return row.offer === null ? undefined : (JSON.parse(row.offer) as Offer);
}

export function readAcceptance(row: Pick<QuoteRow, 'accepted'>): Acceptance | undefined {
  return row.accepted === null ? undefined : (JSON.parse(row.accepted) as Acceptance);
}

/** What was accepted, as a list for mails. */
export function acceptedFacts(row: QuoteRow): { label: string; value: string }[] {
  const accepted = readAcceptance(row);
  if (!accepted) return [];
  const offer = readOffer(row);
  const money = (amount: number) => spellSum(amount, row.currency);
  const { metres, price, days, net, tax, total, name, company, gst, dip } = accepted;
  return [
    { label: 'Quote', value: row.number },
    { label: 'Metres', value: metres.toLocaleString('en-IN') },
    ...(offer
      ? [
          { label: 'Fabric', value: [offer.fabric, offer.shade].filter(Boolean).join(', ') },
          { label: 'A metre', value: money(price) },
          { label: 'Net', value: money(net) },
          { label: offer.tax || 'Tax', value: money(tax) },
          { label: 'Ready in', value: `${days} days` },
          { label: 'Delivery', value: spellDelivery(offer) },
        ]
      : []),
    { label: 'In all', value: money(total) },
    { label: 'Lab dip', value: dip },
    { label: 'Accepted by', value: [name, company, gst].filter(Boolean).join(', ') },
  ].filter(({ value }) => value !== '');
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
  const offer = readOffer(row);
  return {
    ...(offer && { offer }),
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
