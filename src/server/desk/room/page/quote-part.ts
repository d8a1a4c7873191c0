import { roomPath } from '../../../../contract/desk/desk-paths.ts';
import { isExpired } from '../../../../domain/desk/quote-state.ts';
import { lineTotal, quoteTotal } from '../../../../domain/desk/quote-total.ts';
import { canUndo } from '../../../../domain/offer/accepted.ts';
import {
  leastMetres,
  type Offer,
  spellDelivery,
  spellSum,
  spellTax,
  spellTier,
  sumFor,
  tierFor,
} from '../../../../domain/offer/offer.ts';
import { quoteLines, readAcceptance, readOffer } from '../../../db/read-quote.ts';
import type { QuoteRow } from '../../../db/schema.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { spellDay, spellIsoDay, spellTime } from '../spell-day.ts';
import { hidden, roomForm, step } from './form-parts.ts';
import { currentQuote, type RoomView } from './room-view.ts';

/** The quote that counts, with all that can be done about it. */
export function quotePart(view: RoomView): Html {
  const quote = currentQuote(view.room);
  if (!quote) return markup``;
  const isOver = quote.state === 'sent' && isExpired(quote.valid_until, view.now);
  const holds = `holds until ${spellIsoDay(quote.valid_until)}`;
  const aside = quote.state === 'sent' && !isOver ? holds : quote.number;
  const state = quote.state === 'accepted' ? 'done' : quote.state === 'sent' ? 'now' : 'open';
  return step(
    {
      id: 'quote',
      title: 'The quote',
      aside: `${spellDay(Number(quote.created_at))}, ${aside}`,
      state,
    },
    markup`${figures(quote)}${conditions(quote, isOver)}${isOver ? ranOut(view, quote) : answers(view, quote)}`,
  );
}

function figures(quote: QuoteRow): Html {
  const offer = readOffer(quote);
  return offer ? tiers(offer, quote) : lines(quote);
}

