import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Engine, engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import {
  type InboxQuery,
  readInboxQuery,
} from '../../../contract/desk/endpoints/inbox-endpoints.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { countInbox } from './inbox-counts.ts';
import { listInbox, pageSize } from './inbox-query.ts';

const hour = 3_600_000;
const rows: readonly Partial<EnquiryRow>[] = [
  { id: 'a', reference: 'Q-A', created_at: someMorning, due_at: someMorning + hour },
  {
    id: 'b',
    reference: 'Q-B',
    created_at: someMorning + hour,
    due_at: someMorning + 2 * hour,
    opened_at: someMorning,
    email: 'ASHA@buyer.example',
    phone: '',
    phone_normal: '',
  },
  {
    id: 'c',
    reference: 'Q-C',
    status: 'contacted',
    owner_id: 'ravi',
    created_at: someMorning + 2 * hour,
    name: 'Bilal Khan',
    company: 'Khan Textiles',
    email: '',
    next_action: 'Call him',
    next_action_at: someMorning + 5 * hour,
  },
  {
    id: 'd',
    reference: 'T-D',
    kind: 'call',
    status: 'won',
    owner_id: 'ravi',
    created_at: someMorning + 3 * hour,
    email: 'other@buyer.example',
    phone_normal: '+15550001',
    product: 'Power net',
  },
  { id: 'e', status: 'spam', created_at: someMorning + 4 * hour, email: '', phone_normal: '' },
  {
    id: 'f',
    created_at: someMorning + 5 * hour,
    quarantined_at: someMorning,
    quarantine_reason: 'links',
    email: '',
    phone_normal: '',
  },
];

async function openInbox(engine: Engine) {
  const store = await freshStore(engine);
  await store.db
    .insertInto('enquiry')
    .values(rows.map((row) => enquiryRow({ reference: `Q-${row.id}`, ...row })))
    .execute();
  const list = async (query: Partial<InboxQuery> = {}) =>
    listInbox(store, { view: 'all', search: '', unread: false, ...query }, 'ravi');
  return {
    store,
    list,
    ids: async (query: Partial<InboxQuery> = {}) =>
      (await list(query)).lines.map(({ id }) => id).join(''),
  };
}

