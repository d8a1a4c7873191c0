import { roomPath, roomPaths } from '../../../contract/desk/desk-paths.ts';
import type { ActName } from '../../../domain/room/acts.ts';
import { printStoredQuote } from '../../db/print-quote.ts';
import { createClientLimit } from '../../http/client-limit.ts';
import { allowLongRequest } from '../../http/limit-body-time.ts';
import { newToken } from '../../secret-key.ts';
import {
  clientOf,
  type DeskCall,
  type DeskParts,
  type DeskRoutes,
  isOwnPage,
} from '../desk-call.ts';
import { measureAnswers } from '../records/measure-answers.ts';
import { type FoundRoom, findRoom } from './find-room.ts';
import { notices, renewForm, roomNotice } from './page/room-notice.ts';
import { openRoomPhotos, photosMs } from './read-form.ts';
import { renewLink } from './renew-link.ts';
import { createRoomPages } from './room-pages.ts';
import { roomScript } from './room-script.ts';
import { takeAct } from './take-act.ts';
import { doneWords } from './room-words.ts';

type Status = 200 | 403 | 404 | 409 | 410 | 422 | 429;

/** A buyer's room at an address that nobody can guess. Everything in it works without script. */
export function addRoom(routes: DeskRoutes, parts: DeskParts): void {
  const { store, clock, readContent } = parts;
  const limit = createClientLimit({
    perClient: { calls: 120, seconds: 60 },
    together: { calls: 3000, seconds: 60 },
  });
  // Who asks for rooms that do not exist is guessing.
  const guessLimit = createClientLimit({
    perClient: { calls: 20, seconds: 600 },
    together: { calls: 2000, seconds: 600 },
  });
  const drawPhotos = openRoomPhotos(parts.settings.dataDir);
  const usual = rememberFor(10 * 60_000, () => measureAnswers(store, clock.now()));
  const pages = createRoomPages(parts, usual);

  routes.use(roomPaths.all, async (call, next) => {
    const wait = await limit(clientOf(parts, call));
    return wait === undefined ? next() : notice(call, 429, notices.busy);
  });

  routes.get(roomPaths.script, (call) =>
    call.body(roomScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  routes.get(roomPaths.page, async (call) => {
    const found = await find(call);
    if (found instanceof Response) return found;
    const token = tokenOf(call);
    const accept = call.req.query('accept');
    if (accept !== undefined) {
      const metres = call.req.query('metres') ?? '';
      const page = await pages.lastLook(found, token, { quoteId: accept, metres });
      return call.html(page.html, page.status);
    }
    const done = call.req.query('done') ?? '';
    const isPreview = call.req.query('preview') !== undefined;
    const text = Object.hasOwn(doneWords, done) ? doneWords[done as ActName] : undefined;
    return call.html(
      await pages.room(found, token, {
        isPreview,
        ...(text && { notice: { text, isGood: true } }),
      }),
    );
  });

  routes.get(roomPaths.paper, async (call) => {
    const found = await find(call);
    if (found instanceof Response) return found;
    const quote = await store.db
      .selectFrom('quote')
      .selectAll()
      .where('enquiry_id', '=', found.enquiry.id)
      .where('number', '=', (call.req.param('file') ?? '').replace('.pdf', ''))
      .where('state', '<>', 'revoked')
      .executeTakeFirst();
    if (!quote) return notice(call, 404, notices.wrong);
    const pdf = await printStoredQuote(quote, readContent().mill);
    return call.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quote.number}.pdf"`,
    });
  });

  routes.get(roomPaths.photo, async (call) => {
    const found = await find(call);
    if (found instanceof Response) return found;
    const photo = await store.db
      .selectFrom('room_photo')
      .select('bytes')
      .where('id', '=', call.req.param('id') ?? '')
      .where('enquiry_id', '=', found.enquiry.id)
      .where('message_id', 'is not', null)
      .executeTakeFirst();
    if (!photo) return notice(call, 404, notices.wrong);
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=86400' };
    return call.body(new Uint8Array(Buffer.from(photo.bytes, 'base64')), 200, headers);
  });

  routes.post(roomPaths.page, async (call) => {
    if (!isOwnPage(parts, call, { originRequired: false })) {
      return notice(call, 403, notices.foreign);
    }
    const token = tokenOf(call);
    const found = await findRoom(store, token, clock.now());
    if (!found) return guessed(call);
    if (found.state !== 'open') {
      const outcome = await renewLink(store, found.enquiry.id, clock.now());
      return notice(call, 200, outcome === 'renewed' ? notices.renewed : notices.busy);
    }
    const { incoming } = call.env ?? {};
    if (incoming) allowLongRequest(incoming, photosMs);
    const answer = await takeAct(parts, { found, token, request: call.req.raw, drawPhotos, pages });
    if (answer.kind === 'page') return call.html(answer.html, answer.status);
    // The link no longer opens anything.
    if (answer.act === 'close') return notice(call, 200, { ...notices.closed });
    return call.redirect(`${roomPath(token)}?done=${answer.act}${answer.anchor}`, 303);
  });

  /** The open room, or the page that says why it is not. */
  async function find(call: DeskCall): Promise<FoundRoom | Response> {
    const found = await findRoom(store, tokenOf(call), clock.now());
    if (!found) return guessed(call);
    if (found.state === 'open') return found;
    const said = found.state === 'closed' ? notices.closed : notices.over;
    const more = renewForm(tokenOf(call), newToken);
    return notice(call, 410, { ...said, more });
  }

  async function guessed(call: DeskCall): Promise<Response> {
    const wait = await guessLimit(clientOf(parts, call));
    return wait === undefined ? notice(call, 404, notices.wrong) : notice(call, 429, notices.busy);
  }

  function notice(
    call: DeskCall,
    status: Status,
    said: Parameters<typeof roomNotice>[1],
  ): Response {
    const frame = { mill: readContent().mill, style: parts.quotePageStyle };
    return call.html(roomNotice(frame, said), status);
  }
}

function tokenOf(call: DeskCall): string {
  return (call.req.param('token') ?? '').slice(0, 100);
}

/** What costs a look at many rows is asked at most once in this time. */
function rememberFor<Value>(ms: number, ask: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly at: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (!known || Date.now() > known.at + ms) known = { at: Date.now(), value: ask() };
    return known.value;
  };
}
