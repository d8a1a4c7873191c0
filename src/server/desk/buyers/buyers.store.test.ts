import { describe, expect, test } from 'vitest';
import { type Engine, engines, freshHome } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { erasePerson } from '../../retention/erase-person.ts';
import { alsoGiven, findPerson } from '../../retention/person.ts';
import { listInbox } from '../inbox/inbox-query.ts';
import { exportEverything } from '../records/exports.ts';
import type { DeskParts } from '../desk-call.ts';
import { Refusal } from '../endpoint-handler.ts';
import { isInThread } from '../threads/find-thread.ts';
import { buyerHandlers } from './buyer-handlers.ts';
import {
  LaterChange,
  lastChange,
  putTogether,
  takeApart,
  undoBuyerChange,
} from './change-buyer.ts';
import { findBuyer } from './find-buyer.ts';

const now = someMorning + 3_600_000;
const doer = { actor: { id: 'ravi', name: 'Ravi' }, now };

/** Enquiries named by a letter, each a minute after the one before. */
async function open(
  engine: Engine,
  people: Readonly<Record<string, { readonly phone?: string; readonly email?: string }>>,
) {
  const home = await freshHome(engine);
  const store = await home.open();
  const { db } = store;
  let n = 0;
  const add = async (
    id: string,
    { phone = '', email = '' }: { phone?: string; email?: string },
  ) => {
    n += 1;
    const fields: Partial<EnquiryRow> = {
      id,
      reference: `Q-${id}`,
      phone_normal: phone,
      phone,
      email,
    };
    const row = enquiryRow({ ...fields, created_at: someMorning + n * 60_000 });
    await db.insertInto('enquiry').values(row).execute();
  };
  for (const [id, person] of Object.entries(people)) await add(id, person);
  const row = (id: string) =>
    db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    store,
    home,
    add,
    row,
    together: (a: string, b: string) => store.transact((tx) => putTogether(tx, doer, a, b)),
    apart: (id: string) => store.transact((tx) => takeApart(tx, doer, id)),
    undo: async (id: string) => {
      const change = await lastChange(db, await row(id));
      return store.transact((tx) => undoBuyerChange(tx, doer, change?.id ?? 'none'));
    },
    /** All of the buyer's, this one included, in the order of the alphabet. */
    of: async (id: string) =>
      [id, ...(await findBuyer(db, await row(id))).map((one) => one.id)].toSorted().join(''),
    counts: async () => {
      const query = { view: 'all', search: '', unread: false } as const;
      const { lines } = await listInbox(store, query, 'ravi');
      return Object.fromEntries(lines.map(({ id, fromSame }) => [id, fromSame]));
    },
  };
}

const people = {
  a: { phone: '+911', email: 'asha@verma.example' },
  b: { phone: '+911' },
  c: { email: 'Asha@Gmail.example' },
  d: { email: 'asha@gmail.example', phone: '+912' },
  e: { phone: '+913' },
};

