import type { ReadContent } from '../../../content/site-content.ts';
import { fieldOf } from '../../../domain/conversation/read-report.ts';
import type { Clock } from '../../clock.ts';
import { type MailAddressSettings, mailAddresses } from '../../mail/mail-addresses.ts';
import type { TakeMail } from '../../mail-in/read-stored.ts';
import { record, scheduledJob } from '../audit.ts';
import { storeMessage } from './store-message.ts';
import { takeInMail } from './take-in-mail.ts';

/** What the reader of the mailbox hands its mails to. */
export function createMailTaker({
  readContent,
  settings,
  clock,
}: {
  readonly readContent: ReadContent;
  readonly settings: MailAddressSettings;
  readonly clock: Clock;
}): TakeMail {
  return {
    parsed(tx, mail) {
      const { mill } = readContent();
      const { mailFrom, salesTo } = mailAddresses(settings, mill);
      const own = [mailFrom, salesTo, mill.sales.email].map((address) => address.toLowerCase());
      return takeInMail(tx, mail, { mill, own, now: clock.now() });
    },
    async unreadable(tx, { rawId, head, trouble }) {
      const now = clock.now();
      const line = (name: string) =>
        fieldOf(head, name)
          .replaceAll(/\p{Cc}+/gu, ' ')
          .slice(0, 200)
          .trim();
      const from = line('from');
      const address = /[^\s<>"]{1,100}@[^\s<>"]{1,150}/.exec(from)?.[0]?.toLowerCase() ?? '';
      await storeMessage(tx, {
        enquiryId: null,
        direction: 'in',
        way: 'mail',
        sourceId: `mail:${rawId}`,
        rawId,
        author: from,
        address,
        subject: line('subject'),
        body: '',
        sort: 'unreadable',
        facts: { held: 'unknown-sender', trouble },
        heldAt: now,
        at: now,
      });
      await record(tx, { at: now, actor: scheduledJob, verb: 'held a mail that cannot be read' });
    },
  };
}
