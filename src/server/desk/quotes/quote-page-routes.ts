import { quotePagePaths } from '../../../contract/desk/desk-paths.ts';
import { isOpen } from '../../../domain/desk/quote-state.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { createClientLimit } from '../../http/client-limit.ts';
import { readBody } from '../../http/read-body.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { hashToken } from '../../secret-key.ts';
import { buyer, record } from '../audit.ts';
import {
  clientOf,
  type DeskCall,
  type DeskParts,
  type DeskRoutes,
  isOwnPage,
} from '../desk-call.ts';
import type { QuoteRow } from '../../db/schema.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { advanceEnquiry, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { quoteNotice, quotePage } from './buyer-quote-page.ts';
import { printQuote } from '../../../print/quote-paper.ts';
import { toPrintedQuote } from '../../db/read-quote.ts';

/** The page of a quote for its buyer: no script, at an address nobody can guess. */
export function addQuotePage(routes: DeskRoutes, parts: DeskParts): void {
  const { store, clock } = parts;
  const limit = createClientLimit({
    perClient: { calls: 60, seconds: 60 },
    together: { calls: 3000, seconds: 60 },
  });

  routes.use(quotePagePaths.all, async (call, next) => {
    const wait = await limit(clientOf(parts, call));
    if (wait === undefined) return next();
    return show(call, 429, quoteNotice(parts.quotePageStyle, 'Please try again in a minute.'));
  });

  routes.get(quotePagePaths.page, async (call) => {
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
    return show(call, 200, quotePage({ quote, token: tokenOf(call), now, ...parts }));
  });

  routes.get(quotePagePaths.pdf, async (call) => {
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    return call.body(new Uint8Array(await printQuote(toPrintedQuote(quote))), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quote.number}.pdf"`,
    });
  });

  routes.post(quotePagePaths.page, async (call) => {
    if (!isOwnPage(parts, call, { originRequired: false })) {
      return show(
        call,
        403,
        quoteNotice(parts.quotePageStyle, 'This answer came from another site.'),
      );
    }
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    const form = await readForm(call);
    const answer = form?.get('answer') ?? '';
    const message = clean(form?.get('message') ?? '');
    const isAnswer = answer === 'accept' || answer === 'decline' || answer === 'ask';
    // A form that was opened before an update leads to the page as it is now.
    if (isAnswer && !(answer === 'ask' && message === '')) {
      await answerQuote(quote, answer, message);
    }
    return call.redirect(call.req.path, 303);
  });

  async function answerQuote(
    { id, number, enquiry_id: enquiryId }: QuoteRow,
    answer: 'accept' | 'decline' | 'ask',
    message: string,
  ): Promise<void> {
    const now = clock.now();
    await store.transact(async (tx) => {
      if (!(await lockEnquiry(tx, enquiryId))) return;
      const quote = await tx
        .updateTable('quote')
        .set((eb) => ({ state: eb.ref('state') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      const open = quote && isOpen({ state: quote.state, validUntil: quote.valid_until }, now);
      // Answered in another tab, withdrawn or expired: the page says which.
      if (!open && answer !== 'ask') return;
      if (!quote || quote.state === 'revoked') return;
      const state =
        answer === 'accept' ? 'accepted' : answer === 'decline' ? 'declined' : quote.state;
      await tx
        .updateTable('quote')
        .set({ state, answer: message, answered_at: now })
        .where('id', '=', id)
        .execute();
      if (message !== '') {
        await tx
          .insertInto('note')
          .values({
            id: timeOrderedId(now),
            enquiry_id: enquiryId,
            staff_id: buyer.id,
            author: buyer.name,
            body: message,
            created_at: now,
          })
          .execute();
      }
      const verb = {
        accept: 'accepted the quote',
        decline: 'declined the quote',
        ask: 'asked about the quote',
      }[answer];
      await record(tx, { at: now, actor: buyer, verb, enquiryId, detail: { number } });
      if (answer === 'accept') await advanceEnquiry(tx, { actor: buyer, now }, enquiryId, 'won');
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
      .where('token_hash', '=', hashToken(tokenOf(call)))
      .where('state', '<>', 'revoked')
      .executeTakeFirst();
  }

  function gone(call: DeskCall): Response {
    const text = 'This quote does not exist or was withdrawn. Please ask us for a new one.';
    return show(call, 404, quoteNotice(parts.quotePageStyle, text));
  }
}

function tokenOf(call: DeskCall): string {
  return call.req.param('token') ?? '';
}

function show(call: DeskCall, status: 200 | 403 | 404 | 429, html: string): Response {
  return call.html(html, status);
}

async function readForm(call: DeskCall): Promise<URLSearchParams | undefined> {
  const body = await readBody(call.req.raw, { bytes: 16 * 1024, ms: 10_000 });
  return body.kind === 'read' ? new URLSearchParams(body.bytes.toString('utf8')) : undefined;
}

function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
    .trim()
    .slice(0, 2000);
}
