/** The pieces of which mails are put together. */
export const date = 'Mon, 16 Nov 2026 12:00:00 +0530';

export const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
export const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>\n');
export const plainType =
  'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n';
export const both = (plain: string, rich: string) =>
  `Content-Type: multipart/alternative; boundary="b1"\n\n--b1\n${plainType}${plain}\n--b1\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${rich}\n--b1--\n`;
export const base64 = (type: string, text: string) =>
  `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\n')}\n`;
