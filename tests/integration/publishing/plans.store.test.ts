import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { runDuePlans, startPlans } from '../../../src/server/desk/publishing/run-plans.ts';
import { createLog } from '../../../src/server/log.ts';
import { listPublications } from '../../../src/server/publishing/list-publications.ts';
import { listPlans } from '../../../src/server/publishing/plans/list-plans.ts';
import {
  cancelPlan,
  changePlan,
  planPublication,
} from '../../../src/server/publishing/plans/plan-publication.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { type Engine, engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { employ } from '../../support/desk/employ.ts';
import { within } from '../../support/patience.ts';

const asha = { id: 'asha', name: 'Asha' };
const now = Date.parse('2026-11-16T09:00:00+05:30');
const tomorrow = now + 86_400_000;
const mill = { kind: 'mill', key: onlyKey } as const;
const question = { kind: 'question', key: 'q-new' } as const;
const someAnswer = { id: 'q-new', question: 'Do you dye to order?', answer: 'Yes, from 300 kg.' };
const log = createLog(() => {});

describe.for(engines())('a planned publication on %s', (engine) => {
  test('happens at its moment, not before, with the author and the note of the plan', async () => {
    const store = await mannedStore(engine);
    const change = await saveMill(store, 'Knitters');
    await plan(store, [change], { note: 'For the fair' });
    await runDuePlans({ store, clock: at(tomorrow - 1), log });
    expect(await listPublications(store.db)).toEqual([]);
    expect(await listPlans(store.db)).toMatchObject([
      { at: tomorrow, author: 'Asha', state: 'waiting', changes: [{ ...change, moved: false }] },
    ]);
    await runDuePlans({ store, clock: at(tomorrow), log });
    expect(await listPublications(store.db)).toMatchObject([
      { number: 1, at: tomorrow, author: 'Asha', note: 'For the fair', records: 1 },
    ]);
    expect(await listPlans(store.db)).toEqual([]);
    expect(await verbs(store)).toEqual(['published as planned']);
  });

  test('happens once, however many instances look for it', async () => {
    const home = await freshHome(engine);
    const stores = await Promise.all([home.open(), home.open(), home.open()]);
    await employ(stores[0]!, asha, 'owner');
    for (const subtitle of ['One', 'Two', 'Three']) {
      await plan(stores[0]!, [await saveMill(stores[0]!, subtitle)]);
      await plan(stores[0]!, [await saveQuestion(stores[0]!, subtitle)]);
      const workers = stores.map((store) =>
        startPlans({ store, clock: at(tomorrow), log, everyMs: 1 }),
      );
      await vi.waitFor(
        async () => expect(await listPlans(stores[0]!.db)).toEqual([]),
        within(10_000),
      );
      await sleep(20);
      for (const worker of workers) await worker.stop();
    }
    expect(await listPublications(stores[0]!.db)).toHaveLength(6);
    expect(await verbs(stores[0]!)).toHaveLength(6);
  });

  test('is stopped if a draft was saved again, says so and tells its author once', async () => {
    const store = await mannedStore(engine);
    const first = await saveMill(store, 'Knitters');
    const other = await saveQuestion(store, 'Do you dye?');
    await plan(store, [first, other]);
    await saveMill(store, 'Knitters and dyers');
    expect((await listPlans(store.db))[0]!.changes).toMatchObject([
      { moved: true },
      { moved: false },
    ]);
    for (const _ of [1, 2]) await runDuePlans({ store, clock: at(tomorrow), log });
    expect(await listPublications(store.db)).toEqual([]);
    const [stopped] = await listPlans(store.db);
    expect(stopped).toMatchObject({
      state: 'stopped',
      why: ['The mill was changed after it had been planned.'],
    });
    expect(await mails(store)).toMatchObject([{ email: 'asha@mill.example', why: stopped!.why }]);
    expect(await verbs(store)).toEqual(['stopped a planned publication']);
  });

  test('is checked again at its moment', async () => {
    const store = await mannedStore(engine);
    const body = { ...someAnswer, more: { label: 'See', to: '/blog/fibres' } };
    await publishAll(store, [await save(store, { kind: 'article', key: 'fibres' }, article())]);
    await plan(store, [await save(store, question, body)]);
    const out = await saveRecord(store, {
      kind: 'article',
      key: 'fibres',
      parent: (await readRecord(store.db, { kind: 'article', key: 'fibres' }))!.parent,
      body: null,
      author: asha,
      at: now,
    });
    if (out.kind !== 'saved') throw new Error(out.kind);
    await publishAll(store, [{ kind: 'article', key: 'fibres', revision: out.revision }]);
    await runDuePlans({ store, clock: at(tomorrow), log });
    expect((await listPlans(store.db))[0]).toMatchObject({
      state: 'stopped',
      why: [expect.stringMatching(/^Do you dye to order\?: .*no page at/)],
    });
  });

  test('is stopped if its author may no longer publish', async () => {
    const store = await mannedStore(engine);
    await plan(store, [await saveMill(store, 'Knitters')]);
    await store.db.updateTable('staff').set({ role: 'sales' }).where('id', '=', 'asha').execute();
    await runDuePlans({ store, clock: at(tomorrow), log });
    expect(await listPublications(store.db)).toEqual([]);
    expect((await listPlans(store.db))[0]!.why[0]).toMatch(/may no longer publish/);
  });

  test('is over without a word if somebody published the same before', async () => {
    const store = await mannedStore(engine);
    const change = await saveMill(store, 'Knitters');
    await plan(store, [change]);
    await publishAll(store, [change]);
    await runDuePlans({ store, clock: at(tomorrow), log });
    expect(await listPlans(store.db)).toEqual([]);
    expect(await listPublications(store.db)).toHaveLength(1);
    expect(await mails(store)).toEqual([]);
  });

  test('is cancelled, moved to another time, and waits again after it was stopped', async () => {
    const store = await mannedStore(engine);
    const change = await saveMill(store, 'Knitters');
    const id = await plan(store, [change]);
    const later = tomorrow + 3_600_000;
    await changePlan(store, { id, author: asha, at: later, now });
    await runDuePlans({ store, clock: at(tomorrow), log });
    expect(await listPlans(store.db)).toMatchObject([{ id, at: later, state: 'waiting' }]);

    const newer = await saveMill(store, 'Dyers');
    await runDuePlans({ store, clock: at(later), log });
    expect(await listPlans(store.db)).toMatchObject([{ id, state: 'stopped' }]);
    await changePlan(store, { id, author: asha, at: later + 1, now: later, changes: [newer] });
    expect(await listPlans(store.db)).toMatchObject([{ id, state: 'waiting', why: [] }]);

    expect(await cancelPlan(store, { id, now: later })).toBe(true);
    expect(await cancelPlan(store, { id, now: later })).toBe(false);
    await runDuePlans({ store, clock: at(later + 2), log });
    expect(await listPublications(store.db)).toEqual([]);
    const gone = await changePlan(store, { id, author: asha, at: later + 9, now: later });
    expect(gone).toEqual({ kind: 'unknown-plan' });
  });

  test('takes a record over from the plan that named it before', async () => {
    const store = await mannedStore(engine);
    const first = await plan(store, [
      await saveMill(store, 'One'),
      await saveQuestion(store, 'Why?'),
    ]);
    const second = await plan(store, [await saveMill(store, 'Two')]);
    const plans = await listPlans(store.db);
    expect(
      plans.map(({ id, changes }) => [id, changes.map(({ kind }) => kind)]).toSorted(),
    ).toEqual(
      [
        [first, ['question']],
        [second, ['mill']],
      ].toSorted(),
    );
    const third = await plan(store, [await saveQuestion(store, 'When?')]);
    expect((await listPlans(store.db)).map(({ id }) => id).toSorted()).toEqual(
      [second, third].toSorted(),
    );
  });

  test('is refused at once where a draft is faulty, has moved or is public', async () => {
    const store = await mannedStore(engine);
    const faulty = await save(store, question, { id: 'q-new', question: 'Why?' });
    const request = { author: asha, at: tomorrow, now };
    expect(await planPublication(store, { ...request, changes: [faulty] })).toMatchObject({
      kind: 'refused',
      faults: [{ field: 'answer' }],
    });
    const old = await saveMill(store, 'One');
    const change = await saveMill(store, 'Two');
    expect(await planPublication(store, { ...request, changes: [old] })).toMatchObject({
      kind: 'moved',
    });
    await publishAll(store, [change]);
    expect(await planPublication(store, { ...request, changes: [change] })).toEqual({
      kind: 'nothing',
    });
    expect(await listPlans(store.db)).toEqual([]);
  });
});

