import type { ActOutcome, RoomAct } from '../../../domain/room/acts.ts';
import { readMetres } from '../../../domain/offer/offer.ts';
import { newToken } from '../../secret-key.ts';
import type { DeskParts } from '../desk-call.ts';
import { acceptFault, sumOf } from './act-on-quote.ts';
import type { FoundRoom } from './find-room.ts';
import { confirmPage } from './page/confirm-page.ts';
import { type RoomPage, roomPage } from './page/room-page.ts';
import type { RoomView } from './page/room-view.ts';
import { readRoom } from './read-room.ts';
import { refusalWords } from './room-words.ts';

export interface WrittenPage {
  readonly html: string;
  readonly status: 200 | 409 | 422;
}

type Said = Partial<Pick<RoomPage, 'notice' | 'draft' | 'isPreview'>>;

export interface RoomPages {
  room(found: FoundRoom, token: string, said?: Said): Promise<string>;
  /** The last look before a quote is accepted. */
  lastLook(
    found: FoundRoom,
    token: string,
    asked: { readonly quoteId: string; readonly metres: string },
  ): Promise<WrittenPage>;
  /** The same, with a place for the code. */
  askCode(
    found: FoundRoom,
    token: string,
    act: Extract<RoomAct, { act: 'accept' | 'undo' }>,
    fault?: string,
  ): Promise<WrittenPage>;
}

export function createRoomPages(
  parts: DeskParts,
  usual: () => Promise<string | undefined>,
): RoomPages {
  const { store, clock, readContent, quotePageStyle: style } = parts;

  async function view({ enquiry }: FoundRoom, token: string): Promise<RoomView> {
    const content = readContent();
    const room = await readRoom(store, content, enquiry);
    return { room, content, token, now: clock.now(), newKey: newToken, draft: '' };
  }

  async function writeRoom(found: FoundRoom, token: string, said: Said = {}): Promise<string> {
    const page = {
      ...(await view(found, token)),
      style,
      expiresAt: Number(found.link.expires_at),
      usual: await usual(),
      isPreview: false,
    };
    return roomPage({ ...page, ...said });
  }

  async function refused(
    found: FoundRoom,
    token: string,
    fault: Exclude<ActOutcome, 'done' | 'again'>,
  ): Promise<WrittenPage> {
    const notice = { text: refusalWords[fault], isGood: false };
    return { html: await writeRoom(found, token, { notice }), status: 409 };
  }

  return {
    room: writeRoom,

    async lastLook(found, token, { quoteId, metres: typed }) {
      const seen = await view(found, token);
      const quote = seen.room.quotes.find(({ id }) => id === quoteId);
      if (!quote) return refused(found, token, 'too-late');
      const metres = quote.offer === null ? null : (readMetres(typed) ?? 0);
      const fault = acceptFault(quote, metres, seen.now);
      if (fault === 'again') return refused(found, token, 'too-late');
      if (fault) return refused(found, token, fault);
      const { name, company } = found.enquiry;
      const by = { name, company, gst: '' };
      const sum = sumOf(quote, metres)!;
      return {
        html: confirmPage({ ...seen, style, quote, sum, metres, by, asksCode: false }),
        status: 200,
      };
    },

    async askCode(found, token, act, fault) {
      const seen = await view(found, token);
      const quote = seen.room.quotes.find(({ id }) => id === act.quote);
      if (!quote) return refused(found, token, 'too-late');
      const metres = act.act === 'accept' ? act.metres : null;
      const sum = act.act === 'accept' ? sumOf(quote, act.metres) : undefined;
      const by = act.act === 'accept' ? act.by : { name: '', company: '', gst: '' };
      const html = confirmPage({
        ...seen,
        style,
        quote,
        metres,
        by,
        asksCode: true,
        ...(sum && { sum }),
        ...(fault && { fault }),
      });
      return { html, status: fault ? 422 : 200 };
    },
  };
}
