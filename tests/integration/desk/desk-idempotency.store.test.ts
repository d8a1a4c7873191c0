import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { enterAsOwner, openDesk } from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const quote = {
  buyer: 'Asha Rao',
  company: '',
  currency: 'INR',
  lines: [{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 21_550 }],
  validUntil: '2099-12-31',
  terms: '',
};
const invitation = { name: 'Vik', email: 'vik@mill.example', role: 'sales' };

describe.for(engines())('the same call twice on %s', (engine) => {
  test('sends one quote, and both calls are answered with its number', async () => {
    const { store, owner, id } = await start();
    const call = { params: { id }, body: quote, headers: { 'idempotency-key': 'one' } };
    const twice = await Promise.all([
      owner.send(endpoints.sendQuote, call),
      owner.send(endpoints.sendQuote, call),
    ]);
    const later = await owner.send(endpoints.sendQuote, call);
    expect([...twice, later].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...twice, later].map(({ text }) => text)).size).toBe(1);
    expect(await count(store, 'quote')).toBe(1);
    expect(await mails(store, 'desk-quote')).toBe(1);
  });

  test.for([
    ['reply', 'reply', { subject: 'Hello', body: 'Hello' }],
    ['addNote', 'note', { body: 'Call her.' }],
    ['requestSample', 'sample', { fabrics: '14B', recipient: 'Asha', address: '12 Link Road' }],
  ] as const)('does %s once', async ([name, table, body]) => {
    const { store, owner, id } = await start();
    const call = { params: { id }, body, headers: { 'idempotency-key': 'one' } };
    const answers = await Promise.all([1, 2, 3].map(() => owner.send(endpoints[name], call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count(store, table)).toBe(1);
    // Another key is another wish.
    await owner.send(endpoints[name], { ...call, headers: { 'idempotency-key': 'two' } });
    expect(await count(store, table)).toBe(2);
  });

  test('invites once', async () => {
    const { store, owner } = await start();
    const call = { body: invitation, headers: { 'idempotency-key': 'one' } };
    for (let i = 0; i < 3; i += 1) {
      expect((await owner.send(endpoints.invite, call)).status).toBe(200);
    }
    expect(await mails(store, 'desk-invitation')).toBe(1);
  });

  test('a move that was made is not refused when it arrives again', async () => {
    const { owner, id } = await start();
    const call = { params: { id }, body: { to: 'lost' }, headers: { 'idempotency-key': 'one' } };
    expect((await owner.send(endpoints.moveEnquiry, call)).status).toBe(200);
    expect((await owner.send(endpoints.moveEnquiry, call)).status).toBe(200);
    expect((await owner.send(endpoints.moveEnquiry, { ...call, headers: {} })).status).toBe(409);
  });

  test('the same key with other words is refused, and a refused call may be sent again', async () => {
    const { store, owner, id } = await start();
    const headers = { 'idempotency-key': 'one' };
    const note = (body: string) =>
      owner.send(endpoints.addNote, { params: { id }, body: { body }, headers });
    expect((await note('Call her.')).status).toBe(200);
    expect((await note('Call him.')).status).toBe(422);
    expect(await count(store, 'note')).toBe(1);

    const gone = {
      params: { id: 'gone' },
      body: { body: 'x' },
      headers: { 'idempotency-key': 'a' },
    };
    expect((await owner.send(endpoints.addNote, gone)).status).toBe(404);
    expect((await owner.send(endpoints.addNote, gone)).status).toBe(404);
    expect(await count(store, 'desk_request')).toBe(1);
  });

  async function start() {
    const store = await freshStore(engine);
    const owner = await enterAsOwner(openDesk(store), store);
    await submitEnquiry(store, { now: () => Date.now() }, quoteSubmission());
    const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
    return { store, owner, id };
  }
});

async function count(
  store: Store,
  table: 'quote' | 'reply' | 'note' | 'sample' | 'desk_request',
): Promise<number> {
  return (
    await store.db
      .selectFrom(table as 'note')
      .selectAll()
      .execute()
  ).length;
}

async function mails(store: Store, topic: string): Promise<number> {
  const rows = store.db.selectFrom('outbox').select('id').where('topic', '=', topic);
  return (await rows.execute()).length;
}
