import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { ArrivedMail } from '../../domain/conversation/arrived-mail.ts';
import type { FileFacts } from '../../domain/conversation/message.ts';
import { safeName } from '../../domain/conversation/safe-name.ts';
import { fileType } from './file-type.ts';
import { htmlToText, longestHtml } from './read-html.ts';

/** What the thread needs of a mail. All of it is text. */
export interface ParsedMail {
  readonly arrived: ArrivedMail;
  /** Quoted parts of HTML begin with a mark; see `domain/conversation/fold.ts`. */
  readonly text: string;
  /** The plain part, where the text was made from the HTML part. */
  readonly plain: string;
  readonly files: readonly FileFacts[];
  /** There was more than is shown. */
  readonly isLong: boolean;
  readonly date: number | null;
}

const bounds = {
  maxNestingDepth: 40,
  maxHeadersSize: 256 * 1024,
  maxRfc822NestingDepth: 0,
  // Otherwise the text of a returned mail would be mixed into the bounce's own.
  forceRfc822Attachments: true,
} as const;

export const mailLimits = { text: 200_000, files: 25, fileBytes: 20 * 1024 * 1024 } as const;

/** Throws where the mail cannot be parsed; it is then kept and shown as such. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw, bounds);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
  const contentType = header('content-type');
  const part = (type: RegExp) =>
    email.attachments.filter(({ mimeType }) => type.test(mimeType)).map(textOf);
  const status = part(/^message\/(?:global-)?delivery-status$/i).join('\n');
  const [returned] = part(/^(?:message\/rfc822|text\/rfc822-headers|message\/global)/i);
  const plain = withoutZero(email.text ?? '');
  const html = email.html ?? '';
  const fromHtml = html !== '' && html.length <= longestHtml ? htmlToText(html) : '';
  const text = fromHtml.trim() === '' ? plain : withoutZero(fromHtml);
  return {
    arrived: {
      headers: email.headers
        .slice(0, 500)
        .map(({ key, value }) => ({ key: key.toLowerCase(), value: withoutZero(value) })),
      from: {
        name: oneLine(email.from?.name ?? '').slice(0, 160),
        address: oneLine(email.from?.address ?? '').slice(0, 254),
      },
      to: addresses([...(email.to ?? []), ...(email.cc ?? [])]),
      subject: oneLine(email.subject ?? '').slice(0, 400),
      messageId: oneLine(email.messageId ?? '')
        .toLowerCase()
        .slice(0, 990),
      contentType,
      // An old bounce without report parts prints the returned head into its text.
      report: {
        status: withoutZero(status || plain).slice(0, 60_000),
        returned: withoutZero(returned ?? plain).slice(0, 60_000),
      },
    },
    text: text.slice(0, mailLimits.text),
    plain: fromHtml.trim() === '' ? '' : plain.slice(0, mailLimits.text),
    files: filesOf(email.attachments).map(({ name, type, content }) => ({
      name,
      type,
      size: content.byteLength,
    })),
    isLong: text.length > mailLimits.text || html.length > longestHtml,
    date: Number.isNaN(Date.parse(email.date ?? '')) ? null : Date.parse(email.date!),
  };
}

/** One attached file by its place in `files`; nothing for one that is too large or not there. */
export async function takeFile(raw: Uint8Array, n: number) {
  const email = await PostalMime.parse(raw, bounds);
  const file = filesOf(email.attachments)[n];
  return file && file.content.byteLength <= mailLimits.fileBytes ? file : undefined;
}

function filesOf(attachments: readonly Attachment[]) {
  return attachments
    .filter(({ mimeType }) => !/^message\/(?:global-)?delivery-status$/i.test(mimeType))
    .slice(0, mailLimits.files)
    .map((one) => {
      const content = bytesOf(one);
      const type = fileType(content);
      return { name: safeName(one.filename, one.mimeType), type, content };
    });
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function textOf(one: Attachment): string {
  return new TextDecoder().decode(bytesOf(one).subarray(0, 100_000));
}

function addresses(list: readonly Address[]): string[] {
  return list
    .flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address]))
    .flatMap((address) => (address ? [oneLine(address).slice(0, 254)] : []))
    .slice(0, 200);
}

/** PostgreSQL refuses a text with a zero character; a lone surrogate cannot be stored as UTF-8. */
function withoutZero(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function oneLine(text: string): string {
  return withoutZero(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
