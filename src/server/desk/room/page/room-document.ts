import type { Mill } from '../../../../content/mill.ts';
import { roomPaths } from '../../../../contract/desk/desk-paths.ts';
import { href } from '../../../../contract/routes.ts';
import { lookStylesheet } from '../../../../domain/design/look.ts';
import { coloursOf, iconsOf, logoOf } from '../../../../domain/design/mark-of.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';

export interface RoomFrame {
  readonly mill: Mill;
  readonly style: string | undefined;
  readonly title: string;
  /** What stands at the right of the bar. */
  readonly aside?: string;
  readonly hasScript?: boolean;
}

/** The page around a room. It opens on any phone, with or without script. */
export function roomDocument(
  { mill, style, title, aside = '', hasScript = false }: RoomFrame,
  main: Html,
  foot: Html = markup``,
): string {
  const { name, contacts, address } = mill;
  const ownColours = lookStylesheet(coloursOf(mill));
  const logo = logoOf(mill);
  const mark = logo
    ? markup`<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${name}">`
    : markup`${name}`;
  const sheets = [style, ownColours].map((sheet) =>
    sheet ? markup`<link rel="stylesheet" href="${sheet}">` : markup``,
  );
  const script = hasScript ? markup`<script src="${roomPaths.script}" defer></script>` : markup``;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="description" content="One page for your enquiry with ${name}: messages, samples, lab dips and the quote."><meta name="referrer" content="no-referrer"><link rel="icon" href="${iconsOf(mill).svg}" type="image/svg+xml"><title>${title}, ${name}</title>
${sheets}${script}</head><body class="room-page"><header class="room-bar"><a href="${href.home()}">${mark}</a><span class="lab">${aside}</span></header>
<main>${main}</main>
<footer class="room-foot lab">${foot}<p>${name}, ${address.street}, ${address.city}, <a href="tel:${contacts[0].tel}">${contacts[0].phone}</a></p></footer></body></html>
`.text;
}
