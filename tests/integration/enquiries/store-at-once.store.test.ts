import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { recipientLimits } from '../../../src/server/enquiries/recipient-allowance.ts';
import type { Submission } from '../../../src/server/enquiries/submission.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const now = Date.parse('2026-11-16T06:00:00Z');
const day = 24 * 3_600_000;
const clockAt = (ms: number) => ({ now: () => ms });

describe.for(engines())('one statement stores what several do, on %s', (engine) => {
  test.for<[string, readonly Submission[]]>([
    ['with a mail address', [quoteSubmission()]],
    ['without one', [quoteSubmission({ email: '' })]],
    [
      'by form, sent twice and then changed',
      [quoteSubmission(), quoteSubmission(), quoteSubmission({ quantity: '900 m' })],
    ],
    [
      'under a key of the client, sent twice, then under the same key with other words',
      [{}, {}, { quantity: '900 m' }].map((fields) =>
        quoteSubmission(fields, { idempotencyKey: 'one-and-the-same-key' }),
      ),
    ],
    [
      'more often than a mailbox gets receipts',
      Array.from({ length: recipientLimits.receipt + 2 }, (_, n) =>
        quoteSubmission({ quantity: `${n + 100} m` }),
      ),
    ],
    ['with half a letter, which no form lets through', [named('Asha \ud83e Verma')]],
    [
      'with every sign that a text may have',
      [quoteSubmission({ name: `O'Neil "\\" ਅੰਮ੍ਰਿਤਸਰ {"}` })],
    ],
  ])('%s', async ([, submissions]) => {
    const atOnce = await freshStore(engine);
    const slowly = await freshStore(engine);
    const stepByStep: Store = { ...slowly, storeAtOnce: async () => 'not-stored' };
    const answers = [];
    for (const [place, submission] of submissions.entries()) {
      const clock = clockAt(now + place * 1000);
      answers.push([
        await submitEnquiry(atOnce, clock, submission),
        await submitEnquiry(stepByStep, clock, submission),
      ]);
    }
    for (const [one, other] of answers) expect(nameless(one)).toEqual(nameless(other));
    expect(nameless(await everything(atOnce))).toEqual(nameless(await everything(slowly)));
  });

  test('a mailbox gets receipts again when a day is over', async () => {
    const store = await freshStore(engine);
    const receipts = async () =>
      (await everything(store)).outbox.filter(({ topic }) => topic === 'enquiry-receipt').length;
    for (let n = 0; n < recipientLimits.receipt + 1; n += 1) {
      await submitEnquiry(store, clockAt(now + n), quoteSubmission({ quantity: `${n + 100} m` }));
    }
    expect(await receipts()).toBe(recipientLimits.receipt);
    await submitEnquiry(store, clockAt(now + day + 5000), quoteSubmission());
    expect(await receipts()).toBe(recipientLimits.receipt + 1);
  });

  test('the workers are woken', async () => {
    const store = await freshStore(engine);
    let woken = 0;
    store.queueListeners.add(() => (woken += 1));
    await submitEnquiry(store, clockAt(now), quoteSubmission());
    expect(woken).toBe(1);
  });

  test('those of a moment are counted, and forgotten soon', async () => {
    const store = await freshStore(engine);
    const submissions = ['a', 'b', 'c'].map((key) => quoteSubmission({}, { idempotencyKey: key }));
    const all = submissions.map((one) => submitEnquiry(store, clockAt(now), one));
    expect(store.begunJustNow()).toBe(3);
    await Promise.all(all);
    await expect.poll(() => store.begunJustNow()).toBe(0);
  });

  test('of many at once under one key one is stored, and all are answered alike', async () => {
    const store = await freshStore(engine);
    const submission = quoteSubmission({}, { idempotencyKey: 'a-key-of-many-at-once' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => submitEnquiry(store, clockAt(now), submission)),
    );
    const references = answers.map((one) => (one.kind === 'accepted' ? one.reference : one.kind));
    expect(new Set(references).size).toBe(1);
    expect((await everything(store)).enquiry).toHaveLength(1);
  });

  test('of many at once, some with half a letter, all are stored and no mailbox gets too many receipts', async () => {
    const store = await freshStore(engine);
    const count = 60;
    const mailboxes = 3;
    const submissions = Array.from({ length: count }, (_, n) => {
      const fields = { quantity: `${n + 100} m`, email: `buyer${n % mailboxes}@example.com` };
      const submission = quoteSubmission(fields, { idempotencyKey: `key-${n}` });
      const { draft } = submission;
      return n % 20 === 7
        ? { ...submission, draft: { ...draft, name: 'Asha \ud83e' } }
        : submission;
    });
    const answers = await Promise.all(
      submissions.map((one) => submitEnquiry(store, clockAt(now), one)),
    );
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['accepted']));
    const { enquiry, idempotency, outbox, room } = await everything(store);
    const receipts = outbox.filter(({ topic }) => topic === 'enquiry-receipt');
    expect(enquiry).toHaveLength(count);
    expect(idempotency).toHaveLength(count);
    expect(receipts).toHaveLength(mailboxes * recipientLimits.receipt);
    expect(room).toHaveLength(receipts.length);
    expect(outbox).toHaveLength(count + receipts.length);
  });
});

function named(name: string): Submission {
  const submission = quoteSubmission();
  return { ...submission, draft: { ...submission.draft, name } };
}

async function everything(store: Store) {
  const { db } = store;
  return {
    enquiry: await db.selectFrom('enquiry').selectAll().orderBy('created_at').execute(),
    idempotency: await db.selectFrom('idempotency').selectAll().orderBy('created_at').execute(),
    room: await db.selectFrom('room_link').selectAll().orderBy('created_at').execute(),
    outbox: await db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at')
      .orderBy('topic')
      .execute(),
    // A mailbox that is full is not touched by the one statement.
    recipient: (await db.selectFrom('recipient').selectAll().execute()).map((row) => ({
      hash: row.hash,
      recent: { catalog: [], ...(JSON.parse(row.recent) as object) },
    })),
  };
}

/** Ids, references and tokens are drawn by lot. */
function nameless(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/Q-\d{6}-\w{4,8}/g, 'reference')
    .replaceAll(/"token_(hash|sealed)":"[^"]+"/g, 'token');
  return text;
}
