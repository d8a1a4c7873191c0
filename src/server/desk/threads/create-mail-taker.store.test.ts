import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import { createMailTaker } from './create-mail-taker.ts';

const taker = createMailTaker({
  readContent: () => shippedContent,
  settings: {
    siteUrl: 'https://mill.example',
    mailFrom: 'desk@mill.example',
    salesTo: 'sales@mill.example',
  },
  clock: { now: () => 7 },
});

describe.for(engines())('a mail that nobody can read, on %s', (engine) => {
  test('is held with what its head says of it, and the log names nobody', async () => {
    const store = await freshStore(engine);
    const rawId = 'raw-1';
    const head = [
      'From: "Asha\u0007Verma" <Asha@Buyer.example>',
      `Subject:   A \u0001 broken mail ${'x'.repeat(300)}`,
      '',
    ].join('\r\n');
    await store.transact((tx) => taker.unreadable(tx, { rawId, head, trouble: 'too-long' }));
    const [message] = await store.db.selectFrom('message').selectAll().execute();
    expect(message).toMatchObject({
      source_id: 'mail:raw-1',
      raw_id: rawId,
      enquiry_id: null,
      direction: 'in',
      way: 'mail',
      author: '"Asha Verma" <Asha@Buyer.example>',
      address: 'asha@buyer.example',
      body: '',
      sort: 'unreadable',
    });
    expect(message!.subject).toHaveLength(200);
    expect(message!.subject).toMatch(/^A\s+broken mail x+$/);
    expect(JSON.parse(message!.facts)).toEqual({ held: 'unknown-sender', trouble: 'too-long' });
    expect([Number(message!.held_at), Number(message!.created_at)]).toEqual([7, 7]);
    const audit = await store.db.selectFrom('audit').selectAll().execute();
    expect(audit).toMatchObject([
      { actor_id: 'clock', verb: 'held a mail that cannot be read', detail: '{}' },
    ]);
  });
});
