import { type ActName, concernsMoney, type RoomAct } from '../../../domain/room/acts.ts';
import type { DeskParts } from '../desk-call.ts';
import { actInRoom, type RoomOutcome } from './act-in-room.ts';
import type { FoundRoom } from './find-room.ts';
import { clean, readAct } from './read-act.ts';
import { readRoomForm, type ReadPhotos } from './read-form.ts';
import type { RoomPages, WrittenPage } from './room-pages.ts';
import { refusalWords } from './room-words.ts';

export type TakenAct =
  | ({ readonly kind: 'page' } & WrittenPage)
  | { readonly kind: 'done'; readonly act: ActName; readonly anchor: string };

const anchors: Partial<Readonly<Record<ActName, string>>> = {
  write: '#messages',
  accept: '#quote',
  undo: '#quote',
  decline: '#quote',
};

/** One posted form: read, done at most once, and answered with a page that keeps what was typed. */
export async function takeAct(
  { store, clock, readContent }: DeskParts,
  {
    found,
    token,
    request,
    drawPhotos,
    pages,
  }: {
    readonly found: FoundRoom;
    readonly token: string;
    readonly request: Request;
    readonly drawPhotos: (files: readonly File[]) => Promise<ReadPhotos>;
    readonly pages: RoomPages;
  },
): Promise<TakenAct> {
  const form = await readRoomForm(request);
  if (form === 'too-large') return again('These photographs are too large to send at once.');
  if (form === 'broken') return again('Your message was cut off on the way. Please send it again.');
  const draft = clean(form.field('words'), 4000);
  const act = readAct(form.field('act'), form.field, form.all);
  // A form that was opened before an update leads to the room as it is now.
  if (!act) return again('Please try again: the page was older than what it belongs to.', draft);
  if ('fault' in act) return again(act.fault, draft);
  if (act.act === 'write' && act.words === '' && form.files.length === 0) {
    return again('Please write something, or add a photograph.');
  }
  const drawn = await drawPhotos(act.act === 'write' ? form.files : []);
  if (!drawn.ok) return again(drawn.fault, draft);
  const given = {
    act,
    key: form.field('key').slice(0, 100),
    code: form.field('code').trim().slice(0, 20),
    photos: drawn.photos,
  };
  const setting = { now: clock.now(), mill: readContent().mill };
  const outcome = await store.transact((tx) => actInRoom(tx, found.enquiry.id, given, setting));
  return answer(act, outcome, draft);

  async function answer(sent: RoomAct, result: RoomOutcome, words: string): Promise<TakenAct> {
    if (result === 'done' || result === 'again') {
      return { kind: 'done', act: sent.act, anchor: anchors[sent.act] ?? '' };
    }
    if (sent.act === 'accept' || sent.act === 'undo') {
      const isCode = result === 'sent' || result === 'wrong' || result === 'over';
      const fault = result === 'sent' ? undefined : refusalWords[result];
      if (isCode) return { kind: 'page', ...(await pages.askCode(found, token, sent, fault)) };
    }
    if (result === 'sent') throw new Error(`A code was sent for ${sent.act}.`);
    return again(refusalWords[result], concernsMoney(sent) ? '' : words);
  }

  async function again(text: string, words = ''): Promise<TakenAct> {
    const html = await pages.room(found, token, {
      notice: { text, isGood: false },
      draft: words,
    });
    return { kind: 'page', html, status: 422 };
  }
}