describe.each(engines())('the inbox, on %s', (engine) => {
  test('each view holds its own, the newest first, and what must be answered by its date', async () => {
    const { ids } = await openInbox(engine);
    expect(await ids({ view: 'answer' })).toBe('ab');
    expect(await ids({ view: 'mine' })).toBe('c');
    expect(await ids({ view: 'open' })).toBe('c');
    expect(await ids({ view: 'closed' })).toBe('ed');
    expect(await ids({ view: 'all' })).toBe('edcba');
    expect(await ids({ view: 'quarantine' })).toBe('f');
  });

  test('a search finds all of its words, in any field and in any case', async () => {
    const { ids } = await openInbox(engine);
    expect(await ids({ search: 'KHAN' })).toBe('c');
    expect(await ids({ search: 'khan bilal' })).toBe('c');
    expect(await ids({ search: 'khan asha' })).toBe('');
    expect(await ids({ search: 'power net' })).toBe('d');
    expect(await ids({ search: 't-d' })).toBe('d');
    expect(await ids({ search: 'other@buyer' })).toBe('d');
    expect(await ids({ search: '+15550001' })).toBe('d');
    expect(await ids({ search: 'asha', view: 'answer' })).toBe('ba');
    expect(await ids({ search: 'asha', view: 'closed' })).toBe('ed');
    expect(await ids({ search: 'khan', view: 'open' })).toBe('c');
    expect(await ids({ search: 'asha', view: 'open' })).toBe('');
    expect(await ids({ search: 'khan', view: 'mine' })).toBe('c');
    expect(await ids({ search: 'power', view: 'mine' })).toBe('');
  });

  test('filters narrow a view', async () => {
    const { ids } = await openInbox(engine);
    expect(await ids({ kind: 'call' })).toBe('d');
    expect(await ids({ status: 'contacted' })).toBe('c');
    expect(await ids({ owner: 'ravi' })).toBe('dc');
    expect(await ids({ owner: 'nobody' })).toBe('eba');
    expect(await ids({ unread: true })).toBe('edca');
  });

  test('a line shows what a colleague needs to choose', async () => {
    const { list } = await openInbox(engine);
    const { lines } = await list();
    expect(lines.find(({ id }) => id === 'c')).toEqual({
      id: 'c',
      reference: 'Q-C',
      kind: 'quote',
      status: 'contacted',
      name: 'Bilal Khan',
      company: 'Khan Textiles',
      email: '',
      phone: '98765 43210',
      product: 'Locknit 14B',
      createdAt: someMorning + 2 * hour,
      dueAt: someMorning + 24 * hour,
      waits: false,
      unread: true,
      ownerId: 'ravi',
      nextAction: 'Call him',
      nextActionAt: someMorning + 5 * hour,
      quarantine: null,
      // The telephone of `a`; without an address nobody is the same by address.
      fromSame: 2,
    });
    const same = Object.fromEntries(lines.map(({ id, fromSame }) => [id, fromSame]));
    expect(same).toEqual({ a: 2, b: 2, c: 2, d: 1, e: 1 });
    expect(lines.find(({ id }) => id === 'b')?.unread).toBe(false);
    const [kept] = (await list({ view: 'quarantine' })).lines;
    expect(kept?.quarantine).toBe('links');
  });

  test.each(['answer', 'all'] as const)(
    'the pages of the view %s hold each enquiry once',
    async (view) => {
      const { store, list } = await openInbox(engine);
      const many = Array.from({ length: pageSize * 2 - 2 }, (_, nth) =>
        enquiryRow({
          id: `more-${String(nth).padStart(3, '0')}`,
          reference: `Q-more-${nth}`,
          created_at: someMorning - Math.floor(nth / 2) * hour,
          due_at: someMorning + Math.floor(nth / 2) * hour,
        }),
      );
      await store.db.insertInto('enquiry').values(many).execute();
      const seen: string[] = [];
      const sizes: number[] = [];
      let after: string | undefined;
      do {
        const page = await list({ view, ...(after && { after }) });
        seen.push(...page.lines.map(({ id }) => id));
        sizes.push(page.lines.length);
        after = page.after;
      } while (after);
      const total = many.length + (view === 'answer' ? 2 : 5);
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
      expect(sizes).toEqual(view === 'answer' ? [50, 50] : [50, 50, 3]);
    },
  );

  test.each(['', 'x', '1.', 'a1.b', '1.b\n', `${'1'.repeat(17)}.b`, '1.b c'])(
    'a cursor that is none begins at the start (%j)',
    async (after) => {
      const { ids } = await openInbox(engine);
      expect(await ids({ after })).toBe('edcba');
    },
  );

  test('the counts say what waits', async () => {
    const { store } = await openInbox(engine);
    expect(await countInbox(store, 'ravi', someMorning + 2 * hour)).toEqual({
      answer: 2,
      late: 1,
      unread: 4,
      mine: 1,
      quarantine: 1,
      held: 0,
      mailTrouble: null,
      leadTrouble: null,
    });
    expect((await countInbox(store, 'ravi', someMorning + 2 * hour + 1)).late).toBe(2);
    expect((await countInbox(store, 'mira', someMorning)).mine).toBe(0);
  });

  test('a page that is one buyer’s from top to bottom counts them once', async () => {
    const store = await freshStore(engine);
    const lines = Array.from({ length: pageSize }, (_, place) =>
      enquiryRow({
        id: `line-${place}`,
        reference: `Q-${place}`,
        buyer_id: place % 2 === 0 ? 'line-0' : null,
      }),
    );
    await store.db.insertInto('enquiry').values(lines).execute();
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        queries += 1;
        return Promise.resolve(result);
      },
    };
    const watched = { ...store, db: store.db.withPlugin(counting) };
    const page = await listInbox(watched, readInboxQuery(new URLSearchParams('view=all')), 'ravi');
    expect(page.lines.map(({ fromSame }) => fromSame)).toEqual(lines.map(() => pageSize));
    expect(queries).toBeLessThan(16);
  });
});

test('the address bar says what is shown, and anything else is ignored', () => {
  const read = (text: string) => readInboxQuery(new URLSearchParams(text));
  expect(read('')).toEqual({ view: 'answer', search: '', unread: false });
  expect(
    read('view=mine&search=+a%00b+&kind=quote&status=won&owner=ravi&unread=1&after=1.a'),
  ).toEqual({
    view: 'mine',
    search: 'a b',
    kind: 'quote',
    status: 'won',
    owner: 'ravi',
    unread: true,
    after: '1.a',
  });
  expect(read('view=toString&kind=x&status=toString&owner=a+b&unread=yes')).toEqual({
    view: 'answer',
    search: '',
    unread: false,
  });
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100);
});
