import { type ArrivedMail, headerValues, messageIdsIn } from './arrived-mail.ts';

/** What a bounce says (RFC 3464). */
export interface Report {
  /** The Message-IDs that the mail which came back may have had. */
  readonly ids: readonly string[];
  /** It will never arrive. A delay is only news. */
  readonly isFinal: boolean;
  /** `5.1.1`; empty when it is not said. */
  readonly status: string;
  readonly recipient: string;
}

export function readReport(mail: ArrivedMail): Report {
  const { status: text, returned } = mail.report;
  const action = fieldOf(text, 'action').toLowerCase();
  const code = fieldOf(text, 'status') || fieldOf(text, 'diagnostic-code') || text.slice(0, 20_000);
  const status = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(code)?.[1] ?? '';
  const recipient = /;\s*<?([^\s<>;]{1,200}@[^\s<>;]{1,200})>?/.exec(
    fieldOf(text, 'final-recipient') || fieldOf(text, 'original-recipient'),
  )?.[1];
  const isNews = ['delayed', 'delivered', 'relayed', 'expanded'].includes(action);
  return {
    ids: [
      ...messageIdsIn(fieldOf(returned, 'message-id')),
      ...headerValues(mail, 'in-reply-to').flatMap(messageIdsIn),
      ...headerValues(mail, 'references').flatMap(messageIdsIn),
    ].slice(0, 50),
    isFinal: !isNews && !status.startsWith('4') && !status.startsWith('2'),
    status,
    recipient: (recipient ?? headerValues(mail, 'x-failed-recipients')[0] ?? '').toLowerCase(),
  };
}

/** The value of a header, folded lines joined; the first one of this name. */
export function fieldOf(head: string, name: string): string {
  const lines = head.slice(0, 60_000).split(/\r?\n/);
  const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (at < 0) return '';
  let value = lines[at]!.slice(name.length + 1);
  for (let i = at + 1; i < lines.length && /^[ \t]/.test(lines[i]!); i += 1)
    value += ` ${lines[i]!.trim()}`;
  return value.trim();
}
