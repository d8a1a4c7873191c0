import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { referencePattern } from '../../../src/domain/enquiry/reference.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { SubmitOutcome } from '../../../src/server/enquiries/submission.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { quoteFields, quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const submit = (store: Store, ...args: Parameters<typeof quoteSubmission>) =>
  submitEnquiry(store, systemClock, quoteSubmission(...args));

describe.each(engines())('an enquiry on %s', (engine) => {
  test('is stored with everything the visitor sent and both mails queued', async () => {
    const store = await freshStore(engine);
    const outcome = await submit(store, {}, { source: { page: '/quote' } });

    const [enquiry, ...others] = await store.db.selectFrom('enquiry').selectAll().execute();
    expect(others).toEqual([]);
    expect(outcome).toEqual({ kind: 'accepted', reference: enquiry?.reference, replayed: false });
    expect(enquiry).toMatchObject({
      kind: 'quote',
      status: 'new',
      name: 'Asha Verma',
      phone: '098765 43210',
      phone_normal: '+919876543210',
      quarantined_at: null,
    });
    expect(enquiry?.reference).toMatch(referencePattern);
    expect(JSON.parse(enquiry?.payload ?? '')).toEqual(quoteFields);
    expect(JSON.parse(enquiry?.source ?? '')).toEqual({ page: '/quote' });
    expect(JSON.stringify(enquiry)).not.toContain('203.0.113.7');
    expect(typeof enquiry?.created_at).toBe('number');
    expect(await topics(store)).toEqual(['enquiry-receipt', 'enquiry-to-sales']);
  });

  test('without an e-mail address is mailed to sales only', async () => {
    const store = await freshStore(engine);
    await submit(store, { email: '' });
    expect(await topics(store)).toEqual(['enquiry-to-sales']);
  });

  test('for the catalogue is a kind of its own', async () => {
    const store = await freshStore(engine);
    const product = 'Complete Catalog & Pricing';
    const outcome = await submit(store, { product, phone: 'Not provided' });
    const enquiry = await store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(enquiry).toMatchObject({ kind: 'catalog', product, phone_normal: '' });
    expect(outcome).toMatchObject({ reference: expect.stringMatching(/^C-/) });
  });

  test('caught by the spam trap is kept, and nothing is mailed', async () => {
    const store = await freshStore(engine);
    const outcome = await submit(store, { website: 'http://pills.example' });
    expect(outcome).toMatchObject({ kind: 'quarantined', reference: expect.any(String) });
    const enquiry = await store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(enquiry.quarantine_reason).toBe('spam-trap');
    expect(enquiry.quarantined_at).toBe(enquiry.created_at);
    expect(await topics(store)).toEqual([]);
  });

  test('and its mails are stored together or not at all', async () => {
    const store = await freshStore(engine);
    await sql`alter table outbox rename to outbox_away`.execute(store.db);
    const outcome = await submit(store, {}, { idempotencyKey: 'k' }).catch(
      (error: unknown) => error,
    );
    expect(outcome).not.toMatchObject({ kind: 'accepted' });
    expect(await count(store, 'enquiry')).toBe(0);
    expect(await count(store, 'idempotency')).toBe(0);

    await sql`alter table outbox_away rename to outbox`.execute(store.db);
    expect(await submit(store, {}, { idempotencyKey: 'k' })).toMatchObject({ replayed: false });
  });

  test('that fails does not affect others in the same commit', async () => {
    const store = await freshStore(engine);
    const failing = store.transact(async (tx) => {
      await tx.insertInto('migration').values({ name: 'x', checksum: '', applied_at: 0 }).execute();
      throw new Error('a bug in one of them');
    });
    const [bug, ...rest] = await Promise.allSettled([
      failing,
      ...Array.from({ length: 5 }, (_, i) => submit(store, {}, { idempotencyKey: `k${i}` })),
    ]);
    expect(bug).toMatchObject({ status: 'rejected', reason: { message: 'a bug in one of them' } });
    expect(rest.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await count(store, 'enquiry')).toBe(5);
    const names = await store.db.selectFrom('migration').select('name').execute();
    expect(names.map(({ name }) => name)).not.toContain('x');
  });

  test('gets a unique reference, a thousand times', async () => {
    const store = await freshStore(engine);
    const outcomes: SubmitOutcome[] = [];
    const visitor = async (_: unknown, nth: number) => {
      for (let i = 0; i < 100; i += 1) {
        outcomes.push(await submit(store, {}, { idempotencyKey: `${nth}-${i}` }));
      }
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    const references = new Set(outcomes.map((o) => (o.kind === 'accepted' ? o.reference : '')));
    expect(references.size).toBe(1000);
  });
});

describe.each(engines())('the same key again on %s', (engine) => {
  test('fifty times at once, over two instances, makes one row and one answer', async () => {
    const home = await freshHome(engine);
    const stores = [await home.open(), await home.open()];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        submit(stores[i % 2]!, {}, { idempotencyKey: 'one', client: `198.51.100.${i}` }),
      ),
    );
    expect(new Set(outcomes.map((o) => o.kind === 'accepted' && o.reference)).size).toBe(1);
    expect(outcomes.filter((o) => o.kind === 'accepted' && !o.replayed)).toHaveLength(1);
    expect(await count(stores[0]!, 'enquiry')).toBe(1);
    expect(await count(stores[0]!, 'outbox')).toBe(2);
  });

  test('with another body is recognised as different', async () => {
    const store = await freshStore(engine);
    await submit(store, {}, { idempotencyKey: 'one' });
    const outcome = await submit(store, { quantity: '600 m' }, { idempotencyKey: 'one' });
    expect(outcome).toEqual({ kind: 'key-reused' });
    expect(await count(store, 'enquiry')).toBe(1);
  });

  test('of what the spam trap caught answers the same again', async () => {
    const store = await freshStore(engine);
    const trapped = { website: 'x' };
    const first = await submit(store, trapped, { idempotencyKey: 'one' });
    const second = await submit(store, trapped, { idempotencyKey: 'one' });
    expect(second).toEqual({ ...first, replayed: true });
  });
});