type Change = RecordName & { readonly revision: string };

function at(moment: number) {
  return { now: () => moment };
}

async function mannedStore(engine: Engine): Promise<Store> {
  const store = await freshStore(engine);
  await employ(store, asha, 'owner');
  return store;
}

async function save(store: Store, name: RecordName, body: RecordBody): Promise<Change> {
  const parent = (await readRecord(store.db, name))?.parent ?? null;
  const saved = await saveRecord(store, { ...name, parent, body, author: asha, at: now });
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
  return { ...name, revision: saved.revision };
}

function saveMill(store: Store, subtitle: string): Promise<Change> {
  const shipped = shippedRecords.mill[onlyKey] as unknown as RecordBody;
  return save(store, mill, { ...shipped, subtitle });
}

function saveQuestion(store: Store, text: string): Promise<Change> {
  return save(store, question, { ...someAnswer, question: text });
}

function article(): RecordBody {
  const [shipped] = Object.values(shippedRecords.article);
  return { ...shipped, title: 'Fibres' } as unknown as RecordBody;
}

async function plan(
  store: Store,
  changes: readonly Change[],
  given: { readonly note?: string; readonly at?: number } = {},
): Promise<string> {
  const planned = await planPublication(store, {
    author: asha,
    at: tomorrow,
    now,
    changes,
    ...given,
  });
  if (planned.kind !== 'planned') throw new Error(JSON.stringify(planned));
  return planned.id;
}

async function publishAll(store: Store, changes: readonly Change[]): Promise<void> {
  const published = await publishDrafts(store, { author: asha, at: now, changes });
  if (published.kind !== 'published') throw new Error(JSON.stringify(published));
}

async function verbs(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('audit').select('verb').execute();
  return rows.map(({ verb }) => verb);
}

async function mails(store: Store): Promise<unknown[]> {
  const rows = await store.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'desk-plan-stopped')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as unknown);
}
