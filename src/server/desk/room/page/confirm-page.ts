import { roomPath } from '../../../../contract/desk/desk-paths.ts';
import type { Acceptor } from '../../../../domain/room/acts.ts';
import { codeRules, veilAddress } from '../../../../domain/room/room-link.ts';
import { spellDelivery, spellSum, spellTax, type Sum } from '../../../../domain/offer/offer.ts';
import { readOffer } from '../../../db/read-quote.ts';
import type { QuoteRow } from '../../../db/schema.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { hidden, roomForm } from './form-parts.ts';
import { roomDocument } from './room-document.ts';
import type { RoomView } from './room-view.ts';

export interface Confirmation extends RoomView {
  readonly style: string | undefined;
  readonly quote: QuoteRow;
  /** Absent: the acceptance is taken back. */
  readonly sum?: Sum;
  readonly metres: number | null;
  readonly by: Acceptor;
  /** A code is on its way, or was typed wrongly. */
  readonly asksCode: boolean;
  readonly fault?: string;
}

/** The last look before money: what, how much, who, and then the code from the mail. */
export function confirmPage(page: Confirmation): string {
  const { content, quote, sum, asksCode, room, token } = page;
  const offer = readOffer(quote);
  const { currency } = quote;
  const title = sum
    ? `Accept for ${sum.metres.toLocaleString('en-IN')} m`
    : 'Take the acceptance back';
  const rows: [string, string][] = sum
    ? [
        ['Quote', quote.number],
        ...(offer
          ? ([
              ['Fabric', [offer.fabric, offer.shade].filter(Boolean).join(', ')],
              ['A metre', spellSum(sum.price, currency)],
              ['Net', spellSum(sum.net, currency)],
              [spellTax(offer), spellSum(sum.tax, currency)],
              ['Ready in', `${sum.days} days`],
              ['Delivery', spellDelivery(offer)],
            ] as [string, string][])
          : []),
        ['In all', spellSum(sum.total, currency)],
      ]
    : [['Quote', quote.number]];
  const table = rows.map(
    ([label, value]) => markup`<tr><th scope="row">${label}</th><td><bdi>${value}</bdi></td></tr>`,
  );
  const fault = page.fault
    ? markup`<p class="room-note bad" role="alert">${page.fault}</p>`
    : markup``;
  const form = roomForm(
    page,
    sum ? 'accept' : 'undo',
    markup`${hidden('quote', quote.id)}${page.metres === null ? markup`` : hidden('metres', page.metres)}
${sum ? people(page) : markup``}${asksCode ? codeField(room.enquiry.email) : markup``}
<button class="btn btn-primary">${asksCode ? title : 'Send me the code'}</button>`,
    { name: title },
  );
  const again = asksCode
    ? roomForm(
        page,
        sum ? 'accept' : 'undo',
        markup`${hidden('quote', quote.id)}${page.metres === null ? markup`` : hidden('metres', page.metres)}${hidden('name', page.by.name)}${hidden('company', page.by.company)}${hidden('gst', page.by.gst)}<button class="lnk">Send a new code</button>`,
        { name: 'Send a new code' },
      )
    : markup``;
  const main = markup`<div class="room-narrow"><h1>${title}</h1>${fault}<table class="spec"><tbody>${table}</tbody></table>${form}${again}
<p><a class="lnk" href="${roomPath(token)}#quote">Back to the room</a></p></div>`;
  return roomDocument({ mill: content.mill, style: page.style, title }, main);
}

function people({ by, asksCode }: Confirmation): Html {
  if (asksCode) {
    return markup`${hidden('name', by.name)}${hidden('company', by.company)}${hidden('gst', by.gst)}<p>For <bdi>${[by.name, by.company, by.gst].filter(Boolean).join(', ')}</bdi></p>`;
  }
  return markup`<label class="field">Your name<input class="inp" name="name" required maxlength="160" autocomplete="name" value="${by.name}"></label>
<label class="field">Company<input class="inp" name="company" maxlength="160" autocomplete="organization" value="${by.company}"></label>
<label class="field">GST number, if you have one<input class="inp" name="gst" maxlength="20" value="${by.gst}"></label>`;
}

export function codeField(email: string): Html {
  return markup`<label class="field" for="code">The ${codeRules.digits} digits that we sent to ${veilAddress(email)}</label>
<input class="inp code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="9" pattern="[0-9 ]*">`;
}
