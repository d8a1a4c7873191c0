import { onTestFinished } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { openTransport } from '../../../src/server/mail/open-transport.ts';
import type { MailMessage, MailTransport } from '../../../src/server/mail/transport.ts';
import { type OutboxParts, startOutbox } from '../../../src/server/outbox/worker.ts';
import { quoteSubmission } from '../enquiries/quote-submission.ts';

export const mailSettings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  siteUrl: 'https://taana.example',
};

/** Starts a worker that stops with the test. */
export function runOutbox(store: Store, carrier: MailTransport, parts: Partial<OutboxParts> = {}) {
  const mails = createMailWriter({
    store,
    settings: mailSettings,
    readContent: () => shippedContent,
  });
  const common = { store, clock: systemClock, log: () => {}, mails, pollMs: 20 };
  const outbox = startOutbox({ ...common, transport: carrier, ...parts });
  onTestFinished(async () => {
    await outbox.stop();
    await carrier.close();
  });
  return outbox;
}

export function overSmtp({ url }: { readonly url: string }): MailTransport {
  return openTransport({ smtpUrl: url, dataDir: '' });
}

export function transportOf(send: (message: MailMessage) => ReturnType<MailTransport['send']>) {
  return { send, describe: 'a test', close: async () => {} } satisfies MailTransport;
}

/** Stores an enquiry with its two mails; returns its reference. */
export async function submitQuote(
  store: Store,
  idempotencyKey = 'k',
  email = 'asha@buyer.example',
): Promise<string> {
  const submission = quoteSubmission({ email }, { idempotencyKey });
  const outcome = await submitEnquiry(store, systemClock, submission);
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  return outcome.reference;
}

/** What became of every mail. */
export async function mailStates(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('outbox').selectAll().execute();
  return rows
    .map(({ sent_at, dead_at, lease }) =>
      sent_at !== null ? 'sent' : dead_at !== null ? 'dead' : lease === null ? 'waiting' : 'leased',
    )
    .sort();
}

/** The same for the outbox as a clock that goes ahead: everything in it is older now. */
export async function letTimePass(store: Store, ms: number): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set(({ eb }) => ({
      run_at: eb('run_at', '-', ms),
      created_at: eb('created_at', '-', ms),
    }))
    .execute();
}
