import { fabricName } from '../../../../domain/fabric/fabric.ts';
import { enquiryKinds } from '../../../../domain/enquiry/kind.ts';
import { answerState, spellWaiting, type Waiting } from '../../../../domain/room/waits.ts';
import { readAcceptance, readOffer } from '../../../db/read-quote.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { spellDay, spellMoment, spellWeekday } from '../spell-day.ts';
import { askedPart } from './asked-part.ts';
import { dipsPart } from './dips-part.ts';
import { roomForm } from './form-parts.ts';
import { messagesPart } from './messages-part.ts';
import { papersPart } from './papers-part.ts';
import { quotePart } from './quote-part.ts';
import { roomDocument } from './room-document.ts';
import { currentQuote, type RoomView, waitingFor } from './room-view.ts';
import { samplesPart } from './samples-part.ts';

export interface RoomPage extends RoomView {
  readonly style: string | undefined;
  readonly expiresAt: number;
  /** `within 3 hours`, measured; nothing while too little is known. */
  readonly usual: string | undefined;
  /** What became of what was just done. */
  readonly notice?: { readonly text: string; readonly isGood: boolean };
  /** A colleague who looks is not the buyer, and can press nothing. */
  readonly isPreview: boolean;
}

export function roomPage(page: RoomPage): string {
  const { room, content } = page;
  const { mill } = content;
  const { enquiry } = room;
  const waiting = waitingFor(page);
  const notice = page.notice
    ? markup`<p class="room-note${page.notice.isGood ? ' good' : ''}" role="status">${page.notice.text}</p>`
    : markup``;
  const preview = page.isPreview
    ? markup`<p class="room-note">This is what the buyer sees. Nothing can be pressed here.</p>`
    : markup``;
  const inert = page.isPreview ? markup` inert` : markup``;
  const main = markup`${preview}<div class="room"${inert}><div class="room-head">${notice}<p class="lab mut"><bdi>${[enquiry.name, enquiry.company].filter(Boolean).join(', ')}</bdi></p>
<h1><bdi>${titleOf(page)}</bdi></h1>${whoAnswers(page)}${slip(waiting)}</div>
<div class="way">${askedPart(page)}${samplesPart(page)}${dipsPart(page)}${quotePart(page)}${papersPart(page)}</div>
${messagesPart(page)}</div>
<nav class="room-dock" aria-label="In short"><a href="#words">Write to ${firstName(page)}</a><a class="go" href="#waiting">${spellDock(waiting.length)}</a></nav>`;
  return roomDocument(
    {
      mill,
      style: page.style,
      title: `Your room, ${enquiry.reference}`,
      aside: `Your room, ${enquiry.reference}. Only people with this link see it.`,
      hasScript: !page.isPreview,
    },
    main,
    page.isPreview ? markup`` : footOf(page),
  );
}

function spellDock(count: number): string {
  if (count === 0) return 'Nothing waits';
  return count === 1 ? '1 waits for you' : `${count} wait for you`;
}

function titleOf({ room }: RoomView): string {
  const [fabric] = room.fabrics;
  const quote = currentQuote(room);
  const offer = quote && readOffer(quote);
  const metres = (quote && readAcceptance(quote)?.metres) ?? offer?.metres;
  const many = metres ? `, ${metres.toLocaleString('en-IN')} metres` : '';
  if (fabric) return fabricName(fabric) + many;
  return room.enquiry.product || enquiryKinds[room.enquiry.kind].label;
}

function firstName({ room }: RoomView): string {
  return room.owner?.split(' ')[0] ?? 'us';
}

function whoAnswers(page: RoomPage): Html {
  const { room, content, now } = page;
  const { mill } = content;
  const who = room.owner ?? mill.name;
  const initials = who
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  const { enquiry } = room;
  const usual = page.usual ? ` Usually ${page.usual}.` : '';
  const whatsapp = `${mill.whatsapp.base}?text=${encodeURIComponent(enquiry.reference)}`;
  return markup`<div class="who"><span class="mono" aria-hidden="true">${initials}</span><p><b><bdi>${who}</bdi></b> looks after you.<br>
<span class="mut">${promise(enquiry, now)}${usual} <a href="tel:${mill.contacts[0].tel}">Call</a> &nbsp;·&nbsp; <a href="${whatsapp}" rel="noreferrer">WhatsApp</a></span></p></div>`;
}

/** Late is said first, and plainly. */
function promise(enquiry: RoomView['room']['enquiry'], now: number): Html {
  const dueAt = Number(enquiry.due_at);
  const clock = {
    status: enquiry.status,
    askedAt: enquiry.asked_at,
    dueAt,
    remindedAt: enquiry.reminded_at,
  };
  const state = answerState(clock, now);
  if (state === 'nothing-asked') return markup`Write whenever you like.`;
  if (state === 'in-time') return markup`Answers by ${spellMoment(dueAt)}.`;
  const told = enquiry.reminded_at === null ? '' : ' We were reminded of it.';
  return markup`<strong>We said ${spellWeekday(dueAt)}, ${spellDay(dueAt)}. We are sorry.${told}</strong>`;
}

function slip(waiting: readonly Waiting[]): Html {
  if (waiting.length === 0) {
    return markup`<section class="wait calm" id="waiting" aria-labelledby="waiting-title"><h2 id="waiting-title">Nothing waits for you</h2></section>`;
  }
  const items = waiting.map(
    ({ anchor, what, why }) =>
      markup`<a href="#${anchor}"><span>${what}</span><span class="lab">${why}</span></a>`,
  );
  return markup`<section class="wait" id="waiting" aria-labelledby="waiting-title"><h2 id="waiting-title">${spellWaiting(waiting.length)}</h2>${items}</section>`;
}

function footOf(page: RoomPage): Html {
  const forward = roomForm(
    page,
    'forward',
    markup`<label class="field">Your colleague’s mail address<input class="inp" type="email" name="address" required maxlength="254" autocomplete="off"></label><button class="btn">Send the link</button>`,
    { name: 'Send the room to a colleague' },
  );
  const close = roomForm(
    page,
    'close',
    markup`<p>Nobody can open it then, also not your colleagues. You can have a new link sent to your mail address later.</p><button class="btn">Close the room</button>`,
    { name: 'Close the room' },
  );
  return markup`<p>No account, no password. This link is yours until ${spellDay(page.expiresAt)} ${new Date(page.expiresAt).getUTCFullYear()}.</p>
<div class="foot-acts"><details class="more"><summary class="lnk">Send it to a colleague</summary>${forward}</details><details class="more"><summary class="lnk">Close the room</summary>${close}</details></div>`;
}