describe.each(engines())('a plain form without a key on %s', (engine) => {
  const at = (now: number) => ({ now: () => now });
  const bucketEdge = Math.ceil(Date.now() / 600_000) * 600_000;

  test.each([
    ['a double click', 0, 1],
    ['a second click nine minutes later', 9 * 60_000, 1],
    ['the same wish eleven minutes later', 11 * 60_000, 2],
  ])('%s makes the right number of rows', async (_, later, rows) => {
    for (const start of [bucketEdge - 1, bucketEdge, bucketEdge + 300_000]) {
      const store = await freshStore(engine);
      await submitEnquiry(store, at(start), quoteSubmission());
      await submitEnquiry(store, at(start + later), quoteSubmission());
      expect(await count(store, 'enquiry')).toBe(rows);
    }
  });

  test('a second click on an instance whose clock is 15 s behind makes one row', async () => {
    for (const start of [bucketEdge, bucketEdge + 14_000, bucketEdge + 300_000]) {
      const store = await freshStore(engine);
      await submitEnquiry(store, at(start), quoteSubmission());
      await submitEnquiry(store, at(start - 15_000), quoteSubmission());
      expect(await count(store, 'enquiry')).toBe(1);
    }
  });

  test('with other content or from another visitor is another enquiry', async () => {
    const store = await freshStore(engine);
    await submit(store);
    await submit(store, { quantity: '501 m' });
    await submit(store, {}, { client: '203.0.113.8' });
    expect(await count(store, 'enquiry')).toBe(3);
  });

  test('twenty clicks at once make one row', async () => {
    const store = await freshStore(engine);
    await Promise.all(Array.from({ length: 20 }, () => submit(store)));
    expect(await count(store, 'enquiry')).toBe(1);
  });
});

async function topics(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('outbox').select('topic').orderBy('topic').execute();
  return rows.map(({ topic }) => topic);
}

async function count(store: Store, table: 'enquiry' | 'idempotency' | 'outbox'): Promise<number> {
  const { n } = await store.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
