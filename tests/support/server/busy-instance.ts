import { setTimeout as sleep } from 'node:timers/promises';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { readSettings } from '../../../src/server/env.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import { quoteSubmission } from '../enquiries/quote-submission.ts';
import { within } from '../patience.ts';

/** One of several processes that work on the same data; prints the id of each mail it sends. */
const [name, count] = process.argv.slice(2);
const read = readSettings();
if (!read.ok) throw new Error(read.faults.join('\n'));
const store = await openDatabase(read.settings);
const outbox = startOutbox({
  store,
  clock: systemClock,
  log: () => {},
  mails: createMailWriter({
    store,
    settings: read.settings,
    readContent: () => shippedContent,
  }),
  pollMs: 50,
  transport: {
    describe: 'nowhere',
    send: async ({ messageId }) => {
      console.log(messageId);
      await sleep(2);
      return { kind: 'sent' };
    },
    close: async () => {},
  },
});

await Promise.all(
  Array.from({ length: Number(count) }, (_, i) => submitUntilStored(`${name}${i}`)),
);
for (const patience = Date.now() + within(30_000); Date.now() < patience; await sleep(100)) {
  const waiting = store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
  if (!(await waiting.executeTakeFirst())) break;
}
await outbox.stop();
await store.close();

/** Retries with the same key until the enquiry is stored, as a browser does. */
async function submitUntilStored(idempotencyKey: string): Promise<void> {
  for (;;) {
    const outcome = await submitEnquiry(
      store,
      systemClock,
      quoteSubmission({ email: `${idempotencyKey}@buyer.example` }, { idempotencyKey }),
    );
    if (outcome.kind === 'accepted') return;
    if (outcome.kind !== 'unavailable') throw new Error(outcome.kind);
    await sleep(50);
  }
}
