import type { Mill } from '../../../content/mill.ts';
import { fillPath, quotePagePath, quotePagePaths } from '../../../contract/desk/desk-paths.ts';
import { href } from '../../../contract/routes.ts';
import { lookStylesheet } from '../../../domain/design/look.ts';
import { coloursOf, iconsOf, logoOf } from '../../../domain/design/mark-of.ts';
import { isExpired, isOpen } from '../../../domain/desk/quote-state.ts';
import { lineTotal, quoteTotal } from '../../../domain/desk/quote-total.ts';
import { spellSum } from '../../../domain/offer/offer.ts';
import { type Html, markup } from '../../mail-templates/markup.ts';
import type { QuoteRow } from '../../db/schema.ts';
import { quoteLines } from '../../db/read-quote.ts';
import { codeField } from '../room/page/confirm-page.ts';
import { hidden } from '../room/page/form-parts.ts';

/** What the buyer sees. Plain HTML that opens on any phone; the script only says that it was seen. */
export function quotePage({
  mill,
  quote,
  token,
  key,
  now,
  isPreview = false,
  quotePageStyle,
  usualAnswer,
}: {
  readonly mill: Mill;
  readonly quote: QuoteRow;
  readonly token: string;
  /** Under which the answer of this form is taken once. */
  readonly key: string;
  /** A colleague who looks is not the buyer. */
  readonly isPreview?: boolean;
  readonly now: number;
  readonly quotePageStyle?: string;
  /** `within 3 hours`, measured. */
  readonly usualAnswer?: string | undefined;
}): string {
  const lines = quoteLines(quote);
  const { currency } = quote;
  const rows = lines.map(
    (
      line,
    ) => markup`<tr><th scope="row"><bdi>${line.fabric}</bdi><span><bdi>${line.shade}</bdi></span></th>
<td data-label="Metres">${line.metres.toLocaleString('en-IN')}</td>
<td data-label="A metre">${spellSum(line.price, currency)}</td>
<td data-label="Together">${spellSum(lineTotal(line), currency)}</td></tr>\n`,
  );
  return document(
    mill,
    `Quote ${quote.number}`,
    quotePageStyle,
    markup`<p class="lab">${quote.number}</p>
<h1>Quote for <bdi>${quote.buyer}</bdi></h1>
${quote.company ? [markup`<p class="lead"><bdi>${quote.company}</bdi></p>`] : []}
${stateLine(quote, now)}
<table><thead><tr><th scope="col">Fabric</th><th scope="col">Metres</th><th scope="col">A metre</th><th scope="col">Together</th></tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row" colspan="3">Total</th><td>${spellSum(quoteTotal(lines), currency)}</td></tr></tfoot></table>
<p>Valid until ${quote.valid_until}. <a href="${fillPath(quotePagePaths.pdf, { token })}">The quote as a PDF</a></p>
${quote.terms ? [markup`<h2>Terms</h2><p class="typed"><bdi>${quote.terms}</bdi></p>`] : []}
${answerForm(quote, { token, key }, now)}
${usualAnswer ? [markup`<p>We usually answer ${usualAnswer}, measured over the last 90 days.</p>`] : []}
${isPreview ? [] : [markup`<script src="${quotePagePaths.script}" defer></script>`]}`,
  );
}

/**
 * Says that somebody looks: the first touch, key, scroll or movement while the page is visible. A mail
 * program that fetches the link does none of these. Without script the first answer counts.
 */
export const seenScript = `(() => {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'];
  const tell = (event) => {
    if (document.visibilityState !== 'visible' || !event.isTrusted) return;
    for (const sign of signs) removeEventListener(sign, tell);
    fetch(location.pathname + '/seen', { method: 'POST', keepalive: true }).catch(() => {});
  };
  for (const sign of signs) addEventListener(sign, tell, { passive: true });
})();
`;

export function quoteNotice(mill: Mill, quotePageStyle: string | undefined, text: string): string {
  return document(mill, 'Quote', quotePageStyle, markup`<h1>Quote</h1><p class="lead">${text}</p>`);
}

