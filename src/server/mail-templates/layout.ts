import { palette } from '../../domain/design/palette.ts';
import { millPalette } from '../../domain/design/mark-of.ts';
import type { Mill } from '../../content/mill.ts';
import { findShade } from '../../domain/fabric/find-shade.ts';
import type { Fact } from './enquiry-facts.ts';
import { Html, markup } from './markup.ts';

/** The mill's colours and type as mail programs need them: written on each element. */
const { ink, ink2: caption, hair, indigo } = palette;
const serif = 'Georgia, serif';
const sans = '-apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const text = `font-family:${sans};font-size:16px;line-height:25px;color:${ink};`;
const small = `font-family:${sans};font-size:14px;line-height:21px;color:${caption};`;
/** Of the design; a mail is written in the mill's own dye at the end. */
const linked = `color:${indigo};`;

/**
 * The page around every mail: one column of tables, 600 px wide and narrower on a phone. The line
 * for the inbox's preview is visible, because spam filters distrust hidden text.
 */
export function mailHtml(
  mill: Mill,
  {
    title,
    preview,
    body,
  }: {
    readonly title: string;
    /** The first line, which an inbox shows beside the subject. */
    readonly preview: string;
    readonly body: readonly Html[];
  },
): string {
  const { name, address, contacts, sales } = mill;
  const { paper, card, indigo: dye } = millPalette(mill);
  const place = `${address.street}, ${address.city} ${address.postcode}, ${address.region}, ${address.country}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:${paper};color:${ink};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${paper};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;">
<tr><td style="padding:0 4px 12px;${small}">${preview}</td></tr>
<tr><td style="padding:0 4px 10px;font-family:${serif};font-size:22px;line-height:28px;color:${ink};">${name}</td></tr>
<tr><td style="border-top:4px solid ${ink};background-color:${card};padding:28px 20px;${text}">
<h1 style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:34px;font-weight:normal;">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px 0;${small}">
${name}, ${place}<br>
${contacts.map((desk) => markup`${desk.name}: ${link(`tel:${desk.tel}`, desk.phone)}<br>\n`)}
${link(`mailto:${sales.email}`, sales.email)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text.replaceAll(linked, `color:${dye};`);
}

export function paragraph(...content: readonly (string | Html)[]): Html {
  const parts = content.map((part) => (part instanceof Html ? part : markup`${part}`));
  return markup`<p style="margin:0 0 16px;">${parts}</p>\n`;
}

/** Text with its line breaks as they were typed. */
export function brokenLines(typed: string): Html[] {
  return typed.split('\n').map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`));
}

export function heading(words: string): Html {
  return markup`<h2 style="margin:24px 0 8px;font-family:${serif};font-size:20px;line-height:26px;font-weight:normal;">${words}</h2>\n`;
}

export function link(address: string, words: string): Html {
  return markup`<a href="${address}" style="${linked}">${words}</a>`;
}

/** The number to quote on the telephone, in a frame. */
export function ticket(reference: string): Html {
  return markup`<p style="margin:0 0 20px;padding:12px 16px;border:1px dashed ${caption};font-size:20px;line-height:26px;letter-spacing:1px;">${reference}</p>\n`;
}

/** Label over value: nothing has to fit beside anything on a narrow screen. */
export function factList(facts: readonly Fact[]): Html {
  // `bdi` keeps right-to-left text and direction marks from reordering what surrounds them.
  const rows = facts.map(
    ({ label, value }) => markup`<tr><td style="padding:8px 0;border-top:1px solid ${hair};${text}">
<span style="${small}">${label}</span><br>
<bdi style="white-space:pre-wrap;word-break:break-word;">${value}</bdi>${chip(value)}</td></tr>\n`,
  );
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
${rows}</table>\n`;
}

/** A piece of the colour that a text names: a code alone tells nobody what was asked for. */
function chip(value: string): Html {
  const shade = findShade(value);
  if (!shade) return markup``;
  return markup`<br><span style="display:inline-block;width:72px;height:28px;margin-top:6px;border:1px solid ${caption};background-color:${shade};">&nbsp;</span>`;
}

/** The same mail for those who read plain text. */
export function mailText(
  { name, contacts, sales }: Mill,
  title: string,
  lines: readonly string[],
): string {
  const desks = contacts.map((desk) => `${desk.name}: ${desk.phone}`);
  return [title, '='.repeat(title.length), '', ...lines, '', '-- ', name, ...desks]
    .concat(sales.email, '')
    .join('\n');
}

export function plainFacts(facts: readonly Fact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`);
}
