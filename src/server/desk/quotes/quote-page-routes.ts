import { quotePagePaths } from '../../../contract/desk/desk-paths.ts';
import { createClientLimit } from '../../http/client-limit.ts';
import { readBody } from '../../http/read-body.ts';
import { hashToken, newToken } from '../../secret-key.ts';
import {
  clientOf,
  type DeskCall,
  type DeskParts,
  type DeskRoutes,
  isOwnPage,
} from '../desk-call.ts';
import type { QuoteRow } from '../../db/schema.ts';
import { refusalWords } from '../room/room-words.ts';
import { acceptWhole } from './accept-whole.ts';
import { answerQuote, answersADay, markSeen } from './answer-quote.ts';
import { acceptPage, quoteNotice, quotePage, seenScript } from './buyer-quote-page.ts';
import { printStoredQuote } from '../../db/print-quote.ts';

/** The page of a quote for its buyer, at an address nobody can guess; it needs no script. */
export function addQuotePage(routes: DeskRoutes, parts: DeskParts): void {
  const { store, clock, readContent } = parts;
  const limit = createClientLimit({
    perClient: { calls: 60, seconds: 60 },
    together: { calls: 3000, seconds: 60 },
  });

  routes.use(quotePagePaths.all, async (call, next) => {
    const wait = await limit(clientOf(parts, call));
    if (wait === undefined) return next();
    return notice(call, 429, 'Please try again in a minute.');
  });

  routes.get(quotePagePaths.script, (call) =>
    call.body(seenScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  routes.get(quotePagePaths.page, async (call) => {
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    const isPreview = call.req.query('preview') !== undefined;
    const page = { quote, token: tokenOf(call), key: newToken(), now: clock.now(), isPreview };
    const usualAnswer = parts.readUsualAnswer?.();
    return show(call, 200, quotePage({ ...page, ...parts, usualAnswer, mill: readContent().mill }));
  });

  /** Mail programs fetch links to look for viruses: only what a person does counts as opening. */
  routes.post(quotePagePaths.seen, async (call) => {
    const quote = await findQuote(call);
    if (!quote || !isOwnPage(parts, call, { originRequired: false })) return gone(call);
    await store.transact((tx) => markSeen(tx, quote, clock.now()));
    return call.body(null, 204);
  });

  routes.get(quotePagePaths.pdf, async (call) => {
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    return call.body(new Uint8Array(await printStoredQuote(quote, readContent().mill)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quote.number}.pdf"`,
    });
  });

  routes.post(quotePagePaths.page, async (call) => {
    if (!isOwnPage(parts, call, { originRequired: false })) {
      return notice(call, 403, 'This answer came from another site.');
    }
    const quote = await findQuote(call);
    if (!quote) return gone(call);
    const form = await readForm(call);
    const answer = form?.get('answer') ?? '';
    const message = clean(form?.get('message') ?? '');
    const key = (form?.get('key') ?? '').slice(0, 100);
    const code = (form?.get('code') ?? '').trim().slice(0, 20);
    if (answer === 'accept') return accept(call, quote, { message, key, code });
    const isAnswer = answer === 'decline' || answer === 'ask';
    // A form that was opened before an update leads to the page as it is now.
    if (isAnswer && !(answer === 'ask' && message === '')) {
      const given = { answer, message, key } as const;
      const now = clock.now();
      const outcome = await store.transact((tx) =>
        answerQuote(tx, quote, given, { now, mill: readContent().mill }),
      );
      if (outcome === 'too-many') {
        return notice(call, 429, tooManyQuestions);
      }
    }
    return call.redirect(call.req.path, 303);
  });

  async function accept(
    call: DeskCall,
    quote: QuoteRow,
    given: Parameters<typeof acceptWhole>[2],
  ): Promise<Response> {
    const { mill } = readContent();
    // A price by metres is accepted in the room, where the metres are chosen.
    if (quote.offer !== null) return call.redirect(call.req.path, 303);
    const setting = { now: clock.now(), mill };
    const outcome = await store.transact((tx) => acceptWhole(tx, quote, given, setting));
    if (outcome === 'too-many') return notice(call, 429, refusalWords[outcome]);
    if (outcome === 'no-mail') return notice(call, 422, refusalWords[outcome]);
    // Done, or answered, withdrawn or expired meanwhile: the page says which.
    if (outcome !== 'sent' && outcome !== 'wrong' && outcome !== 'over') {
      return call.redirect(call.req.path, 303);
    }
    const { email } = await store.db
      .selectFrom('enquiry')
      .select('email')
      .where('id', '=', quote.enquiry_id)
      .executeTakeFirstOrThrow();
    const fault = outcome === 'sent' ? undefined : refusalWords[outcome];
    const { message } = given;
    const page = { quote, token: tokenOf(call), newKey: newToken, email, message, fault, mill };
    return show(call, fault ? 422 : 200, acceptPage({ ...page, ...parts }));
  }

  function findQuote(call: DeskCall): Promise<QuoteRow | undefined> {
    return store.db
      .selectFrom('quote')
      .selectAll()
      .where('token_hash', '=', hashToken(tokenOf(call)))
      .where('state', '<>', 'revoked')
      .executeTakeFirst();
  }

  function notice(call: DeskCall, status: 403 | 404 | 422 | 429, text: string): Response {
    return show(call, status, quoteNotice(readContent().mill, parts.quotePageStyle, text));
  }

  function gone(call: DeskCall): Response {
    const text = 'This quote does not exist or was withdrawn. Please ask us for a new one.';
    return notice(call, 404, text);
  }
}

const tooManyQuestions = `You have sent ${answersADay} messages about this quote today. Please write to us by e-mail or call us.`;

function tokenOf(call: DeskCall): string {
  return call.req.param('token') ?? '';
}

function show(call: DeskCall, status: 200 | 403 | 404 | 422 | 429, html: string): Response {
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