/** The last step: the digits from the mail first given. */
export function acceptPage({
  mill,
  quote,
  token,
  newKey,
  email,
  message,
  fault,
  quotePageStyle,
}: {
  readonly mill: Mill;
  readonly quote: QuoteRow;
  readonly token: string;
  newKey(): string;
  readonly email: string;
  /** Written beside the answer; it comes along. */
  readonly message: string;
  readonly fault: string | undefined;
  readonly quotePageStyle?: string;
}): string {
  const title = `Accept quote ${quote.number}`;
  const kept = () =>
    markup`${hidden('key', newKey())}${hidden('answer', 'accept')}${hidden('message', message)}`;
  return document(
    mill,
    title,
    quotePageStyle,
    markup`<h1>${title}</h1>
${fault ? [markup`<p class="state" role="alert">${fault}</p>`] : []}
<p class="lead">${spellSum(quoteTotal(quoteLines(quote)), quote.currency)} in all</p>
<form method="post" action="${quotePagePath(token)}">${kept()}
${codeField(email)}
<div class="acts"><button class="btn btn-primary">Accept the quote</button></div></form>
<form method="post" action="${quotePagePath(token)}" aria-label="Send a new code">${kept()}<div class="acts"><button class="btn">Send a new code</button>
<a class="lnk" href="${quotePagePath(token)}">Back to the quote</a></div></form>`,
  );
}

function stateLine(quote: QuoteRow, now: number): Html {
  if (quote.state === 'accepted') {
    return markup`<p class="state good">You have accepted this quote. We will write to you about the next steps.</p>`;
  }
  if (quote.state === 'declined') return markup`<p class="state">You have declined this quote.</p>`;
  if (isExpired(quote.valid_until, now)) {
    return markup`<p class="state">This quote has expired. Please ask us for a new one.</p>`;
  }
  if (quote.answered_at !== null) {
    return markup`<p class="state">We have received your question and will answer by e-mail.</p>`;
  }
  return markup``;
}

function answerForm(
  quote: QuoteRow,
  { token, key }: { readonly token: string; readonly key: string },
  now: number,
): Html {
  const open = isOpen({ state: quote.state, validUntil: quote.valid_until }, now);
  const accept =
    quote.offer === null
      ? markup`<button class="btn btn-primary" name="answer" value="accept">Accept the quote</button>`
      : markup``;
  const decide = markup`${accept}
<button class="btn" name="answer" value="decline">Decline</button>`;
  return markup`<form method="post" action="${quotePagePath(token)}">
<input type="hidden" name="key" value="${key}">
<h2>${open ? 'Your answer' : 'Ask us'}</h2>
${open && quote.offer !== null ? [markup`<p>The price follows the metres. You accept it in your room; its link is in our mail.</p>`] : []}
<label for="message">${open ? 'A message or a question (optional)' : 'Your question'}</label>
<textarea class="inp" id="message" name="message" rows="4" maxlength="2000"></textarea>
<div class="acts">${open ? [decide] : []}
<button class="btn" name="answer" value="ask">Send a question</button></div></form>`;
}

function document(mill: Mill, title: string, style: string | undefined, body: Html): string {
  const { name, contacts, sales, address } = mill;
  const ownColours = lookStylesheet(coloursOf(mill));
  const logo = logoOf(mill);
  const mark = logo
    ? markup`<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${name}">`
    : markup`${name}`;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="${iconsOf(mill).svg}" type="image/svg+xml"><title>${title}, ${name}</title>
${[style, ownColours].map((sheet) => (sheet ? markup`<link rel="stylesheet" href="${sheet}">` : markup``))}
</head><body class="quote-page"><header><a href="${href.home()}">${mark}</a></header><main>${body}</main>
<footer><p>${name}, ${address.street}, ${address.city} ${address.postcode}, ${address.country}</p>
<p><a href="tel:${contacts[0].tel}">${contacts[0].phone}</a> · <a href="mailto:${sales.email}">${sales.email}</a></p></footer></body></html>
`.text;
}
