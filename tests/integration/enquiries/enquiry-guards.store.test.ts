import { describe, expect, test } from 'vitest';
import { catalogFixed } from '../../../src/contract/enquiry/catalog.ts';
import { dayMs } from '../../../src/domain/enquiry/indian-time.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { releaseWithin } from '../../../src/server/enquiries/release-enquiry.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

let count = 0;

function submit(store: Store, fields: Readonly<Record<string, unknown>>, later = 0) {
  const submission = quoteSubmission(fields, { idempotencyKey: `key-${(count += 1)}` });
  return submitEnquiry(store, { now: () => systemClock.now() + later }, submission);
}
const catalog = (store: Store, email: string, later = 0) =>
  submit(store, { ...catalogFixed, email }, later);

describe.each(engines())('mails to one address on %s', (engine) => {
  test('two catalogues in any 24 hours, however the address is spelled; further requests are stored', async () => {
    const store = await freshStore(engine);
    expect(await catalog(store, 'asha@buyer.example')).toMatchObject({ kind: 'accepted' });
    expect(await catalog(store, 'Asha+cloth@Buyer.example', 1000)).toMatchObject({
      kind: 'accepted',
    });
    expect(await catalog(store, 'asha@buyer.example', 2000)).toEqual({ kind: 'recipient-full' });
    expect(await rows(store, 'enquiry')).toBe(3);
    expect(await rows(store, 'idempotency')).toBe(3);
    expect(await mails(store, 'enquiry-to-sales')).toBe(3);
    expect(await mails(store, 'enquiry-receipt')).toBe(2);
    expect(await catalog(store, 'asha@buyer.example', dayMs + 500)).toMatchObject({
      kind: 'accepted',
    });
    expect(await catalog(store, 'ravi@buyer.example')).toMatchObject({ kind: 'accepted' });
  });

  test('a repeated request gets the same answer, also when no catalogue was mailed for it', async () => {
    const store = await freshStore(engine);
    for (let i = 0; i < 2; i += 1) await catalog(store, 'asha@buyer.example');
    const submission = quoteSubmission(
      { ...catalogFixed, email: 'asha@buyer.example' },
      { idempotencyKey: 'the third' },
    );
    for (const later of [0, 1, dayMs]) {
      const clock = { now: () => systemClock.now() + later };
      expect(await submitEnquiry(store, clock, submission)).toEqual({ kind: 'recipient-full' });
    }
    expect(await rows(store, 'enquiry')).toBe(3);
  });

  test('the catalogues of a day are limited for all addresses together', async () => {
    const store = await freshStore(engine);
    const request = (nth: number, later = 0) =>
      submitEnquiry(
        store,
        { now: () => systemClock.now() + later },
        quoteSubmission(
          { ...catalogFixed, email: `stranger-${nth}@domain-${nth}.example` },
          { idempotencyKey: `stranger ${nth}` },
        ),
        { catalogueMailsADay: 3 },
      );
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((nth) => request(nth)));
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(3);
    expect(outcomes.filter(({ kind }) => kind === 'recipient-full')).toHaveLength(2);
    expect(await rows(store, 'enquiry')).toBe(5);
    expect(await mails(store, 'enquiry-receipt')).toBe(3);
    expect(await submit(store, {})).toMatchObject({ kind: 'accepted' });
    expect(await request(6, dayMs + 1000)).toMatchObject({ kind: 'accepted' });
  });

  test('of twenty catalogues requested at once on two instances, two are sent', async () => {
    const home = await freshHome(engine);
    const stores = [await home.open(), await home.open()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => catalog(stores[i % 2]!, 'asha@buyer.example')),
    );
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(2);
    expect(outcomes.filter(({ kind }) => kind === 'recipient-full')).toHaveLength(18);
    expect(await mails(stores[0]!, 'enquiry-receipt')).toBe(2);
    expect(await rows(stores[0]!, 'enquiry')).toBe(20);
  });

  test('beyond ten receipts a day the enquiry is still stored and mailed to sales', async () => {
    const store = await freshStore(engine);
    for (let i = 0; i < 13; i += 1) {
      expect(await submit(store, {})).toMatchObject({ kind: 'accepted' });
    }
    expect(await mails(store, 'enquiry-to-sales')).toBe(13);
    expect(await mails(store, 'enquiry-receipt')).toBe(10);
  });

  test('quarantined enquiries do not count towards the limit', async () => {
    const store = await freshStore(engine);
    for (let i = 0; i < 5; i += 1) await submit(store, { ...catalogFixed, website: 'x' });
    expect(await rows(store, 'recipient')).toBe(0);
  });
});

describe.each(engines())('quarantine on %s', (engine) => {
  test('keeps what came too fast, gives the reason, and releases it with its mails', async () => {
    const store = await freshStore(engine);
    expect(await submit(store, { elapsed: 40 })).toMatchObject({ kind: 'quarantined' });
    const enquiry = await store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(enquiry.quarantine_reason).toBe('too-fast');
    expect(await rows(store, 'outbox')).toBe(0);

    const release = () => store.transact((tx) => releaseWithin(tx, Date.now(), enquiry.id));
    expect(await release()).toBe('released');
    expect(await mails(store, 'enquiry-to-sales')).toBe(1);
    expect(await mails(store, 'enquiry-receipt')).toBe(1);
    expect(await release()).toBe('not-quarantined');
    expect(await rows(store, 'outbox')).toBe(2);
  });
});

test('consent is stored with its version and its time, and where the visitor came from', async () => {
  const store = await freshStore('sqlite');
  await submit(store, { privacyVersion: '1.0' });
  await submit(store, { quantity: '7 m' });
  const stored = await store.db
    .selectFrom('enquiry')
    .select(['consent_version', 'consent_at', 'created_at'])
    .orderBy('id')
    .execute();
  expect(stored[0]).toMatchObject({ consent_version: '1.0', consent_at: stored[0]!.created_at });
  expect(stored[1]).toMatchObject({ consent_version: null, consent_at: null });
});

async function rows(
  store: Store,
  table: 'enquiry' | 'idempotency' | 'outbox' | 'recipient',
): Promise<number> {
  return (await store.db.selectFrom(table).selectAll().execute()).length;
}

async function mails(store: Store, topic: string): Promise<number> {
  const found = store.db.selectFrom('outbox').select('id').where('topic', '=', topic);
  return (await found.execute()).length;
}
