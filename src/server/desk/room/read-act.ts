import { dipNames, offWords } from '../../../domain/dip/lab-dip.ts';
import { parsePrice } from '../../../domain/desk/quote-total.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import { isGstNumber } from '../../../domain/offer/accepted.ts';
import { offerLimits, readMetres } from '../../../domain/offer/offer.ts';
import type { RoomAct } from '../../../domain/room/acts.ts';

/** What of a form could not be understood, in the words that the buyer reads. */
export interface ActFault {
  readonly fault: string;
}

type Form = (name: string) => string;

/** The act that a form names; nothing for a form that no page of ours shows. */
export function readAct(
  name: string,
  field: Form,
  all: (name: string) => string[],
): RoomAct | ActFault | undefined {
  const quote = field('quote');
  const note = clean(field('note'), 1000);
  switch (name) {
    case 'write':
      return { act: 'write', words: clean(field('words'), 4000) };
    case 'approve-dip': {
      const dip = field('dip');
      if (!dipNames.some((each) => each === dip)) return { fault: 'Please choose a lab dip.' };
      return { act: 'approve-dip', round: field('round'), dip };
    }
    case 'refuse-dips': {
      const off = offWords.filter((word) => all('off').includes(word));
      if (off.length === 0 && note === '') return { fault: 'Please say what is off.' };
      return { act: 'refuse-dips', round: field('round'), off, note };
    }
    case 'accept':
      return readAcceptance(quote, field);
    case 'undo':
      return { act: 'undo', quote };
    case 'decline':
      return { act: 'decline', quote, note };
    case 'new-price':
      return { act: 'new-price', quote };
    case 'target': {
      const price = parsePrice(field('price'));
      const metres = readMetres(field('metres'));
      if (price === undefined || price === 0 || price > offerLimits.price) {
        return { fault: 'Please write your price a metre as a number, for example 205.50.' };
      }
      if (metres === undefined) return { fault: wholeMetres };
      return { act: 'target', quote, price, metres, note };
    }
    case 'forward': {
      const address = field('address').trim();
      if (!isMailAddress(address)) return { fault: 'Please check your colleague’s mail address.' };
      return { act: 'forward', address };
    }
    case 'close':
      return { act: 'close' };
    default:
      return undefined;
  }
}

const wholeMetres = 'Please write whole metres, for example 1,000.';

function readAcceptance(quote: string, field: Form): RoomAct | ActFault {
  const typed = field('metres');
  const metres = typed === '' ? null : readMetres(typed);
  if (metres === undefined) return { fault: wholeMetres };
  const name = oneLine(field('name'));
  const company = oneLine(field('company'));
  const gst = field('gst').replaceAll(' ', '').toUpperCase();
  if (name === '') return { fault: 'Please write your name.' };
  if (gst !== '' && !isGstNumber(gst)) {
    return { fault: 'Please check the GST number: its fifteen characters do not fit together.' };
  }
  return { act: 'accept', quote, metres, by: { name, company, gst } };
}

function oneLine(text: string): string {
  return clean(text, 160).replaceAll('\n', ' ');
}

/** Line ends are one character, and nothing that hides or rules the page is kept. */
export function clean(text: string, most: number): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
    .trim()
    .slice(0, most);
}
