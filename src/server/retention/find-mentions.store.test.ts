import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { enquiryRow, quoteRow, sampleRow } from '../../../tests/support/desk/desk-rows.ts';
import { storeMessage } from '../desk/threads/store-message.ts';
import type { EnquiryRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { findMentions } from './find-mentions.ts';

const asha = { by: 'email', email: 'asha@buyer.example' } as const;
const herNumber = { by: 'phone', phone: '+919876543210' } as const;

const add = (store: Store, rows: readonly Partial<EnquiryRow>[]) =>
  store.db
    .insertInto('enquiry')
    .values(
      rows.map((row, at) =>
        enquiryRow({ id: `e${at}`, reference: `Q-${at}`, email: '', phone: '', ...row }),
      ),
    )
    .execute();

describe.for(engines())('who else wrote of a person on %s', (engine) => {
  test('is found in every text that people write, without the person’s own enquiries', async () => {
    const store = await freshStore(engine);
    await add(store, [
      { name: 'ask Asha@Buyer.example' },
      { company: 'asha@buyer.example' },
      { product: 'for asha@buyer.example' },
      { payload: '{"message":"asha@buyer.example knows"}' },
      { next_action: 'write to asha@buyer.example' },
      { payload: '{"message":"from asha@buyer.example"}' },
      {},
      {},
      {},
      { email: 'asha@buyer.example' },
    ]);
    const message = { direction: 'in', way: 'mail', author: 'Ravi', at: 1 } as const;
    await store.transact(async (tx) => {
      const body = 'Copy to asha@buyer.example, please.';
      await storeMessage(tx, { ...message, body, enquiryId: 'e6', sourceId: 'm1' });
      await storeMessage(tx, { ...message, body, enquiryId: null, sourceId: 'm2' });
    });
    const feedback = 'asha@buyer.example liked it';
    await store.db
      .insertInto('sample')
      .values(sampleRow({ enquiry_id: 'e7', feedback }))
      .execute();
    await store.db
      .insertInto('quote')
      .values(quoteRow({ enquiry_id: 'e8', terms: 'As told asha@buyer.example' }))
      .execute();
    expect(await findMentions(store.db, asha, new Set(['e5']))).toEqual(
      [0, 1, 2, 3, 4, 6, 7, 8].map((at) => `Q-${at}`),
    );
    expect(await findMentions(store.db, { ...asha, email: 'no@body.example' }, new Set())).toEqual(
      [],
    );
  });

  test('a number is found with or without its country, whatever stands between its digits', async () => {
    const store = await freshStore(engine);
    await add(store, [
      { name: '+91 98765-43210' },
      { name: '(98765) 432.10' },
      { name: '098765/43210' },
      { name: '98765 43211' },
      { name: '88765 43210' },
    ]);
    expect(await findMentions(store.db, herNumber, new Set())).toEqual(['Q-0', 'Q-1', 'Q-2']);
  });

  test('every page of a table is read', async () => {
    const store = await freshStore(engine);
    const many = Array.from({ length: 205 }, (_, at) => ({
      id: `e${String(at).padStart(3, '0')}`,
      reference: `Q-${String(at).padStart(3, '0')}`,
      name: [0, 99, 100, 204].includes(at) ? 'asha@buyer.example' : 'nobody',
    }));
    await add(store, many);
    expect(await findMentions(store.db, asha, new Set())).toEqual([
      'Q-000',
      'Q-099',
      'Q-100',
      'Q-204',
    ]);
  });
});