describe.each(engines())('who is one buyer, on %s', (engine) => {
  test('telephone and address tell by themselves', async () => {
    const desk = await open(engine, people);
    expect(await desk.of('a')).toBe('ab');
    expect(await desk.of('c')).toBe('cd');
    expect(await desk.of('e')).toBe('e');
    expect(await desk.counts()).toEqual({ a: 2, b: 2, c: 2, d: 2, e: 1 });
  });

  test('two are put together with all that is theirs, and taken back as they were', async () => {
    const desk = await open(engine, people);
    expect(await desk.together('a', 'c')).toBe('done');
    for (const id of 'abcd') expect(await desk.of(id)).toBe('abcd');
    expect(await desk.counts()).toEqual({ a: 4, b: 4, c: 4, d: 4, e: 1 });
    // What arrives later from any of their telephones is theirs as well.
    await desk.add('f', { phone: '+912' });
    expect(await desk.of('f')).toBe('abcdf');
    expect(await desk.of('a')).toBe('abcdf');
    expect(await desk.together('b', 'f')).toBe('same-buyer');
    expect(await desk.together('b', 'b')).toBe('same-buyer');
    expect(await desk.together('b', 'nobody')).toBe('enquiry-gone');

    expect(await desk.undo('d')).toBe('done');
    expect(await desk.of('a')).toBe('ab');
    expect(await desk.of('f')).toBe('df');
    expect((await desk.row('a')).buyer_id).toBeNull();
    expect(await desk.undo('a')).toBe('changed-meanwhile');
    const history = await desk.store.db.selectFrom('audit').select(['verb', 'detail']).execute();
    expect(history.map(({ verb, detail }) => `${verb} ${detail}`)).toEqual([
      'said that it is the same buyer as {"to":"Q-c"}',
      'said that it is the same buyer as {"to":"Q-a"}',
      'took back who the buyer is {}',
    ]);
  });

  test('one is taken out although the telephone is the same', async () => {
    const desk = await open(engine, people);
    expect(await desk.apart('e')).toBe('no-other-enquiries');
    expect(await desk.apart('a')).toBe('done');
    expect(await desk.of('a')).toBe('a');
    expect(await desk.of('b')).toBe('b');
    expect(await desk.counts()).toMatchObject({ a: 1, b: 1 });
    // Who calls from it next is taken for whoever called last.
    await desk.add('f', { phone: '+911' });
    expect(await desk.of('f')).toBe('bf');
    expect(await desk.of('a')).toBe('a');
    expect(await desk.counts()).toMatchObject({ a: 1, b: 2, f: 2 });
    expect(await desk.undo('b')).toBe('done');
    expect(await desk.of('a')).toBe('abf');
  });

  test('an address in other letters counts with whoever wrote from it last', async () => {
    const desk = await open(engine, {
      a: { email: 'Asha@Verma.example' },
      b: { email: 'ASHA@verma.example' },
    });
    expect(await desk.apart('a')).toBe('done');
    await desk.add('f', { email: 'asha@VERMA.example' });
    await desk.add('g', { email: 'ravi@verma.example' });
    expect(await desk.counts()).toEqual({ a: 1, b: 2, f: 2, g: 1 });
  });

  test('an enquiry without a telephone is nobody’s because another has none either', async () => {
    const desk = await open(engine, {
      a: { email: 'a@x.example' },
      b: { phone: '+911' },
      r: { email: 'r@x.example' },
      s: { phone: '+917' },
    });
    await desk.together('a', 'b');
    await desk.together('r', 's');
    // Two that each of the buyers could have sent; the newer contact decides.
    await desk.add('k', { phone: '+917', email: 'a@x.example' });
    await desk.add('m', { phone: '+911', email: 'r@x.example' });
    await desk.add('l', { email: 'a@x.example' });
    await desk.add('n', { phone: '+911' });
    expect(await desk.of('a')).toBe('abln');
    expect(await desk.of('r')).toBe('kmrs');
  });

  test('a change that another stands on is taken back last', async () => {
    const desk = await open(engine, people);
    await desk.together('a', 'c');
    const { id } = (await lastChange(desk.store.db, await desk.row('a')))!;
    await desk.together('a', 'e');
    const undo = () => desk.store.transact((tx) => undoBuyerChange(tx, doer, id));
    await expect(undo()).rejects.toBeInstanceOf(LaterChange);
    expect(await desk.of('e')).toBe('abcde');
    expect(await desk.undo('e')).toBe('done');
    expect(await desk.of('a')).toBe('abcd');
    expect(await desk.undo('a')).toBe('done');
    expect(await desk.of('a')).toBe('ab');
  });

  test('the desk says why two are not put together, and what has to be taken back first', async () => {
    const { a, b, c, e } = people;
    const desk = await open(engine, { A: a, B: b, C: c, E: e });
    const handlers = buyerHandlers({
      store: desk.store,
      clock: { now: () => now },
    } as DeskParts);
    const actor = { id: 'ravi', name: 'Ravi', email: 'ravi@taana.example', role: 'sales' } as const;
    const input = { query: undefined, sessionId: 's', call: undefined as never, actor };
    const together = (id: string, reference: string) =>
      handlers.putTogether({ ...input, params: { id }, body: { reference } });
    const undo = (id: string) =>
      handlers.undoBuyerChange({ ...input, params: { id }, body: undefined });
    const apart = (id: string) => handlers.takeApart({ ...input, params: { id }, body: undefined });
    const changeOf = async (id: string) =>
      (await lastChange(desk.store.db, await desk.row(id)))!.id;

    expect(await together('A', 'Q-NOBODY')).toEqual(new Refusal('no-such-reference'));
    expect(await together('A', 'q-c')).toEqual({ ok: true });
    expect(await together('C', 'Q-A')).toEqual(new Refusal('same-buyer'));
    const first = await changeOf('A');
    expect(await together('A', 'Q-E')).toEqual({ ok: true });
    expect(await undo(first)).toEqual(new Refusal('changed-meanwhile'));
    expect(await undo(await changeOf('A'))).toEqual({ ok: true });
    expect(await undo(first)).toEqual({ ok: true });
    expect(await apart('E')).toEqual(new Refusal('no-other-enquiries'));
    expect(await apart('A')).toEqual({ ok: true });
  });

  test('eight at once put together what was asked for, and nothing by halves', async () => {
    const desk = await open(engine, people);
    const pairs = [
      ['a', 'c'],
      ['c', 'a'],
      ['b', 'd'],
      ['a', 'e'],
      ['e', 'd'],
      ['d', 'a'],
      ['c', 'e'],
      ['e', 'b'],
    ];
    const outcomes = await Promise.all(pairs.map(([a, b]) => desk.together(a!, b!)));
    for (const outcome of outcomes)
      expect(['done', 'same-buyer', 'changed-meanwhile']).toContain(outcome);
    expect(outcomes).toContain('done');
    const moves = await desk.store.db.selectFrom('buyer_move').selectAll().execute();
    const changes = await desk.store.db.selectFrom('buyer_change').selectAll().execute();
    expect(changes).toHaveLength(outcomes.filter((one) => one === 'done').length);
    expect(moves.length).toBeGreaterThanOrEqual(changes.length * 2);
  });

  test('erasing a person reaches what was put together, and names what else they gave', async () => {
    const desk = await open(engine, people);
    await desk.together('a', 'c');
    const dump = await new Response(exportEverything(desk.store)).text();
    const rows = dump
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; id: string; buyer_id: string | null });
    const exported = rows.filter(({ table }) => table === 'enquiry');
    expect(new Set(exported.map(({ buyer_id }) => buyer_id)).size).toBe(2);
    const person = { by: 'email', email: 'asha@verma.example' } as const;
    const found = await findPerson(desk.store, person);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(alsoGiven(person, found)).toEqual(['+911', 'asha@gmail.example', '+912']);
    await erasePerson(desk.store, { person, dataDir: desk.home.dataDir, now });
    const left = await desk.store.db.selectFrom('enquiry').select('id').execute();
    expect(left).toEqual([{ id: 'e' }]);
    expect(await desk.store.db.selectFrom('buyer_move').selectAll().execute()).toEqual([]);
  });

  test('a mail from the other address of the same buyer has a voice in the conversation', async () => {
    const desk = await open(engine, people);
    const speaks = async () => {
      const enquiry = await desk.row('a');
      return desk.store.transact((tx) => isInThread(tx, enquiry, 'asha@gmail.example'));
    };
    expect(await speaks()).toBe(false);
    await desk.together('a', 'd');
    expect(await speaks()).toBe(true);
  });
});
