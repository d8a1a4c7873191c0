import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { EnquiryKind } from '../../../src/domain/enquiry/kind.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { openTransport } from '../../../src/server/mail/open-transport.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import { type Engine, engines, freshStore } from '../../support/database/engines.ts';
import { mailTroubles } from '../../support/faults/mail-troubles.ts';
import { type Mailbox, openMailbox } from '../../support/mail/mailbox.ts';
import { askingKinds as kinds, draftOf } from '../../support/enquiries/sample-enquiry.ts';
import { within } from '../../support/patience.ts';

const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  siteUrl: 'https://taana.example',
};

test(
  'whatever the mail server does: every kind is accepted, nothing is lost, all is sent within 5 s after it',
  async () => {
    // All faults run in parallel, since they mostly wait; then the servers recover one after another.
    const names = Object.keys(mailTroubles);
    const troubled = await Promise.all(names.map((name, i) => begin(name, engines()[i % 2]!)));
    for (const { unsentAfter4s } of troubled) expect(unsentAfter4s).toBeGreaterThan(0);
    const late: Record<string, number> = {};
    for (const { name, store, mailbox, recover, references } of troubled) {
      await recover();
      const recovered = Date.now();
      await vi.waitFor(async () => expect(await unsent(store)).toBe(0), {
        timeout: within(20_000),
        interval: 50,
      });
      late[name] = Date.now() - recovered;
      const arrived = new Set(mailbox.messageIds.map((id) => id.split('.', 2).join('.')));
      for (const reference of references) {
        expect(arrived).toContain(`<${reference}.enquiry-to-sales`);
        expect(arrived).toContain(`<${reference}.enquiry-receipt`);
      }
    }
    expect(Object.entries(late).filter(([, ms]) => ms >= within(5_000))).toEqual([]);
  },
  within(120_000),
);

async function begin(name: string, engine: Engine) {
  const store = await freshStore(engine);
  const mailbox = await openMailbox({ idsOnly: true });
  const recover = await mailTroubles[name]!(mailbox, settings.salesTo);
  work(store, mailbox);
  const references = await Promise.all(kinds.map((kind, i) => submit(store, kind, i)));
  await sleep(4_000);
  return { name, store, mailbox, recover, references, unsentAfter4s: await unsent(store) };
}

async function submit(store: Store, kind: EnquiryKind, i: number): Promise<string> {
  const outcome = await submitEnquiry(store, systemClock, {
    draft: draftOf(kind, `visitor-${i}@buyer.example`),
    client: `198.51.100.${i}`,
  });
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  return outcome.reference;
}

test('a booked call reaches the visitor as an invitation that calendars show', async () => {
  const store = await freshStore('sqlite');
  const mailbox = await openMailbox();
  work(store, mailbox);
  const draft = draftOf('call', 'asha@buyer.example');
  await submitEnquiry(store, systemClock, { draft, client: 'x' });
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), within(10_000));
  const receipt = mailbox.mails.find(({ to }) => to?.[0]?.address === 'asha@buyer.example');
  const calendars = receipt?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  expect(calendars?.length).toBeGreaterThan(0);
  for (const { content } of calendars ?? []) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(text).toMatch(/^BEGIN:VCALENDAR\s[^]*\sMETHOD:REQUEST\s[^]*\sEND:VCALENDAR\s+$/);
    expect(text).toContain('ORGANIZER;CN="Taana Warp Knits":mailto:mill@taana.example');
  }
});

function work(store: Store, mailbox: Mailbox): void {
  const transport = openTransport({ smtpUrl: mailbox.url, dataDir: '' });
  const log = () => {};
  const mails = createMailWriter({ store, settings, readContent: () => shippedContent });
  const outbox = startOutbox({ store, transport, clock: systemClock, log, mails });
  onTestFinished(async () => {
    mailbox.release();
    await outbox.stop();
    await transport.close();
  });
}

async function unsent(store: Store): Promise<number> {
  const rows = await store.db.selectFrom('outbox').select(['sent_at', 'dead_at']).execute();
  expect(rows.filter(({ dead_at }) => dead_at !== null)).toEqual([]);
  return rows.filter(({ sent_at }) => sent_at === null).length;
}
