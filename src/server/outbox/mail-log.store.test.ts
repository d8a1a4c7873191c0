import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { systemClock } from '../clock.ts';
import type { MailMessage, SendOutcome } from '../mail/transport.ts';
import { queueMails } from './queue-mails.ts';
import { startOutbox } from './worker.ts';
import { within } from '../../../tests/support/patience.ts';

const message: MailMessage = {
  messageId: '<a@taana.example>',
  from: { address: 'mill@taana.example' },
  to: { address: 'asha@buyer.example' },
  date: new Date(0),
  subject: 'A',
  html: 'A',
  text: 'A',
};

describe.each(engines())('the log of the outbox, on %s', (engine) => {
  test.each<[SendOutcome]>([
    [{ kind: 'sent' }],
    [{ kind: 'refused', reason: 'No such mailbox.' }],
    [{ kind: 'deferred', fault: 'mailbox', reason: 'Try later.' }],
  ])('says what became of a mail and at which attempt: %j', async (outcome) => {
    const store = await freshStore(engine);
    const log: [string, object][] = [];
    const outbox = startOutbox({
      store,
      clock: systemClock,
      transport: { send: async () => outcome, describe: 'a test', close: async () => {} },
      log: (event, fields) => log.push([event, fields]),
      mails: { compose: async () => message, triedUntil: () => 'refused' },
      pollMs: 20,
    });
    onTestFinished(() => outbox.stop());
    const mail = { topic: 'desk-reply', dedupeKey: 'once', payload: {} };
    await store.transact((tx) => queueMails(tx, [mail], systemClock.now()));
    await vi.waitFor(() => expect(log).toHaveLength(1), { timeout: within(10_000) });
    expect(log[0]).toEqual([
      `mail-${outcome.kind}`,
      {
        id: expect.any(String),
        topic: 'desk-reply',
        attempts: 1,
        ...('reason' in outcome && { reason: outcome.reason }),
      },
    ]);
  });
});
