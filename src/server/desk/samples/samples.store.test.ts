import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { type Engine, engines, freshStore } from '../../../../tests/support/database/engines.ts';
import {
  enquiryRow,
  sampleRow,
  someMorning,
  staffRow,
} from '../../../../tests/support/desk/desk-rows.ts';
import { siteUrl } from '../../../../tests/support/desk/desk-visitor.ts';
import type { SampleStep } from '../../../domain/desk/sample-steps.ts';
import type { SampleTable } from '../../db/desk-tables.ts';
import { createLog } from '../../log.ts';
import { Refusal } from '../endpoint-handler.ts';
import { sampleHandlers } from './sample-handlers.ts';

const enquiryId = enquiryRow().id;
const day = 86_400_000;
const now = someMorning + 40 * day;
const actor = { id: 'ravi', name: 'Ravi', email: 'ravi@taana.example', role: 'sales' } as const;

async function openSamples(engine: Engine) {
  const store = await freshStore(engine);
  const { db } = store;
  await db.insertInto('staff').values(staffRow(store)).execute();
  await db.insertInto('enquiry').values(enquiryRow()).execute();
  const handlers = sampleHandlers({
    store,
    clock: { now: () => now },
    log: createLog(() => {}),
    readContent: () => shippedContent,
    settings: { siteUrl, trustProxy: 0, dataDir: '', mailFrom: '', salesTo: '' },
  });
  const call = { query: undefined, sessionId: 's', call: undefined as never, actor };
  return {
    db,
    add: (...rows: readonly Partial<SampleTable>[]) =>
      db
        .insertInto('sample')
        .values(rows.map((row) => sampleRow(row)))
        .execute(),
    list: async () => {
      const cards = await handlers.samples({ ...call, params: {}, body: undefined });
      if (cards instanceof Refusal) throw new Error('refused');
      return cards;
    },
    show: (id: string) => handlers.sample({ ...call, params: { id }, body: undefined }),
    request: (id: string) =>
      handlers.requestSample({
        ...call,
        params: { id },
        body: { fabrics: '14B', recipient: 'Asha', address: 'Ludhiana' },
      }),
    change: (body: { step?: SampleStep; tracking?: string; courier?: string; feedback?: string }) =>
      handlers.changeSample({ ...call, params: { id: 'sample-1' }, body }),
    stored: () => db.selectFrom('sample').selectAll().executeTakeFirstOrThrow(),
    enquiry: () => db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow(),
    history: async () => {
      const rows = await db.selectFrom('audit').selectAll().orderBy('seq').execute();
      return rows.map(({ verb, detail, actor: who }) => `${who} ${verb} ${detail}`);
    },
  };
}