function tiers(offer: Offer, quote: QuoteRow): Html {
  const metres = readAcceptance(quote)?.metres ?? offer.metres;
  const mine = tierFor(offer, metres);
  const rows = offer.tiers.map((tier, i) => {
    const isMine = tier === mine;
    const sum = isMine ? sumFor(offer, metres)!.net : tier.from * tier.price;
    const together = `${isMine ? '' : 'from '}${spellSum(sum, quote.currency)}`;
    return markup`<tr${isMine ? markup` class="mine-tier"` : markup``} data-from="${tier.from}" data-price="${tier.price}" data-from-sum="${`from ${spellSum(tier.from * tier.price, quote.currency)}`}"><th scope="row">${spellTier(offer, i)}</th><td>${spellSum(tier.price, quote.currency)}</td><td>${tier.days} days</td><td class="together">${together}</td></tr>`;
  });
  return markup`<p class="lab mut"><bdi>${[offer.fabric, offer.shade].filter(Boolean).join(', ')}</bdi></p>
<table class="tiers" data-currency="${quote.currency}"><thead><tr><th scope="col">Metres</th><th scope="col">A metre</th><th scope="col">Ready in</th><th scope="col" class="together">Together</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function lines(quote: QuoteRow): Html {
  const all = quoteLines(quote);
  const rows = all.map(
    (line) =>
      markup`<tr><th scope="row"><bdi>${line.fabric}</bdi> <bdi class="mut">${line.shade}</bdi></th><td>${line.metres.toLocaleString('en-IN')}</td><td>${spellSum(line.price, quote.currency)}</td><td>${spellSum(lineTotal(line), quote.currency)}</td></tr>`,
  );
  return markup`<table class="tiers"><thead><tr><th scope="col">Fabric</th><th scope="col">Metres</th><th scope="col">A metre</th><th scope="col">Together</th></tr></thead><tbody>${rows}</tbody></table>
<p class="fig">${spellSum(quoteTotal(all), quote.currency)}</p>`;
}

/** Beside the metres that can be chosen, tax and delivery stand under their sum. */
function conditions(quote: QuoteRow, isOver: boolean): Html {
  const offer = readOffer(quote);
  const said = offer
    ? [
        ...(quote.state === 'sent' && !isOver
          ? []
          : [`${spellTax(offer)}, ${spellDelivery(offer)}.`]),
        `Smallest order ${offer.leastStyle.toLocaleString('en-IN')} m a style, ${offer.leastColour.toLocaleString('en-IN')} m a colour.`,
      ]
    : [];
  const first = said.length > 0 ? markup`<p class="lab mut">${said.join(' ')}</p>` : markup``;
  return quote.terms
    ? markup`${first}<details class="more"><summary class="lnk">Terms</summary><p class="typed"><bdi>${quote.terms}</bdi></p></details>`
    : first;
}

function answers(view: RoomView, quote: QuoteRow): Html {
  if (quote.state === 'accepted') return accepted(view, quote);
  if (quote.state === 'declined') {
    return markup`<p class="room-note">You declined this quote.</p><div class="acts">${another(view, quote)}</div>`;
  }
  const offer = readOffer(quote);
  const metres = offer ? metresField(offer, quote) : markup``;
  const button = offer ? 'Accept' : 'Accept the quote';
  // It only leads to the last look; without script the metres are read there.
  return markup`<form method="get" action="${roomPath(view.token)}" id="accept" class="room-form" aria-label="Accept the quote">
${hidden('accept', quote.id)}${metres}</form>
<div class="acts"><button form="accept" class="btn btn-primary"><span id="accept-words">${button}</span></button>${another(view, quote)}</div>`;
}

function metresField(offer: Offer, { currency }: QuoteRow): Html {
  const { metres } = offer;
  const stepper = (name: string, by: number, sign: string) =>
    markup`<button type="button" data-by="${by}" aria-label="${name}" hidden>${sign}</button>`;
  return markup`<div class="sum"><label class="field lab" for="metres">How many metres</label>
<span class="qty">${stepper('Less', -1, '–')}<input id="metres" name="metres" inputmode="numeric" pattern="[0-9, ]*" required value="${metres.toLocaleString('en-IN')}" data-least="${leastMetres(offer)}">${stepper('More', 1, '+')}</span>
<p class="fig" id="sum" aria-live="polite">${spellSum(sumFor(offer, metres)?.net ?? 0, currency)}</p>
<p class="lab mut under-fig">${spellTax(offer)}, ${spellDelivery(offer)}</p></div>`;
}

function accepted(view: RoomView, quote: QuoteRow): Html {
  const made = readAcceptance(quote);
  if (!made) return markup`<p class="room-note good">You have accepted this quote.</p>`;
  const who = [made.name, made.company].filter(Boolean).join(', ');
  const undo = canUndo(made, view.now)
    ? roomForm(
        view,
        'undo',
        markup`${hidden('quote', quote.id)}<p class="lab mut">Pressed by mistake? Within an hour you can take it back.</p><button class="btn">Take the acceptance back</button>`,
        { name: 'Take the acceptance back' },
      )
    : markup``;
  return markup`<p class="room-note good">Accepted for ${made.metres.toLocaleString('en-IN')} m, ${spellSum(made.total, quote.currency)} in all, on ${spellTime(made.at)} by <bdi>${who}</bdi>${made.dip ? [markup`. Standard: lab dip ${made.dip}`] : []}.</p>${undo}`;
}

function ranOut(view: RoomView, quote: QuoteRow): Html {
  return markup`<p class="room-note">This quote ran out on ${spellIsoDay(quote.valid_until)}. Yarn prices move; please ask for today’s.</p>
${roomForm(view, 'new-price', markup`${hidden('quote', quote.id)}<button class="btn btn-primary">Ask for today’s price</button>`, { name: 'Ask for today’s price' })}`;
}

function another(view: RoomView, quote: QuoteRow): Html {
  const offer = readOffer(quote);
  const metres = offer?.metres ?? Math.max(1, Math.round(quoteLines(quote)[0]?.metres ?? 1));
  const unit = quote.currency === 'INR' ? '₹' : quote.currency;
  const target = roomForm(
    view,
    'target',
    markup`${hidden('quote', quote.id)}<div class="two-fields"><label class="field">Your price a metre, ${unit}<input class="inp" name="price" inputmode="decimal" required></label>
<label class="field">For how many metres<input class="inp" name="metres" inputmode="numeric" required value="${metres}"></label></div>
<label class="field">Anything else<textarea class="inp" name="note" rows="2" maxlength="1000"></textarea></label>
<button class="btn">Send my price</button>`,
    { name: 'Ask for another quote' },
  );
  const decline =
    quote.state === 'sent'
      ? markup`<details class="more"><summary class="lnk">Decline</summary>${roomForm(
          view,
          'decline',
          markup`${hidden('quote', quote.id)}<label class="field">Why, if you like<textarea class="inp" name="note" rows="2" maxlength="1000"></textarea></label><button class="btn">Decline the quote</button>`,
          { name: 'Decline the quote' },
        )}</details>`
      : markup``;
  return markup`<details class="more"><summary class="lnk">Ask for another quote</summary>${target}</details>${decline}`;
}
