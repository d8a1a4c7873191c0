import { fillPath, roomPaths } from '../../../../contract/desk/desk-paths.ts';
import type { Way } from '../../../../domain/conversation/message.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import type { MessageRow } from '../../../db/schema.ts';
import { spellTime } from '../spell-day.ts';
import { roomForm } from './form-parts.ts';
import type { RoomView } from './room-view.ts';

/** Everything that was said, whichever way it came, and a place to say more. */
export function messagesPart(view: RoomView): Html {
  const { room } = view;
  const said = room.messages.map((message) => one(view, message));
  const whom = room.owner ?? 'us';
  const fields = markup`<label class="words-label" for="words">Write to <bdi>${whom}</bdi>. <span class="mut">Answering our mail works too.</span></label>
<textarea class="inp" id="words" name="words" rows="4" maxlength="4000">${view.draft}</textarea>
<p class="room-note" id="no-line" role="status" hidden></p>
<div class="send"><button class="btn btn-small">Send</button><label class="add-photos"><span class="lnk">Add photographs</span><input class="lab" type="file" name="photo" accept="image/jpeg,image/png,image/webp,image/avif,image/tiff" multiple></label></div>`;
  const none = markup`<p class="mut">Nothing was said yet.</p>`;
  return markup`<aside class="talkbox" id="messages" aria-labelledby="messages-title"><h2 id="messages-title">Messages</h2>
<div class="says" role="group" aria-label="What was said" tabindex="0"><div>${said.length > 0 ? said : none}</div></div>
${roomForm(view, 'write', fields, { isMultipart: true, name: 'Write a message' })}</aside>`;
}

const byWay: Partial<Readonly<Record<Way, string>>> = {
  mail: 'by mail',
  whatsapp: 'by WhatsApp',
  phone: 'on the telephone',
  marketplace: 'by the marketplace',
};

function one({ room, token }: RoomView, message: MessageRow): Html {
  const isBuyer = message.direction === 'in';
  const way = byWay[message.way];
  const head = [
    `${isBuyer ? 'You' : message.author}, ${spellTime(Number(message.created_at))}`,
    ...(way ? [way] : []),
  ].join(' · ');
  const photos = room.photos
    .filter(({ message_id }) => message_id === message.id)
    .map(
      ({ id, width, height }) =>
        markup`<a href="${fillPath(roomPaths.photo, { token, id })}"><img src="${fillPath(roomPaths.photo, { token, id })}" width="${width}" height="${height}" alt="Photograph, ${isBuyer ? 'sent by you' : 'sent by us'}" loading="lazy"></a>`,
    );
  return markup`<div class="say${isBuyer ? ' you' : ''}"><span class="lab"><bdi>${head}</bdi></span><p class="typed"><bdi>${message.body}</bdi></p>${photos}</div>\n`;
}
