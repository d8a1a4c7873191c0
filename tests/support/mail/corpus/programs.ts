import { base64, both, html, plainType, quote } from './bodies.ts';
import type { Language } from './languages.ts';
import type { WorldEnquiry } from './world.ts';

interface Parts {
  readonly said: string;
  readonly ours: string;
  readonly buyer: WorldEnquiry;
}

export interface Style {
  readonly name: string;
  /** The body with its headers of content. */
  body(parts: Parts, language: Language): string;
}

const headOf = ({ buyer }: Parts, [from, sent, to, subject]: Language['fields']) => [
  `${from}: Taana <sales@taana.example>`,
  `${sent}: Monday, 16 November 2026 11:30`,
  `${to}: ${buyer.name} <${buyer.email}>`,
  `${subject}: ${buyer.subject}`,
];

/** How each mail program answers. */
export const styles: readonly Style[] = [
  {
    name: 'gmail',
    body: (parts, { wrote }) =>
      both(
        `${parts.said}\n\n${wrote}\n\n${quote(parts.ours)}\n`,
        `<div dir="auto">${html(parts.said)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${html(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0">${html(parts.ours)}</blockquote></div>`,
      ),
  },
  {
    name: 'gmail-plain-wrapped',
    body: (parts, { wrote }) =>
      plainType + `${parts.said}\n\n${wrote.replace(' <', '\n<')}\n\n${quote(parts.ours)}\n`,
  },
  {
    name: 'outlook-web',
    body: (parts, { fields }) =>
      both(
        `${parts.said}\n________________________________\n${headOf(parts, fields).join('\n')}\n\n${parts.ours}\n`,
        `<div>${html(parts.said)}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${headOf(parts, fields).map(html).join('<br>')}</div><div>${html(parts.ours)}</div>`,
      ),
  },
  {
    name: 'outlook-desktop',
    body: (parts, { fields }) =>
      base64(
        'text/html',
        `<html><head><style>p{margin:0}</style></head><body><div class="WordSection1">${parts.said
          .split('\n')
          .map((line) => `<p class="MsoNormal">${html(line) || '&nbsp;'}</p>`)
          .join(
            '',
          )}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${headOf(
          parts,
          fields,
        )
          .map((line) => `<b>${html(line)}</b>`)
          .join('<br>')}</p></div></div><p>${html(parts.ours)}</p></div></body></html>`,
      ),
  },
  {
    name: 'outlook-plain',
    body: (parts, { fields }) =>
      base64(
        'text/plain',
        `${parts.said}\r\n\r\n-----Original Message-----\r\n${headOf(parts, fields).join('\r\n')}\r\n\r\n${parts.ours.replaceAll('\n', '\r\n')}\r\n`,
      ),
  },
  {
    name: 'apple',
    body: (parts, { wrote }) =>
      both(
        `${parts.said}\n\nSent from my iPhone\n\n> ${wrote}\n> \n${quote(parts.ours)}\n`,
        `<html><body dir="auto">${html(parts.said)}<br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">${html(wrote)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${html(parts.ours)}</div></blockquote></body></html>`,
      ),
  },
  {
    name: 'zoho',
    body: (parts) =>
      both(
        `${parts.said}\n\n\n---- On Mon, 16 Nov 2026 11:30:00 +0530 Taana <sales@taana.example> wrote ---\n\n${parts.ours}\n`,
        `<div>${html(parts.said)}</div><br><div class="zmail_extra" data-zbluepencil-ignore="true">---- On Mon, 16 Nov 2026 11:30:00 +0530 <b>Taana &lt;sales@taana.example&gt;</b> wrote ---<br><blockquote id="blockquote_zmail">${html(parts.ours)}</blockquote></div>`,
      ),
  },
  {
    name: 'rediff',
    body: (parts, { fields }) =>
      both(
        `${parts.said}\n\n${headOf(parts, ['From', 'Sent', 'To', 'Subject']).join('\n')}\n${parts.ours}\n`,
        `<div>${html(parts.said)}</div><br><br>${headOf(parts, fields).map(html).join('<br>')}<br><br>${html(parts.ours)}`,
      ),
  },
  {
    name: 'yahoo',
    body: (parts) =>
      both(
        `${parts.said}\n    On Monday, 16 November 2026 at 11:30:00 am IST, Taana <sales@taana.example> wrote:  \n \n ${parts.ours.replaceAll('\n', '\n ')}\n`,
        `<div class="ydp1"><div dir="ltr">${html(parts.said)}</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>On Monday, 16 November 2026 at 11:30:00 am IST, Taana &lt;sales@taana.example&gt; wrote:</div><div>${html(parts.ours)}</div></div></div>`,
      ),
  },
  {
    name: 'thunderbird-below',
    body: (parts, { wrote }) => plainType + `${wrote}\n${quote(parts.ours)}\n\n${parts.said}\n`,
  },
];
