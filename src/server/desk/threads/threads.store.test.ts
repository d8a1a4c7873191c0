import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { type Engine, engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { advanceEnquiry, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { countInbox } from '../inbox/inbox-counts.ts';
import { listInbox } from '../inbox/inbox-query.ts';
import { remind } from '../scheduled-jobs.ts';
import { adoptMessages } from './adopt-messages.ts';
import { hearWord } from './hear-word.ts';
import { readThread } from './read-thread.ts';
import { storeMessage } from './store-message.ts';
import { addNote, needsNoAnswer } from './write-words.ts';

const { id } = enquiryRow();
const { mill } = shippedContent;
const now = someMorning + 3_600_000;
const actor = { id: 'ravi', name: 'Ravi' };
const doer = { actor, now };

async function openThread(engine: Engine, fields: Partial<EnquiryRow> = {}) {
  const store = await freshStore(engine);
  await store.db.insertInto('enquiry').values(enquiryRow(fields)).execute();
  return {
    store,
    stored: () => store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow(),
    hear: (at = now) =>
      store.transact(async (tx) => hearWord(tx, (await lockEnquiry(tx, id))!, { mill, now: at })),
    toAnswer: async () => {
      const query = { view: 'answer', search: '', unread: false } as const;
      const { lines } = await listInbox(store, query, 'ravi');
      const { answer } = await countInbox(store, 'ravi', now);
      return { lines: lines.length, answer };
    },
  };
}

describe.each(engines())('a thread, on %s', (engine) => {
  test('the same word of a source is stored once', async () => {
    const { store } = await openThread(engine);
    const word = {
      enquiryId: id,
      direction: 'in',
      way: 'mail',
      sourceId: 'mail:1',
      author: 'Asha',
      body: 'Yes.',
      at: now,
    } as const;
    expect(await store.transact((tx) => storeMessage(tx, word))).toBe(true);
    expect(await store.transact((tx) => storeMessage(tx, { ...word, body: 'No.' }))).toBe(false);
    expect(await readThread(store.db, id, [])).toMatchObject([{ author: 'Asha', body: 'Yes.' }]);
  });

  test('a later word reopens, is unread, and its clock runs until somebody answers', async () => {
    const thread = await openThread(engine, { status: 'lost', opened_at: 5, reminded_at: 6 });
    expect(await thread.toAnswer()).toEqual({ lines: 0, answer: 0 });
    await thread.hear();
    const heard = await thread.stored();
    expect(heard).toMatchObject({
      status: 'contacted',
      opened_at: null,
      asked_at: now,
      reminded_at: null,
    });
    expect(heard.due_at).toBeGreaterThan(now);
    expect(await thread.toAnswer()).toEqual({ lines: 1, answer: 1 });
    await thread.store.transact((tx) => advanceEnquiry(tx, doer, id, 'contacted'));
    expect(await thread.stored()).toMatchObject({ asked_at: null });
    expect(await thread.toAnswer()).toEqual({ lines: 0, answer: 0 });
  });

  test('who waits already keeps the earlier promise', async () => {
    const thread = await openThread(engine);
    const { due_at } = await thread.stored();
    await thread.hear(now + 5_000_000);
    expect(await thread.stored()).toMatchObject({ due_at, asked_at: null, status: 'new' });
    const again = await openThread(engine, { status: 'quoted' });
    await again.hear();
    const first = await again.stored();
    await again.hear(now + 80_000_000);
    expect(await again.stored()).toMatchObject({ due_at: first.due_at, asked_at: now });
  });

  test('spam and quarantine stay what they are', async () => {
    const spam = await openThread(engine, { status: 'spam' });
    await spam.hear();
    expect(await spam.stored()).toMatchObject({ status: 'spam', asked_at: null });
    const held = await openThread(engine, { status: 'contacted', quarantined_at: 1 });
    await held.hear();
    expect(await held.stored()).toMatchObject({ asked_at: null });
  });

  test('each word that waits is reminded of once', async () => {
    const thread = await openThread(engine, { status: 'contacted', reminded_at: 1 });
    await thread.hear();
    const { due_at } = await thread.stored();
    expect(await remind(thread.store, due_at - 60_000)).toBe(1);
    expect(await remind(thread.store, due_at - 60_000)).toBe(0);
    const mails = await thread.store.db.selectFrom('outbox').select('dedupe_key').execute();
    expect(mails).toEqual([{ dedupe_key: `desk-reminder:${id}:soon-${now}` }]);
  });

  test('what was said on the telephone counts as a word of whoever said it', async () => {
    const thread = await openThread(engine, { status: 'quoted' });
    const note = (by: 'buyer' | 'mill', way: 'phone' | 'whatsapp', at = now) =>
      thread.store.transact((tx) =>
        addNote(tx, { actor, now: at }, id, { body: by, heard: { by, way }, mill }),
      );
    await note('buyer', 'phone');
    expect(await thread.stored()).toMatchObject({ asked_at: now });
    await note('mill', 'whatsapp', now + 1);
    expect(await thread.stored()).toMatchObject({ asked_at: null, answered_at: now + 1 });
    expect(await readThread(thread.store.db, id, [])).toMatchObject([
      { direction: 'in', way: 'phone', author: 'Asha Verma' },
      { direction: 'out', way: 'whatsapp', author: 'Ravi' },
    ]);
  });

  test('a thank-you needs no answer', async () => {
    const thread = await openThread(engine, { status: 'won' });
    await thread.hear();
    const settle = () => thread.store.transact((tx) => needsNoAnswer(tx, doer, id));
    expect(await settle()).toBe('done');
    expect(await settle()).toBe('changed-meanwhile');
    expect(await thread.stored()).toMatchObject({ asked_at: null, answered_at: null });
  });

  test('words that an earlier release stored join the conversation, once', async () => {
    const { store } = await openThread(engine);
    const row = { enquiry_id: id, staff_id: 'ravi', author: 'Ravi', created_at: now };
    const name = (n: number) => timeOrderedId(now + n);
    await store.db
      .insertInto('reply')
      .values({ ...row, id: name(1), subject: 'Hello', body: 'Yes.' })
      .execute();
    await store.db
      .insertInto('note')
      .values([
        { ...row, id: name(2), body: 'Call her.' },
        { ...row, id: name(3), staff_id: 'buyer', author: 'The buyer', body: 'Why?' },
      ])
      .execute();
    await adoptMessages(store, now);
    await adoptMessages(store, now);
    expect(await readThread(store.db, id, [])).toMatchObject([
      { direction: 'out', way: 'mail', body: 'Yes.' },
      { direction: 'note', way: 'note', body: 'Call her.' },
      { direction: 'in', way: 'room', body: 'Why?' },
    ]);
  });
});