describe.each(engines())('samples, on %s', (engine) => {
  test('a visitor’s request for swatches enters the pipeline once', async () => {
    const { db, list } = await openSamples(engine);
    const payload = {
      fabrics: ['14B Locknit', { name: 'Tricot', slug: 'tricot' }, { slug: 'net' }, 7, null, {}],
      address: 'Mill Road 1',
      city: 'Ludhiana',
      postcode: '141001',
      country: '',
    };
    await db
      .insertInto('enquiry')
      .values([
        enquiryRow({
          id: 'asked',
          reference: 'S-1',
          kind: 'sample',
          payload: JSON.stringify(payload),
        }),
        enquiryRow({ id: 'plain', reference: 'S-2', kind: 'sample', company: '' }),
        enquiryRow({ id: 'done', reference: 'S-3', kind: 'sample', status: 'won' }),
        enquiryRow({ id: 'held', reference: 'S-4', kind: 'sample', quarantined_at: someMorning }),
      ])
      .execute();
    const cards = await list();
    expect(cards.find(({ id }) => id === 'asked')).toEqual({
      id: 'asked',
      enquiryId: 'asked',
      reference: 'S-1',
      step: 'requested',
      fabrics: '14B Locknit\nTricot\nnet',
      recipient: 'Asha Verma, Verma Knits',
      address: 'Mill Road 1\nLudhiana\n141001',
      courier: '',
      tracking: '',
      feedback: '',
      updatedAt: now,
    });
    expect(cards.find(({ id }) => id === 'plain')).toMatchObject({
      fabrics: 'Locknit 14B',
      recipient: 'Asha Verma',
      address: '',
    });
    expect(cards.map(({ id }) => id).toSorted()).toEqual(['asked', 'plain']);
    expect(await list()).toHaveLength(2);
  });

  test('what is finished leaves the board after thirty days; the rest stays, the latest first', async () => {
    const { add, list, show } = await openSamples(engine);
    await add(
      { id: 'old', step: 'feedback', updated_at: now - 30 * day },
      { id: 'recent', step: 'feedback', updated_at: now - 30 * day + 1 },
      { id: 'waiting', step: 'cut', updated_at: now - 39 * day },
      { id: 'latest', step: 'delivered', updated_at: now - day },
    );
    expect((await list()).map(({ id }) => id)).toEqual(['latest', 'recent', 'waiting']);
    expect(await show('old')).toMatchObject({ id: 'old', reference: 'Q-261116-7KF3' });
    expect(await show('none')).toEqual(new Refusal('sample-gone'));
  });

  test('a colleague asks for a sample', async () => {
    const { request, stored, history } = await openSamples(engine);
    expect(await request(enquiryId)).toEqual({ ok: true });
    expect(await stored()).toMatchObject({
      enquiry_id: enquiryId,
      step: 'requested',
      fabrics: '14B',
      recipient: 'Asha',
      address: 'Ludhiana',
      courier: '',
      tracking: '',
      feedback: '',
      created_at: now,
      updated_at: now,
    });
    expect(await history()).toEqual(['Ravi asked for a sample {}']);
    expect(await request('none')).toEqual(new Refusal('enquiry-gone'));
  });

  test('a pack is not dispatched without its number, and then moves its enquiry on', async () => {
    const { add, change, stored, enquiry, history } = await openSamples(engine);
    expect(await change({ step: 'cut' })).toEqual(new Refusal('sample-gone'));
    await add({});
    expect(await change({ step: 'dispatched' })).toEqual(new Refusal('changed-meanwhile'));
    expect(await change({ step: 'cut' })).toEqual({ ok: true });
    expect((await enquiry()).status).toBe('new');
    expect(await change({ step: 'dispatched' })).toEqual(new Refusal('no-tracking-number'));
    expect(await change({ step: 'dispatched', tracking: 'AWB 7', courier: 'Post' })).toEqual({
      ok: true,
    });
    expect(await stored()).toMatchObject({
      step: 'dispatched',
      tracking: 'AWB 7',
      courier: 'Post',
    });
    expect(await enquiry()).toMatchObject({ status: 'sampled', answered_at: now });
    expect(await history()).toEqual([
      'Ravi moved the sample {"from":"requested","to":"cut"}',
      'Ravi moved the sample {"from":"cut","to":"dispatched"}',
      'Ravi moved it {"from":"new","to":"sampled"}',
    ]);
  });

  test('what is noted on a card stays, and is no move', async () => {
    const { add, change, stored, history } = await openSamples(engine);
    await add({ step: 'delivered', courier: 'Post', tracking: 'AWB 7' });
    expect(await change({ feedback: 'Soft.' })).toEqual({ ok: true });
    expect(await stored()).toMatchObject({
      step: 'delivered',
      feedback: 'Soft.',
      courier: 'Post',
      tracking: 'AWB 7',
      updated_at: now,
    });
    expect(await history()).toEqual(['Ravi changed the sample {}']);
    // Back to dispatched corrects a mistake; it already has its number or needs none.
    expect(await change({ step: 'dispatched', tracking: '' })).toEqual({ ok: true });
  });
});
