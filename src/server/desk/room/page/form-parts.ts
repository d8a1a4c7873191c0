import { roomPath } from '../../../../contract/desk/desk-paths.ts';
import type { ActName } from '../../../../domain/room/acts.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import type { RoomView } from './room-view.ts';

/** A form of the room: it posts without script, and its key makes pressing twice harmless. */
export function roomForm(
  { token, newKey }: Pick<RoomView, 'token' | 'newKey'>,
  act: ActName | 'renew',
  fields: Html,
  { isMultipart = false, name = '', id = '' } = {},
): Html {
  const type = isMultipart ? markup` enctype="multipart/form-data"` : markup``;
  const label = name ? markup` aria-label="${name}"` : markup``;
  const named = id ? markup` id="${id}"` : markup``;
  return markup`<form method="post" action="${roomPath(token)}" class="room-form"${named}${type}${label}>
<input type="hidden" name="act" value="${act}"><input type="hidden" name="key" value="${newKey()}">
${fields}</form>`;
}

export function hidden(name: string, value: string | number): Html {
  return markup`<input type="hidden" name="${name}" value="${value}">`;
}

/** A part of the thread. `state` says how far it is. */
export function step(
  {
    id,
    title,
    aside,
    state,
  }: {
    readonly id: string;
    readonly title: string;
    readonly aside?: string;
    readonly state: 'done' | 'going' | 'now' | 'open';
  },
  body: Html,
): Html {
  const note = aside ? markup`<span class="lab">${aside}</span>` : markup``;
  return markup`<section class="step ${state}" id="${id}" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${title}</h2>${note}</header>
${body}</section>\n`;
}
