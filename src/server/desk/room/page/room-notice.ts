import type { Mill } from '../../../../content/mill.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { roomForm } from './form-parts.ts';
import { roomDocument } from './room-document.ts';

/** A page that says one thing: a closed room, a wrong link, too many tries. */
export function roomNotice(
  { mill, style }: { readonly mill: Mill; readonly style: string | undefined },
  { title, text, more = markup`` }: { title: string; text: string; more?: Html },
): string {
  const reach = markup`<p>You reach us at <a href="mailto:${mill.sales.email}">${mill.sales.email}</a> or <a href="tel:${mill.contacts[0].tel}">${mill.contacts[0].phone}</a>.</p>`;
  return roomDocument(
    { mill, style, title },
    markup`<div class="room-narrow"><h1>${title}</h1><p class="lead">${text}</p>${more}${reach}</div>`,
  );
}

export const notices = {
  wrong: {
    title: 'This link leads nowhere',
    text: 'Perhaps a part of it was lost on the way. Please open it from our mail once more, or copy all of it.',
  },
  closed: {
    title: 'This room is closed',
    text: 'Nothing in it is lost. We can send a new link to the mail address that was first given.',
  },
  over: {
    title: 'This link is older than a year',
    text: 'Nothing is lost. We can send a new one to the mail address that was first given.',
  },
  renewed: {
    title: 'A new link is on its way',
    text: 'It goes to the mail address that was first given. Earlier links stay closed.',
  },
  busy: { title: 'Please wait a minute', text: 'There were many requests. Please try again.' },
  foreign: { title: 'This came from another site', text: 'Please open your room and try again.' },
} as const;

export function renewForm(token: string, newKey: () => string): Html {
  return roomForm(
    { token, newKey },
    'renew',
    markup`<button class="btn btn-primary">Send me a new link</button>`,
    { name: 'A new link' },
  );
}
