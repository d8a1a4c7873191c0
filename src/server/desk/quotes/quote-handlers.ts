import type { quoteEndpoints } from '../../../contract/desk/endpoints/quote-endpoints.ts';
import { isoIndianDate } from '../../../domain/enquiry/indian-time.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { QuoteLine } from '../../../domain/desk/quote-total.ts';
import { type Offer, offerFault, tierFor } from '../../../domain/offer/offer.ts';
import { letterheadOf } from '../../../print/quote-paper.ts';
import { printStoredQuote } from '../../db/print-quote.ts';
import { secretsOf } from '../../db/secrets-of.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { openRoom } from '../../enquiries/open-room.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { hashToken, newToken, sealText } from '../../secret-key.ts';
import { lockDesk, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { advanceEnquiry, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { everyFabric } from '../inbox/fabric-mentions.ts';
import { toQuoteSummary } from './quote-summary.ts';

export function quoteHandlers({
  store,
  clock,
  readContent,
}: DeskParts): Handlers<typeof quoteEndpoints> {
  return {
    async quotes({ actor }) {
      const rows = await store.db
        .selectFrom('quote')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(200)
        .execute();
      return rows.map((row) => toQuoteSummary(store.db, row, actor.role));
    },

    quoteForm: () => {
      const content = readContent();
      return { terms: content.terms.quote, fabrics: everyFabric(content) };
    },

    async quotePdf({ params }) {
      const quote = await store.db
        .selectFrom('quote')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!quote) return new Refusal('quote-gone');
      const content = new Uint8Array(await printStoredQuote(quote, readContent().mill));
      return { content, filename: `${quote.number}.pdf` };
    },

    async sendQuote({ params, body, actor }) {
      const { lines, validUntil, offer, ...rest } = body;
      const now = clock.now();
      if (validUntil < isoIndianDate(now)) return new Refusal('quote-day-past');
      if (offer && offerFault(offer)) return new Refusal('quote-tiers');
      const enquiryId = params.id;
      const letterhead = JSON.stringify(letterheadOf(readContent().mill));
      return store.transact(async (tx) => {
        const enquiry = await lockEnquiry(tx, enquiryId);
        if (!enquiry) return new Refusal('enquiry-gone');
        const id = timeOrderedId(now);
        const number = await nextNumber(tx, now);
        const token = newToken();
        await tx
          .insertInto('quote')
          .values({
            ...rest,
            id,
            number,
            enquiry_id: enquiryId,
            staff_id: actor.id,
            author: actor.name,
            lines: JSON.stringify(offer ? [lineOf(offer)] : lines),
            letterhead,
            offer: offer ? JSON.stringify(offer) : null,
            accepted: null,
            target: null,
            valid_until: validUntil,
            token_hash: hashToken(token),
            token_sealed: sealText(secretsOf(tx), 'link-seal', token),
            state: 'sent',
            answer: '',
            created_at: now,
            sent_at: now,
            seen_at: null,
            answered_at: null,
          })
          .execute();
        await openRoom(tx, enquiry, now);
        if (isMailAddress(enquiry.email)) {
          await queueMails(tx, [enquiryMail('desk-quote', enquiryId, id)], now);
        }
        await record(tx, { at: now, actor, verb: 'sent a quote', enquiryId, detail: { number } });
        await advanceEnquiry(tx, { actor, now }, enquiryId, 'quoted');
        return { id, number };
      });
    },

    async withdrawQuote({ params, actor }) {
      const now = clock.now();
      const outcome = await store.transact(async (tx) => {
        const sent = await tx
          .selectFrom('quote')
          .select('enquiry_id')
          .where('id', '=', params.id)
          .executeTakeFirst();
        // The buyer may be answering: whoever locks the enquiry first wins.
        if (!sent || !(await lockEnquiry(tx, sent.enquiry_id))) return 'quote-closed' as const;
        const quote = await tx
          .updateTable('quote')
          .set({ state: 'revoked' })
          .where('id', '=', params.id)
          .where('state', '=', 'sent')
          .returning(['number', 'enquiry_id'])
          .executeTakeFirst();
        if (!quote) return 'quote-closed' as const;
        const { number, enquiry_id: enquiryId } = quote;
        const detail = { number };
        await record(tx, { at: now, actor, verb: 'withdrew a quote', enquiryId, detail });
        return 'done' as const;
      });
      return doneOr(outcome);
    },
  };
}

/** The line of the metres that were asked for, for every list that reckons by lines. */
function lineOf(offer: Offer): QuoteLine {
  const { fabric, shade, metres } = offer;
  return { fabric, shade, metres, price: tierFor(offer, metres)!.price };
}

/** `TQ-2611-0042`: counted by the month. */
async function nextNumber(tx: DatabaseTransaction, now: number): Promise<string> {
  await lockDesk(tx);
  const month = isoIndianDate(now).slice(2, 7).replace('-', '');
  const last = await tx
    .selectFrom('quote')
    .select('number')
    .where('number', '>', `TQ-${month}-`)
    .where('number', '<', `TQ-${month}.`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const count = Number(last?.number.split('-')[2] ?? 0) + 1;
  return `TQ-${month}-${String(count).padStart(4, '0')}`;
}
