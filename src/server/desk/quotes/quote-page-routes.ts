import { isOpen } from '../../../domain/desk/quote-state.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { createClientLimit } from '../../http/client-limit.ts';
import { readBody } from '../../http/read-body.ts';
import { isSameSite } from '../../http/same-site.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { buyer, record } from '../audit.ts';
import { clientOf, type DeskCall, type DeskParts, type DeskRoutes } from '../desk-call.ts';
import type { QuoteRow } from '../../db/schema.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { nudgeEnquiry } from '../inbox/enquiry-actions.ts';
import { missingOffer, offerPage } from './quote-page.ts';
import { printQuote } from '../../../print/quote-paper.ts';
import { toPrintedQuote } from '../../db/read-quote.ts';

/** The buyer's side of a quote: a page without script, behind an address nobody can guess. */
export function addOfferRoutes(routes: DeskRoutes, parts: DeskParts): void {
  const { store, clock } = parts;
  const limit = createClientLimit({
    perClient: { calls: 60, seconds: 60 },
    together: { calls: 3000, seconds: 60 },
  });

  routes.use('/q/*', async (call, next) => {
    const wait = await limit(clientOf(parts, call));
    if (wait === undefined) return next();
    return show(call, 429, missingOffer(parts.offerStyle, 'Please try again in a minute.'));
  });

  routes.get('/q/:token', async (call) => {
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    const now = clock.now();
    // A colleague who looks is not the buyer.
    if (quote.seen_at === null && call.req.query('preview') === undefined) {
      await store.transact(async (tx) => {
        await tx.updateTable('quote').set({ seen_at: now }).where('id', '=', quote.id).execute();
        const { enquiry_id: enquiryId, number } = quote;
        await record(tx, {
          at: now,
          actor: buyer,
          verb: 'opened the quote',
          enquiryId,
          detail: { number },
        });
      });
    }
    return show(call, 200, offerPage({ quote, now, ...parts }));
  });

  routes.get('/q/:token/quote.pdf', async (call) => {
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    return call.body(new Uint8Array(await printQuote(toPrintedQuote(quote))), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quote.number}.pdf"`,
    });
  });

  routes.post('/q/:token', async (call) => {
    if (!isOurs(call)) {
      return show(call, 403, missingOffer(parts.offerStyle, 'This came from another site.'));
    }
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    const form = await readForm(call);
    const deed = form?.get('deed') ?? '';
    const words = clean(form?.get('words') ?? '');
    if (deed !== 'accept' && deed !== 'decline' && deed !== 'ask') return gone(call);
    if (deed === 'ask' && words === '') return call.redirect(call.req.path, 303);
    await answerQuote(quote, deed, words);
    return call.redirect(call.req.path, 303);
  });

  async function answerQuote(
    { id, number, enquiry_id: enquiryId }: QuoteRow,
    deed: 'accept' | 'decline' | 'ask',
    words: string,
  ): Promise<void> {
    const now = clock.now();
    await store.transact(async (tx) => {
      const quote = await tx
        .updateTable('quote')
        .set((eb) => ({ state: eb.ref('state') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      const open = quote && isOpen({ state: quote.state, validUntil: quote.valid_until }, now);
      // Answered in another tab, withdrawn or run out: the page says which.
      if (!open && deed !== 'ask') return;
      if (!quote || quote.state === 'revoked') return;
      const state = deed === 'accept' ? 'accepted' : deed === 'decline' ? 'declined' : quote.state;
      await tx
        .updateTable('quote')
        .set({ state, answer: words, answered_at: now })
        .where('id', '=', id)
        .execute();
      if (words !== '') {
        await tx
          .insertInto('note')
          .values({
            id: timeOrderedId(now),
            enquiry_id: enquiryId,
            staff_id: buyer.id,
            author: buyer.name,
            body: words,
            created_at: now,
          })
          .execute();
      }
      const verb = {
        accept: 'accepted the quote',
        decline: 'declined the quote',
        ask: 'asked about the quote',
      }[deed];
      await record(tx, { at: now, actor: buyer, verb, enquiryId, detail: { number } });
      if (deed === 'accept') await nudgeEnquiry(tx, { actor: buyer, now }, enquiryId, 'won');
      await tx
        .updateTable('enquiry')
        .set({ opened_at: null })
        .where('id', '=', enquiryId)
        .execute();
      await queueMails(tx, [enquiryMail('desk-quote-answer', enquiryId, `${id}:${now}`)], now);
    });
  }

  function findQuote(call: DeskCall): Promise<QuoteRow | undefined> {
    return store.db
      .selectFrom('quote')
      .selectAll()
      .where('token', '=', call.req.param('token') ?? '')
      .where('state', '<>', 'revoked')
      .executeTakeFirst();
  }

  function gone(call: DeskCall): Response {
    const text = 'This quote is not there, or was withdrawn. Please ask us for a new one.';
    return show(call, 404, missingOffer(parts.offerStyle, text));
  }

  function isOurs(call: DeskCall): boolean {
    return isSameSite({
      origin: call.req.header('origin'),
      fetchSite: call.req.header('sec-fetch-site'),
      host: call.req.header('host') ?? new URL(call.req.url).host,
      siteUrl: parts.settings.siteUrl,
    });
  }
}

function show(call: DeskCall, status: 200 | 403 | 404 | 429, html: string): Response {
  return call.html(html, status);
}

async function readForm(call: DeskCall): Promise<URLSearchParams | undefined> {
  const body = await readBody(call.req.raw, { bytes: 16 * 1024, ms: 10_000 });
  return body.kind === 'read' ? new URLSearchParams(body.bytes.toString('utf8')) : undefined;
}

function clean(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
    .trim()
    .slice(0, 2000);
}
