import { mill } from '../../content/mill.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailMessage } from '../mail/transport.ts';
import { type DeskMailSettings, messageIdOf, type WriteLetter } from './desk-letter.ts';
import type { DeskTopic } from './desk-topics.ts';
import { writeLinkMail } from './link-mail.ts';
import { writeQuoteAnswerMail, writeQuoteMail } from './quote-mails.ts';
import { writeReminder } from './reminder-mail.ts';
import { writeReply } from './reply-mail.ts';

/** Nothing when what it was about has been erased since. */
export async function composeDeskMail(
  store: Store,
  row: OutboxRow,
  settings: DeskMailSettings,
): Promise<MailMessage | undefined> {
  const written = await writers[row.topic as DeskTopic](store, row, settings);
  return (
    written && {
      messageId: messageIdOf(row, settings.mailFrom),
      from: { name: mill.name, address: settings.mailFrom },
      date: new Date(row.created_at),
      ...written,
    }
  );
}

const writers: Readonly<Record<DeskTopic, WriteLetter>> = {
  'desk-reply': writeReply,
  'desk-reminder': writeReminder,
  'desk-invitation': writeLinkMail,
  'desk-password': writeLinkMail,
  'desk-quote': writeQuoteMail,
  'desk-quote-answer': writeQuoteAnswerMail,
};
