import { randomBytes } from 'node:crypto';
import { newQuoteSchema } from '../../../contract/desk/quotes.ts';
import { isoIndianDate } from '../../../domain/enquiry/indian-time.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import { type DeskParts, type DeskRoutes, readJson, refuse } from '../desk-call.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { lockEnquiry, nudgeEnquiry } from '../inbox/enquiry-actions.ts';
import { everyFabric } from '../inbox/fabric-mentions.ts';
import { printQuote } from '../../../print/quote-paper.ts';
import { toPrintedQuote } from '../../db/read-quote.ts';
import { toQuoteSummary } from './quote-summary.ts';

export function addQuoteReading(routes: DeskRoutes, { store }: DeskParts): void {
  routes.get('/quotes', async (call) => {
    const rows = await store.db
      .selectFrom('quote')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute();
    return call.json(rows.map(toQuoteSummary));
  });
  routes.get('/fabrics', (call) => call.json(everyFabric()));
  routes.get('/quotes/:id/pdf', async (call) => {
    const quote = await store.db
      .selectFrom('quote')
      .selectAll()
      .where('id', '=', call.req.param('id'))
      .executeTakeFirst();
    if (!quote) return refuse(call, 404, 'This quote is not there.');
    return call.body(new Uint8Array(await printQuote(toPrintedQuote(quote))), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quote.number}.pdf"`,
    });
  });
}

export function addQuoteWork(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.post('/enquiries/:id/quotes', async (call) => {
    const input = await readJson(call, newQuoteSchema);
    if (!input.ok) return input.refused;
    const { lines, validUntil, ...rest } = input.value;
    const now = clock.now();
    if (validUntil < isoIndianDate(now)) {
      return refuse(call, 422, 'The last day of a quote lies ahead.');
    }
    const actor = call.get('person');
    const enquiryId = call.req.param('id');
    const made = await store.transact(async (tx) => {
      const enquiry = await lockEnquiry(tx, enquiryId);
      if (!enquiry) return undefined;
      const id = timeOrderedId(now);
      const number = await nextNumber(tx, now);
      await tx
        .insertInto('quote')
        .values({
          ...rest,
          id,
          number,
          enquiry_id: enquiryId,
          staff_id: actor.id,
          author: actor.name,
          lines: JSON.stringify(lines),
          valid_until: validUntil,
          token: randomBytes(24).toString('base64url'),
          state: 'sent',
          answer: '',
          created_at: now,
          sent_at: now,
          seen_at: null,
          answered_at: null,
        })
        .execute();
      if (isMailAddress(enquiry.email)) {
        await queueMails(tx, [enquiryMail('desk-quote', enquiryId, id)], now);
      }
      await record(tx, { at: now, actor, verb: 'sent a quote', enquiryId, detail: { number } });
      await nudgeEnquiry(tx, { actor, now }, enquiryId, 'quoted');
      return { id, number };
    });
    if (!made) return refuse(call, 404, 'This enquiry is not there.');
    return call.json(made);
  });

  routes.post('/quotes/:id/revoke', async (call) => {
    const now = clock.now();
    const actor = call.get('person');
    const done = await store.transact(async (tx) => {
      const quote = await tx
        .updateTable('quote')
        .set({ state: 'revoked' })
        .where('id', '=', call.req.param('id'))
        .where('state', '=', 'sent')
        .returning(['number', 'enquiry_id'])
        .executeTakeFirst();
      if (!quote) return false;
      const { number, enquiry_id: enquiryId } = quote;
      await record(tx, { at: now, actor, verb: 'withdrew a quote', enquiryId, detail: { number } });
      return true;
    });
    return done ? call.json({ ok: true }) : refuse(call, 409, 'This quote has been answered.');
  });
}

/** `TQ-2611-0042`: counted by the month. The head of the history makes writers queue for it. */
async function nextNumber(tx: DatabaseTransaction, now: number): Promise<string> {
  await tx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .execute();
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
