import { onTestFinished } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { MailMessage } from '../../../src/server/mail/transport.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import { siteUrl } from './desk-visitor.ts';

const readContent = () => shippedContent;
const settings = { mailFrom: 'sales@taana.example', salesTo: 'sales@taana.example', siteUrl };

/** Sends what the outbox holds until the test ends; what was sent so far. */
export function collectMails(store: Store): MailMessage[] {
  const sent: MailMessage[] = [];
  const outbox = startOutbox({
    store,
    clock: { now: () => Date.now() },
    log: () => {},
    mails: createMailWriter({ store, settings, readContent }),
    pollMs: 100,
    transport: {
      describe: 'a test',
      close: async () => {},
      send: async (message) => {
        sent.push(message);
        return { kind: 'sent' };
      },
    },
  });
  onTestFinished(() => outbox.stop());
  return sent;
}
