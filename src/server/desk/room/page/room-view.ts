import type { SiteContent } from '../../../../content/site-content.ts';
import { isExpired } from '../../../../domain/desk/quote-state.ts';
import { spellChoice, type Waiting } from '../../../../domain/room/waits.ts';
import type { QuoteRow } from '../../../db/schema.ts';
import type { Room } from '../read-room.ts';
import { spellIsoDay } from '../spell-day.ts';

/** What every part of the page is written from. */
export interface RoomView {
  readonly room: Room;
  readonly content: SiteContent;
  readonly token: string;
  readonly now: number;
  /** A new one for each form, under which it is taken once. */
  readonly newKey: () => string;
  /** What was typed and could not be taken yet. */
  readonly draft: string;
}

/** The quote that counts: the accepted one, or else the last that was sent. */
export function currentQuote({ quotes }: Room): QuoteRow | undefined {
  return quotes.find(({ state }) => state === 'accepted') ?? quotes[0];
}

export function waitingFor({ room, now }: Pick<RoomView, 'room' | 'now'>): Waiting[] {
  const dips = room.rounds
    .filter(({ state }) => state === 'waiting')
    .map(({ body }) => ({
      anchor: 'dips',
      what: `Choose a lab dip: ${spellChoice(body.dips.map(({ name }) => name))}`,
      why: 'so dyeing can start',
    }));
  const quote = currentQuote(room);
  if (quote?.state !== 'sent') return dips;
  const isOver = isExpired(quote.valid_until, now);
  const asks = isOver
    ? {
        what: 'Ask for today’s price',
        why: `the quote ran out on ${spellIsoDay(quote.valid_until)}`,
      }
    : {
        what: 'Accept the quote, or ask for another',
        why: `holds until ${spellIsoDay(quote.valid_until)}`,
      };
  return [...dips, { anchor: 'quote', ...asks }];
}

/** The buyer's own colour: that of the last dips, or the one in the question. */
export function ownShade({ rounds, enquiry }: Room): string | undefined {
  const dyed = rounds.at(-1)?.body.standard.hex;
  if (dyed) return dyed;
  const said = /dyed to #([\dA-Fa-f]{6})\b/.exec(`${enquiry.product} ${enquiry.payload}`);
  return said ? `#${said[1]!.toLowerCase()}` : undefined;
}
