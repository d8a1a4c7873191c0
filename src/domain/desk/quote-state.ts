import { startOfIndianDay } from '../enquiry/indian-time.ts';

/** A quote is sent as soon as it is written; the buyer answers it, or the mill withdraws it. */
export const quoteStates = {
  sent: 'Waiting for the buyer',
  accepted: 'Accepted',
  declined: 'Declined',
  revoked: 'Withdrawn',
} as const;
export type QuoteState = keyof typeof quoteStates;

/** A quote is valid until the end of its last day in India. */
export function isExpired(validUntil: string, now: number): boolean {
  const day = Date.parse(`${validUntil}T00:00:00Z`);
  return Number.isNaN(day) || startOfIndianDay(now) > startOfIndianDay(day);
}

/** Whether the buyer can still accept or decline it. */
export function isOpen(
  quote: { readonly state: QuoteState; readonly validUntil: string },
  now: number,
): boolean {
  return quote.state === 'sent' && !isExpired(quote.validUntil, now);
}
