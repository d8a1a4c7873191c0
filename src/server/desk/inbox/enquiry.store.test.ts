import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { type Engine, engines, freshStore } from '../../../../tests/support/database/engines.ts';
import {
  enquiryRow,
  quoteRow,
  sampleRow,
  sealedToken,
  someMorning,
  staffRow,
} from '../../../../tests/support/desk/desk-rows.ts';
import { siteUrl } from '../../../../tests/support/desk/desk-visitor.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { createLog } from '../../log.ts';
import { Refusal } from '../endpoint-handler.ts';
import { readEnquiry } from './enquiry-detail.ts';
import { enquiryHandlers } from './enquiry-handlers.ts';

const id = enquiryRow().id;
const now = someMorning + 3_600_000;
const actor = { id: 'ravi', name: 'Ravi', email: 'ravi@taana.example', role: 'sales' } as const;
const gone = new Refusal('enquiry-gone');

async function openEnquiryDesk(engine: Engine, fields: Partial<EnquiryRow> = {}) {
  const store = await freshStore(engine);
  const { db } = store;
  await db.insertInto('staff').values(staffRow(store)).execute();
  await db.insertInto('enquiry').values(enquiryRow(fields)).execute();
  const handlers = enquiryHandlers({
    store,
    clock: { now: () => now },
    log: createLog(() => {}),
    readContent: () => shippedContent,
    settings: { siteUrl, trustProxy: 0, dataDir: '', mailFrom: '', salesTo: '' },
  });
  const input = { query: undefined, sessionId: 's', call: undefined as never, actor };
  return {
    store,
    db,
    handlers,
    at: (enquiryId = id) => ({ ...input, params: { id: enquiryId }, body: undefined }),
    with: <Body>(body: Body, enquiryId = id) => ({ ...input, params: { id: enquiryId }, body }),
    stored: () => db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow(),
    mails: async () => {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('topic').execute();
      return rows.map(({ topic }) => topic);
    },
    history: async () => {
      const rows = await db.selectFrom('audit').selectAll().orderBy('seq').execute();
      return rows.map(({ verb, detail }) => `${verb} ${detail}`);
    },
  };
}

