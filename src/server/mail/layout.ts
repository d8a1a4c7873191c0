import { mill } from '../../content/mill.ts';
import type { Fact } from './enquiry-facts.ts';
import { Html, html } from './html.ts';

/** The mill's colours as mail programs need them: written on each element. */
const ink = '#1f1b18';
const caption = '#574d43';
const hair = '#d9d0c0';
const indigo = '#24365f';
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The sheet every mail is written on: one column of tables, 600 px wide and narrower on a phone. */
export function letter({
  title,
  preview,
  body,
}: {
  readonly title: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly body: readonly Html[];
}): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background-color:#f3eee4;color:${ink};">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:#f3eee4;"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;text-align:left;"
              >
                <tr>
                  <td
                    style="padding:0 4px 10px;font-family:${serif};font-size:22px;line-height:28px;color:${ink};"
                  >
                    ${mill.name}
                  </td>
                </tr>
                <tr>
                  <td
                    style="border-top:4px solid ${ink};background-color:#fbf8f2;padding:28px 20px;font-family:${sans};font-size:16px;line-height:25px;color:${ink};"
                  >
                    <h1
                      style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:34px;font-weight:normal;"
                    >
                      ${title}
                    </h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 4px 0;font-family:${sans};font-size:14px;line-height:21px;color:${caption};"
                  >
                    ${mill.name}, ${mill.address.street}, ${mill.address.city}
                    ${mill.address.postcode}, ${mill.address.region}, ${mill.address.country}<br />
                    ${mill.contacts.map((desk) => html`${desk.name}: <a href="tel:${desk.tel}" style="color:${indigo};">${desk.phone}</a><br />`)}
                    <a href="mailto:${mill.sales.email}" style="color:${indigo};"
                      >${mill.sales.email}</a
                    >
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

export function paragraph(...content: readonly (string | Html)[]): Html {
  const parts = content.map((part) => (part instanceof Html ? part : html`${part}`));
  return html`<p style="margin:0 0 16px;">${parts}</p>`;
}

export function heading(text: string): Html {
  return html`<h2
    style="margin:24px 0 8px;font-family:${serif};font-size:20px;line-height:26px;font-weight:normal;"
  >
    ${text}
  </h2>`;
}

export function link(address: string, text: string): Html {
  return html`<a href="${address}" style="color:${indigo};">${text}</a>`;
}

/** The number to quote on the telephone, as a ticket. */
export function ticket(reference: string): Html {
  return html`<p
    style="margin:0 0 20px;padding:12px 16px;border:1px dashed ${caption};font-size:20px;line-height:26px;letter-spacing:1px;"
  >
    ${reference}
  </p>`;
}

/** Label over value: nothing has to fit beside anything on a narrow screen. */
export function factList(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <td style="padding:8px 0;border-top:1px solid ${hair};">
          <span style="font-size:14px;line-height:20px;color:${caption};">${label}</span><br /><bdi
            style="white-space:pre-wrap;word-break:break-word;"
            >${value}</bdi
          >
        </td>
      </tr>`,
  );
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 20px;font-family:${sans};font-size:16px;line-height:24px;"
  >
    ${rows}
  </table>`;
}

/** The same letter for those who read text. */
export function plainLetter(title: string, lines: readonly string[]): string {
  const desks = mill.contacts.map((desk) => `${desk.name}: ${desk.phone}`);
  return [title, '='.repeat(title.length), '', ...lines, '', '-- ', mill.name, ...desks]
    .concat(mill.sales.email, '')
    .join('\n');
}

export function plainFacts(facts: readonly Fact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`);
}
