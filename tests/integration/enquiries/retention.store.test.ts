import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sqliteFile } from '../../../src/server/db/sqlite.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { enquiryMail } from '../../../src/server/mail-templates/mails.ts';
import { queueMails } from '../../../src/server/outbox/queue-mails.ts';
import { sweep } from '../../../src/server/retention/sweep.ts';
import { type Home, engines, freshHome } from '../../support/database/engines.ts';
import { namesOfEnquiries, submitAt, writeMail } from '../../support/enquiries/dated-enquiries.ts';

const now = Date.parse('2028-11-16T06:00:00Z');
const kept = { retentionMonths: 24, retentionOrdersYears: 8 };
const daysAgo = (days: number) => now - days * 86_400_000;

describe.each(engines())('the sweep on %s', (engine) => {
  test('erases after 24 months what led to no order, and its mails', async () => {
    const { store, dataDir } = await openHome(engine);
    await submitAt(store, 'old', daysAgo(735));
    await submitAt(store, 'old-order', daysAgo(735));
    await submitAt(store, 'young', daysAgo(700));
    await store.db
      .updateTable('outbox')
      .set({ sent_at: daysAgo(734) })
      .execute();
    await change(store, 'old-order', { status: 'won' });
    await writeMail(dataDir, 'old.eml', daysAgo(735));
    await writeMail(dataDir, 'young.eml', daysAgo(700));

    const removed = await sweep(store, { ...kept, dataDir }, now);
    expect(removed).toMatchObject({ enquiries: 1, files: 1 });
    expect(await namesOfEnquiries(store)).toEqual(['old-order', 'young']);
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['young.eml']);
    expect(await sweep(store, { ...kept, dataDir }, now)).toEqual({
      erasedBefore: 0,
      enquiries: 0,
      orders: 0,
      quarantined: 0,
      mails: 0,
      keys: 0,
      recipients: 0,
      heldMails: 0,
      pictures: 0,
      uploads: 0,
      files: 0,
    });
  });

  test('leaves nothing of what it erased in the file of SQLite', async () => {
    const { store, dataDir } = await openHome(engine);
    for (let i = 0; i < 5; i += 1) await submitAt(store, `lost-${i}`, daysAgo(735));
    await submitAt(store, 'young', daysAgo(700));
    await sweep(store, { ...kept, dataDir }, now);
    const names = (await readdir(dataDir)).filter((name) => name.startsWith(sqliteFile));
    const bytes = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'utf8')));
    expect(names.length > 0).toBe(engine === 'sqlite');
    expect(bytes.join('')).not.toContain('lost-');
  });

  test.each([
    ['the last day of its eighth financial year', '2035-03-31T18:29:00Z', ['order']],
    ['the day after', '2035-03-31T18:31:00Z', []],
  ])('keeps an order until %s', async (_, moment, left) => {
    const { store, dataDir } = await openHome(engine);
    // Of the financial year from April 2026 to March 2027.
    await submitAt(store, 'order', Date.parse('2026-04-02T06:00:00Z'));
    await change(store, 'order', { status: 'won' });
    const removed = await sweep(store, { ...kept, dataDir }, Date.parse(moment));
    expect(removed).toMatchObject({ enquiries: 0, orders: 1 - left.length });
    expect(await namesOfEnquiries(store)).toEqual(left);
  });

  test('erases the mails of the desk about an enquiry together with it', async () => {
    const { store, dataDir } = await openHome(engine);
    await submitAt(store, 'old', daysAgo(735));
    await submitAt(store, 'young', daysAgo(700));
    const enquiries = await store.db.selectFrom('enquiry').select(['id', 'name']).execute();
    const reply = ({ id }: { id: string }) => enquiryMail('desk-reply', id, 'r');
    await store.transact((tx) => queueMails(tx, enquiries.map(reply), daysAgo(1)));
    await sweep(store, { ...kept, dataDir }, now);
    const left = await store.db.selectFrom('outbox').select('enquiry_id').execute();
    const young = enquiries.find(({ name }) => name === 'young')?.id;
    expect(left.map(({ enquiry_id }) => enquiry_id)).toEqual([young, young, young]);
  });

  test('forgets keys after 30 days, quarantine after 90, counted addresses after 2', async () => {
    const { store, dataDir } = await openHome(engine);
    await submitAt(store, 'kept', daysAgo(31));
    await submitAt(store, 'fresh', daysAgo(1));
    await submitAt(store, 'trapped', daysAgo(91), { website: 'x' });
    await submitAt(store, 'trapped-later', daysAgo(89), { website: 'x' });
    const removed = await sweep(store, { ...kept, dataDir }, now);
    expect(removed).toMatchObject({ enquiries: 0, quarantined: 1, keys: 2, recipients: 1 });
    expect(await namesOfEnquiries(store)).toEqual(['fresh', 'kept', 'trapped-later']);
  });

  test('deletes many mails, keys and addresses in small steps, with turns between', async () => {
    const { store, dataDir } = await openHome(engine);
    for (let i = 0; i < 60; i += 10) {
      const ten = Array.from({ length: 10 }, (_, at) => `v${i + at}`);
      await Promise.all(ten.map((name) => submitAt(store, name, daysAgo(800))));
    }
    await store.db
      .updateTable('outbox')
      .set({ sent_at: daysAgo(800) })
      .execute();
    // Won, so that its mails are swept by themselves and not with it.
    await store.db.updateTable('enquiry').set({ status: 'won' }).execute();
    const steps: number[] = [];
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const watched: Store = {
      ...store,
      async transact(work) {
        const before = await rows(store);
        const result = await store.transact(work);
        steps.push(before - (await rows(store)));
        return result;
      },
    };
    const removed = await sweep(watched, { ...kept, dataDir }, now);
    clearImmediate(turning);
    expect(removed).toMatchObject({ enquiries: 0, mails: 120, keys: 60, recipients: 60 });
    expect(Math.max(...steps)).toBe(25);
    expect(turns).toBeGreaterThanOrEqual(steps.length);
  });

  test('never deletes a queued mail, and deletes hundreds in small steps', async () => {
    const { store, dataDir } = await openHome(engine);
    for (let i = 0; i < 250; i += 1) await submitAt(store, `v${i}`, daysAgo(800));
    await store.db.deleteFrom('enquiry').where('name', '=', 'v0').execute();
    const removed = await sweep(store, { ...kept, dataDir }, now);
    expect(removed).toMatchObject({ enquiries: 249 });
    const waiting = await store.db.selectFrom('outbox').select('topic').execute();
    expect(waiting).toHaveLength(2);
  });
});

async function openHome(engine: Home['engine']) {
  const home = await freshHome(engine);
  return { ...home, store: await home.open() };
}

async function rows(store: Store): Promise<number> {
  const counts = await Promise.all(
    (['outbox', 'idempotency', 'recipient'] as const).map((table) =>
      store.db.selectFrom(table).select(store.db.fn.countAll<number>().as('n')).executeTakeFirst(),
    ),
  );
  return counts.reduce((sum, row) => sum + Number(row?.n), 0);
}

async function change(store: Store, name: string, fields: object): Promise<void> {
  await store.db.updateTable('enquiry').set(fields).where('name', '=', name).execute();
}
