import { type Acceptance, canUndo } from '../../../domain/offer/accepted.ts';
import { spellSum, type Sum, sumFor } from '../../../domain/offer/offer.ts';
import { isExpired } from '../../../domain/desk/quote-state.ts';
import { quoteTotal } from '../../../domain/desk/quote-total.ts';
import type { ActOutcome, RoomAct, TargetPrice } from '../../../domain/room/acts.ts';
import { quoteLines, readAcceptance, readOffer } from '../../db/read-quote.ts';
import type { DatabaseTransaction, QuoteRow } from '../../db/schema.ts';
import { enquiryMail, newsMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { buyer, record } from '../audit.ts';
import { advanceEnquiry } from '../inbox/enquiry-actions.ts';

/** The enquiry is locked by the caller, as everywhere before a quote is. */
export function findOwnQuote(
  tx: DatabaseTransaction,
  enquiryId: string,
  id: string,
): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', id)
    .where('enquiry_id', '=', enquiryId)
    .where('state', '<>', 'revoked')
    .executeTakeFirst();
}

/** What is owed for so many metres; a quote of fixed lines is accepted whole. */
export function sumOf(quote: QuoteRow, metres: number | null): Sum | undefined {
  const offer = readOffer(quote);
  if (offer) return metres === null ? undefined : sumFor(offer, metres);
  const lines = quoteLines(quote);
  const net = quoteTotal(lines);
  const together = lines.reduce((sum, line) => sum + line.metres, 0);
  return { metres: together, price: 0, days: 0, net, tax: 0, total: net };
}

/** Why it cannot be accepted now; nothing when it can. */
export function acceptFault(
  quote: QuoteRow,
  metres: number | null,
  now: number,
): Exclude<ActOutcome, 'done'> | undefined {
  if (quote.state !== 'sent') return 'too-late';
  if (isExpired(quote.valid_until, now)) return 'ran-out';
  return sumOf(quote, metres) ? undefined : 'metres';
}

export async function acceptQuote(
  tx: DatabaseTransaction,
  quote: QuoteRow,
  { metres, by }: Extract<RoomAct, { act: 'accept' }>,
  now: number,
): Promise<ActOutcome> {
  const fault = acceptFault(quote, metres, now);
  if (fault) return fault;
  const dip = await approvedDip(tx, quote.enquiry_id);
  const accepted: Acceptance = { ...sumOf(quote, metres)!, ...by, at: now, dip };
  await tx
    .updateTable('quote')
    .set({
      state: 'accepted',
      accepted: JSON.stringify(accepted),
      answer: '',
      answered_at: now,
      seen_at: quote.seen_at ?? now,
    })
    .where('id', '=', quote.id)
    .execute();
  const detail = {
    number: quote.number,
    metres: accepted.metres,
    total: spellSum(accepted.total, quote.currency),
  };
  const enquiryId = quote.enquiry_id;
  await record(tx, { at: now, actor: buyer, verb: 'accepted the quote', enquiryId, detail });
  await advanceEnquiry(tx, { actor: buyer, now }, enquiryId, 'won');
  await tx.updateTable('enquiry').set({ opened_at: null }).where('id', '=', enquiryId).execute();
  await tellBoth(tx, quote, now, 'accepted');
  return 'done';
}

export async function undoAcceptance(
  tx: DatabaseTransaction,
  quote: QuoteRow,
  now: number,
): Promise<ActOutcome> {
  const accepted = readAcceptance(quote);
  if (quote.state !== 'accepted' || !accepted || !canUndo(accepted, now)) return 'too-late';
  await tx
    .updateTable('quote')
    .set({ state: 'sent', accepted: null, answered_at: null })
    .where('id', '=', quote.id)
    .execute();
  const enquiryId = quote.enquiry_id;
  await record(tx, {
    at: now,
    actor: buyer,
    verb: 'took the acceptance back',
    enquiryId,
    detail: { number: quote.number },
  });
  await reopenEnquiry(tx, enquiryId, now);
  await tellBoth(tx, quote, now, 'undone');
  return 'done';
}

export async function declineQuote(
  tx: DatabaseTransaction,
  quote: QuoteRow,
  note: string,
  now: number,
): Promise<ActOutcome> {
  if (quote.state !== 'sent') return 'too-late';
  await tx
    .updateTable('quote')
    .set({ state: 'declined', answer: note, answered_at: now, seen_at: quote.seen_at ?? now })
    .where('id', '=', quote.id)
    .execute();
  const enquiryId = quote.enquiry_id;
  const detail = { number: quote.number };
  await record(tx, { at: now, actor: buyer, verb: 'declined the quote', enquiryId, detail });
  const mail = enquiryMail('desk-quote-answer', enquiryId, `${quote.id}:${now}`);
  await queueMails(tx, [mail], now);
  return 'done';
}

export async function nameTarget(
  tx: DatabaseTransaction,
  quote: QuoteRow,
  target: TargetPrice,
): Promise<ActOutcome> {
  if (quote.state === 'accepted') return 'too-late';
  await tx
    .updateTable('quote')
    .set({ target: JSON.stringify(target), seen_at: quote.seen_at ?? target.at })
    .where('id', '=', quote.id)
    .execute();
  return 'done';
}

/** The name of the approved dip, which is the standard of the order; empty while there is none. */
async function approvedDip(tx: DatabaseTransaction, enquiryId: string): Promise<string> {
  const round = await tx
    .selectFrom('dip_round')
    .select('chosen')
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'approved')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return round?.chosen ?? '';
}

/** It is quoted again, unless the buyer has accepted another quote of it. */
async function reopenEnquiry(
  tx: DatabaseTransaction,
  enquiryId: string,
  now: number,
): Promise<void> {
  const other = await tx
    .selectFrom('quote')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (other) return;
  await tx
    .updateTable('enquiry')
    .set({ status: 'quoted', opened_at: null, updated_at: now })
    .where('id', '=', enquiryId)
    .where('status', '=', 'won')
    .execute();
}

/** The mill hears of it, and the mail first given gets it in writing. */
async function tellBoth(
  tx: DatabaseTransaction,
  quote: Pick<QuoteRow, 'id' | 'enquiry_id'>,
  now: number,
  what: 'accepted' | 'undone',
): Promise<void> {
  const enquiryId = quote.enquiry_id;
  await queueMails(
    tx,
    [
      enquiryMail('desk-quote-answer', enquiryId, `${quote.id}:${what}:${now}`),
      newsMail(enquiryId, what, quote.id, now),
    ],
    now,
  );
}