describe.each(engines())('one enquiry at the desk, on %s', (engine) => {
  test('opening it counts once', async () => {
    const desk = await openEnquiryDesk(engine);
    await desk.handlers.openEnquiry(desk.at());
    await desk.handlers.openEnquiry(desk.at());
    expect(await desk.stored()).toMatchObject({ opened_at: now, updated_at: now });
    expect(await desk.history()).toEqual(['opened it {}']);
  });

  test('shows the design that a buyer sent, and none with another kind of enquiry', async () => {
    const payload = '{"design":"k1~tricot~1-2.1-0"}';
    const designOf = async (kind: EnquiryRow['kind']) => {
      const { handlers, at } = await openEnquiryDesk(engine, { kind, payload });
      return handlers.enquiry(at());
    };
    expect(await designOf('design')).toMatchObject({ design: 'k1~tricot~1-2.1-0' });
    expect(await designOf('quote')).not.toHaveProperty('design');
  });

  test('a move that is not allowed changes nothing; an allowed one is the first answer', async () => {
    const desk = await openEnquiryDesk(engine);
    const move = (to: EnquiryRow['status']) => desk.handlers.moveEnquiry(desk.with({ to }));
    expect(await move('won')).toEqual(new Refusal('changed-meanwhile'));
    expect(await move('spam')).toEqual({ ok: true });
    expect(await desk.stored()).toMatchObject({ status: 'spam', answered_at: null });
    await move('new');
    expect((await desk.stored()).answered_at).toBeNull();
    await move('contacted');
    expect(await desk.stored()).toMatchObject({ status: 'contacted', answered_at: now });
    expect(await desk.history()).toEqual([
      'moved it {"from":"new","to":"spam"}',
      'moved it {"from":"spam","to":"new"}',
      'moved it {"from":"new","to":"contacted"}',
    ]);
  });

  test('the moment of the first answer stays', async () => {
    const desk = await openEnquiryDesk(engine, { status: 'contacted', answered_at: someMorning });
    await desk.handlers.moveEnquiry(desk.with({ to: 'quoted' as const }));
    expect((await desk.stored()).answered_at).toBe(someMorning);
  });

  test('it is given to a colleague who is there, or to nobody', async () => {
    const desk = await openEnquiryDesk(engine);
    const assign = (owner: string | null) => desk.handlers.assignEnquiry(desk.with({ owner }));
    expect(await assign('mira')).toEqual(new Refusal('colleague-removed'));
    expect(await assign('ravi')).toEqual({ ok: true });
    expect((await desk.stored()).owner_id).toBe('ravi');
    expect(await assign(null)).toEqual({ ok: true });
    expect((await desk.stored()).owner_id).toBeNull();
    expect(await desk.history()).toEqual([
      'assigned it {"to":"Ravi"}',
      'assigned it {"to":"nobody"}',
    ]);
    await desk.db.updateTable('staff').set({ removed_at: now }).execute();
    expect(await assign('ravi')).toEqual(new Refusal('colleague-removed'));
  });

  test('a next step has its moment, and none without words', async () => {
    const desk = await openEnquiryDesk(engine);
    const plan = (text: string, at: number | null) =>
      desk.handlers.planNextAction(desk.with({ text, at }));
    await plan('Call', now + 1);
    expect(await desk.stored()).toMatchObject({ next_action: 'Call', next_action_at: now + 1 });
    await plan('', now + 2);
    expect(await desk.stored()).toMatchObject({ next_action: null, next_action_at: null });
    expect(await desk.history()).toEqual(['planned the next step {}', 'cleared the next step {}']);
  });

  test('out of quarantine it is mailed as if it had just come', async () => {
    const desk = await openEnquiryDesk(engine, {
      quarantined_at: someMorning,
      quarantine_reason: 'too-fast',
    });
    expect(await desk.handlers.rescueEnquiry(desk.at())).toEqual({ ok: true });
    expect(await desk.stored()).toMatchObject({ quarantined_at: null, updated_at: now });
    expect(await desk.mails()).toEqual(['enquiry-receipt', 'enquiry-to-sales']);
    expect(await desk.history()).toEqual(['took it out of quarantine {}']);
    expect(await desk.handlers.rescueEnquiry(desk.at())).toEqual(new Refusal('changed-meanwhile'));
    expect(await desk.mails()).toHaveLength(2);
  });

  test('out of quarantine, a mailbox that has had its receipts gets no more', async () => {
    const desk = await openEnquiryDesk(engine, { quarantined_at: someMorning });
    for (let nth = 0; nth < 10; nth += 1) {
      await desk.db.updateTable('enquiry').set({ quarantined_at: someMorning }).execute();
      await desk.handlers.rescueEnquiry(desk.at());
    }
    await desk.db.deleteFrom('outbox').execute();
    await desk.db.updateTable('enquiry').set({ quarantined_at: someMorning }).execute();
    await desk.handlers.rescueEnquiry(desk.at());
    expect(await desk.mails()).toEqual(['enquiry-to-sales']);
  });

  test('a reply is stored, mailed and moves a new enquiry on, but no other', async () => {
    const desk = await openEnquiryDesk(engine);
    const written = { subject: 'Your cloth', body: 'Yes.' };
    expect(await desk.handlers.reply(desk.with(written))).toEqual({ ok: true });
    expect(await desk.db.selectFrom('reply').selectAll().execute()).toMatchObject([
      { ...written, enquiry_id: id, staff_id: 'ravi', author: 'Ravi', created_at: now },
    ]);
    expect(await desk.mails()).toEqual(['desk-reply']);
    expect(await desk.stored()).toMatchObject({ status: 'contacted', answered_at: now });
    expect(await desk.history()).toEqual([
      'replied by e-mail {}',
      'moved it {"from":"new","to":"contacted"}',
    ]);
    await desk.db.updateTable('enquiry').set({ status: 'quoted', email: 'nobody' }).execute();
    expect(await desk.handlers.reply(desk.with(written))).toEqual(new Refusal('no-mail-address'));
    await desk.db.updateTable('enquiry').set({ email: 'asha@buyer.example' }).execute();
    await desk.handlers.reply(desk.with(written));
    expect((await desk.stored()).status).toBe('quoted');
  });

  test('a note is kept with its author', async () => {
    const desk = await openEnquiryDesk(engine);
    await desk.handlers.addNote(desk.with({ body: 'Wants it soon.' }));
    expect(await desk.db.selectFrom('note').selectAll().execute()).toMatchObject([
      { enquiry_id: id, staff_id: 'ravi', author: 'Ravi', body: 'Wants it soon.', created_at: now },
    ]);
    expect(await desk.history()).toEqual(['wrote a note {}']);
  });

  test('whatever is done to an enquiry that is gone is refused', async () => {
    const { handlers, at, with: withBody } = await openEnquiryDesk(engine);
    expect(await handlers.enquiry(at('none'))).toEqual(gone);
    expect(await handlers.openEnquiry(at('none'))).toEqual(gone);
    expect(await handlers.rescueEnquiry(at('none'))).toEqual(gone);
    expect(await handlers.moveEnquiry(withBody({ to: 'lost' as const }, 'none'))).toEqual(gone);
    expect(await handlers.assignEnquiry(withBody({ owner: null }, 'none'))).toEqual(gone);
    const plan = withBody({ text: 'x', at: null }, 'none');
    expect(await handlers.planNextAction(plan)).toEqual(gone);
    expect(await handlers.addNote(withBody({ body: 'x' }, 'none'))).toEqual(gone);
    expect(await handlers.reply(withBody({ subject: 'x', body: 'x' }, 'none'))).toEqual(gone);
  });

  test('its screen shows everything the mill knows', async () => {
    const payload = {
      name: 'Asha',
      conversation: [
        { from: 'user', content: 'Lace?' },
        { role: 'assistant', content: 'Yes.' },
        { type: 'x', content: 7 },
        null,
      ],
    };
    const desk = await openEnquiryDesk(engine, {
      payload: JSON.stringify(payload),
      source: JSON.stringify({ landing: '/about' }),
    });
    const { db } = desk;
    const other = { payload: '{}', created_at: someMorning - 2, phone_normal: '' };
    await db
      .insertInto('enquiry')
      .values([
        enquiryRow({ ...other, id: 'by-mail', reference: '1', email: 'ASHA@Buyer.example' }),
        enquiryRow({ id: 'by-phone', reference: '2', email: '', created_at: someMorning - 1 }),
        enquiryRow({ ...other, id: 'stranger', reference: '3', email: '' }),
      ])
      .execute();
    await desk.handlers.addNote(desk.with({ body: 'A note' }));
    await desk.handlers.reply(desk.with({ subject: 'Hello', body: 'Yes.' }));
    await db.insertInto('sample').values(sampleRow()).execute();
    await db
      .insertInto('quote')
      .values(quoteRow(sealedToken(db)))
      .execute();
    const shown = await readEnquiry(desk.store, shippedContent, id, 'sales');
    expect(shown).toMatchObject({
      line: { id, fromSame: 3, status: 'contacted' },
      facts: [{ label: 'Name', value: 'Asha' }],
      source: [{ label: 'First page', value: '/about' }],
      chat: [
        { from: 'user', content: 'Lace?' },
        { from: 'assistant', content: 'Yes.' },
      ],
      dial: '+919876543210',
      canMail: true,
      mails: [{ what: 'Reply', state: 'waiting', error: null }],
      thread: expect.arrayContaining([
        expect.objectContaining({
          direction: 'out',
          way: 'mail',
          author: 'Ravi',
          at: now,
          subject: 'Hello',
          body: 'Yes.',
          state: 'waiting',
        }),
        expect.objectContaining({ direction: 'note', author: 'Ravi', at: now, body: 'A note' }),
      ]),
      samePerson: [{ id: 'by-phone' }, { id: 'by-mail' }],
      samples: [{ id: 'sample-1', reference: 'Q-261116-7KF3' }],
    });
    expect(shown?.quotes).toEqual([
      {
        id: 'quote-1',
        number: 'TWK-2026-0001',
        enquiryId: id,
        buyer: 'Asha Verma',
        company: 'Verma Knits',
        currency: 'INR',
        total: 105_000_00,
        state: 'sent',
        validUntil: '2026-12-31',
        answer: '',
        createdAt: someMorning,
        seenAt: null,
        answeredAt: null,
        path: '/q/token-of-the-quote',
      },
    ]);
    expect(shown?.history.map(({ verb }) => verb)).toEqual([
      'moved it',
      'replied by e-mail',
      'wrote a note',
    ]);
    expect(shown?.history[0]?.detail).toEqual({ from: 'new', to: 'contacted' });
    await db.deleteFrom('outbox').execute();
    const later = await readEnquiry(desk.store, shippedContent, id, 'sales');
    expect(later?.thread.find(({ way }) => way === 'mail')?.state).toBe('sent');
    expect(await readEnquiry(desk.store, shippedContent, 'stranger', 'sales')).toMatchObject({
      line: { fromSame: 1 },
      chat: [],
      canMail: false,
      samePerson: [],
    });
  });
});
