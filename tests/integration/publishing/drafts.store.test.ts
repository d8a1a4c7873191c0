import { describe, expect, test } from 'vitest';
import { contentKinds } from '../../../src/content/records/content-kinds.ts';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { bringBack } from '../../../src/server/publishing/bring-back.ts';
import { discardDraft } from '../../../src/server/publishing/records/discard-draft.ts';
import { listKinds, listRecords } from '../../../src/server/publishing/records/list-records.ts';
import { placeRecord } from '../../../src/server/publishing/records/place-record.ts';
import { publish } from '../../../src/server/publishing/publications.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { listHistory, readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { readHistory } from '../../../src/server/publishing/revisions.ts';
import {
  type SaveRequest,
  saveRecord,
} from '../../../src/server/publishing/records/save-record.ts';
import { takeOut } from '../../../src/server/publishing/take-out.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const asha = { id: 'p1', name: 'Asha' };
const vik = { id: 'p2', name: 'Vik' };
const mill = { kind: 'mill', key: onlyKey } as const;
const review = { kind: 'review', key: 'r1' } as const;
const shippedMill = shippedRecords.mill[onlyKey] as unknown as RecordBody;
const shippedReview = shippedRecords.review['r1'] as unknown as RecordBody;

describe.for(engines())('drafts on %s', (engine) => {
  test('two who changed different fields are merged by one call, and both texts are kept', async () => {
    const store = await freshStore(engine);
    const first = await save(store, mill, null, { ...shippedMill, subtitle: 'Knitters' });
    const mine = { ...shippedMill, gloss: 'Other words.' };
    const told = await attempt(store, mill, null, mine, { author: vik });
    expect(told).toMatchObject({
      kind: 'conflict',
      theirs: { revision: first, author: 'Asha' },
      merged: { subtitle: 'Knitters', gloss: 'Other words.' },
      clashes: [],
    });
    const merged = await attempt(store, mill, null, mine, { author: vik, merge: true });
    expect(merged).toMatchObject({
      kind: 'saved',
      merged: true,
      fields: ['gloss'],
      body: { subtitle: 'Knitters', gloss: 'Other words.' },
    });
    const authors = (await readHistory(store.db, mill)).map(({ author }) => author);
    expect(authors.toSorted()).toEqual(['Asha', 'Vik', 'Vik', 'Vik']);
  });

  test('a field that both changed is shown to a person and decided by nobody else', async () => {
    const store = await freshStore(engine);
    const first = await save(store, mill, null, { ...shippedMill, subtitle: 'Knitters' });
    const mine = { ...shippedMill, subtitle: 'Warp knitters', gloss: 'Mine.' };
    const told = await attempt(store, mill, null, mine, { author: vik, merge: true });
    expect(told).toMatchObject({
      kind: 'conflict',
      clashes: [
        {
          field: 'subtitle',
          base: shippedMill['subtitle'],
          mine: 'Warp knitters',
          theirs: 'Knitters',
        },
      ],
    });
    expect((await readRecord(store.db, mill))?.parent).toBe(first);
  });

  test('one who takes a record out while another writes in it is a clash of the whole', async () => {
    const store = await freshStore(engine);
    await save(store, review, null, { ...shippedReview, name: 'Somebody' });
    const told = await attempt(store, review, null, null, { merge: true });
    expect(told).toMatchObject({ kind: 'conflict', clashes: [{ field: '', mine: null }] });
  });

  test('what says nothing new makes no revision', async () => {
    const store = await freshStore(engine);
    expect(await attempt(store, mill, null, shippedMill)).toEqual({
      kind: 'unchanged',
      revision: null,
    });
    const body = { ...shippedMill, subtitle: 'Knitters' };
    const first = await save(store, mill, null, body);
    expect(await attempt(store, mill, first, body)).toEqual({ kind: 'unchanged', revision: first });
    expect(await readHistory(store.db, mill)).toHaveLength(1);
  });

  test('an incomplete draft is kept, says what it lacks, and is not public', async () => {
    const store = await freshStore(engine);
    const saved = await attempt(store, { kind: 'review', key: 'r77' }, null, { name: 'Meera' });
    expect(saved).toMatchObject({
      kind: 'saved',
      faults: expect.arrayContaining([{ field: 'review', message: 'Review: is missing.' }]),
    });
    const drafted = await readRecords(store.db, 'draft');
    expect(
      drafted.ok && [Object.keys(drafted.records.review).length, drafted.faults.length > 0],
    ).toEqual([6, true]);
    expect(await listRecords(store.db, 'review')).toContainEqual(
      expect.objectContaining({ key: 'r77', state: 'draft', author: 'Asha' }),
    );
  });

  test.for<[string, unknown, RegExp]>([
    ['an unknown field', { ...shippedReview, stars: 6 }, /no field called “stars”/],
    ['an unknown field inside', { ...shippedMill, address: { planet: 'Mars' } }, /“planet”/],
    ['a control character', { name: 'a\u0007b' }, /unprintable/],
    ['half a character', { name: 'a\ud800' }, /unprintable/],
    ['a prototype', JSON.parse('{"name":{"__proto__":{"x":1}}}'), /cannot be called “__proto__”/],
    ['a constructor', { constructor: { name: 'x' } }, /cannot be called “constructor”/],
    ['a list', ['x'], /group of fields/],
    ['a body without end', { name: 'x'.repeat(300_000) }, /too long/],
    ['a list without end', { name: Array.from({ length: 201 }, () => 1) }, /at most 200/],
    ['a record of a hundred thousand brackets', nested(100_000), /nested too deeply/],
  ])('%s is refused in a sentence, and nothing is stored', async ([, body, sentence]) => {
    const store = await freshStore(engine);
    const name = body && typeof body === 'object' && 'address' in body ? mill : review;
    const refused = await attempt(store, name, null, body as RecordBody);
    expect(refused).toMatchObject({
      kind: 'refused',
      faults: [{ message: expect.stringMatching(sentence) }],
    });
    expect(await readHistory(store.db, name)).toEqual([]);
  });

  test('a record that a page needs cannot be taken out, and unknown ones cannot be saved', async () => {
    const store = await freshStore(engine);
    expect(await attempt(store, mill, null, null)).toMatchObject({ kind: 'refused' });
    for (const name of [
      { kind: 'mill', key: 'other' },
      { kind: 'nothing', key: 'site' },
      { kind: '__proto__', key: 'site' },
      { kind: 'fabric', key: 'toString' },
    ]) {
      expect(await attempt(store, name as RecordName, null, {})).toEqual({
        kind: 'unknown-record',
      });
    }
  });

  test('a draft is discarded, an old version is brought back, and nothing of it is deleted', async () => {
    const store = await freshStore(engine);
    const first = await save(store, mill, null, { ...shippedMill, subtitle: 'One' });
    await publishAll(store, [{ ...mill, revision: first }]);
    const second = await save(store, mill, first, { ...shippedMill, subtitle: 'Two' });
    expect(await discardDraft(store, { ...mill, revision: first })).toBe('nothing');
    expect(await discardDraft(store, { ...mill, revision: second })).toBe('discarded');
    expect(await discardDraft(store, { ...mill, revision: second })).toBe('moved');
    const record = await readRecord(store.db, mill);
    expect(record).toMatchObject({ parent: first, state: 'changed', body: { subtitle: 'One' } });

    const request = { ...mill, parent: first, author: vik, at: 9 };
    const back = await bringBack(store, { ...request, revision: second });
    expect(back).toMatchObject({ kind: 'saved', body: { subtitle: 'Two' } });
    const shipped = await bringBack(store, {
      ...request,
      parent: (await readRecord(store.db, mill))!.parent,
      revision: null,
    });
    expect(shipped).toMatchObject({ kind: 'saved', body: shippedMill });
    expect(await bringBack(store, { ...request, revision: 'nothing' })).toEqual({
      kind: 'unknown-revision',
    });
    const history = await listHistory(store.db, mill);
    expect(history.map(({ publications }) => publications).toSorted()).toEqual([[], [], [], [1]]);
  });

  test('a draft that was never public is discarded to what is shipped', async () => {
    const store = await freshStore(engine);
    const first = await save(store, mill, null, { ...shippedMill, subtitle: 'One' });
    expect(await discardDraft(store, { ...mill, revision: first })).toBe('discarded');
    // Somebody who began with the discarded draft is shown what is shipped.
    const told = await attempt(store, mill, first, { ...shippedMill, subtitle: 'One', gloss: 'x' });
    expect(told).toMatchObject({ kind: 'conflict', theirs: { revision: null, body: shippedMill } });
    const again = await attempt(
      store,
      mill,
      first,
      { ...shippedMill, subtitle: 'One', gloss: 'x' },
      { merge: true },
    );
    expect(again).toMatchObject({ kind: 'saved', body: { ...shippedMill, gloss: 'x' } });
  });

  test('a record is added, moved in its list, withdrawn and listed with its state', async () => {
    const store = await freshStore(engine);
    const kinds = await listKinds(store.db);
    expect(kinds.find(({ kind }) => kind === 'review')).toMatchObject({
      freeKey: 'r7',
      grows: true,
    });
    expect(kinds.find(({ kind }) => kind === 'mill')).toMatchObject({ grows: false, records: 1 });
    const body = { ...shippedReview, id: 7, name: 'Meera', position: 7 };
    const added = await save(store, { kind: 'review', key: 'r7' }, null, body);
    const by = { author: asha, at: 3 };
    expect(await placeRecord(store, { kind: 'review', key: 'r7', after: null, ...by })).toBe(
      'placed',
    );
    expect(await placeRecord(store, { kind: 'review', key: 'r1', after: 'r2', ...by })).toBe(
      'placed',
    );
    expect((await listRecords(store.db, 'review')).map(({ key }) => key)).toEqual(['r7', 'r2', 'r1', 'r3', 'r4', 'r5', 'r6']); // oxfmt-ignore
    // A place is counted in the list as it is now, not as it was shipped.
    await placeRecord(store, { kind: 'review', key: 'r4', after: 'r1', ...by });
    expect((await listRecords(store.db, 'review')).map(({ key }) => key)).toEqual(['r7', 'r2', 'r1', 'r4', 'r3', 'r5', 'r6']); // oxfmt-ignore
    for (const key of ['r7', 'x'])
      expect(await placeRecord(store, { kind: 'review', key, after: key, ...by })).toBe('unknown-record'); // oxfmt-ignore
    expect(added).not.toBe((await readRecord(store.db, { kind: 'review', key: 'r7' }))?.parent);

    const out = await takeOut(store, { kind: 'review', key: 'r3', parent: null, ...by });
    expect(out).toMatchObject({ kind: 'saved', body: null });
    const lines = await listRecords(store.db, 'review');
    expect(lines.find(({ key }) => key === 'r3')).toMatchObject({ state: 'draft' });
    await publishAll(store, [
      { kind: 'review', key: 'r3', revision: out.kind === 'saved' ? out.revision : '' },
    ]);
    expect((await listRecords(store.db, 'review')).at(-1)).toMatchObject({
      key: 'r3',
      state: 'withdrawn',
    });
    const stored = await readRecords(store.db, 'public');
    expect(stored.ok && Object.keys(stored.records.review).toSorted()).toEqual(['r1', 'r2', 'r4', 'r5', 'r6']); // oxfmt-ignore
  });

  test('a list that has no room between two neighbours is numbered anew', async () => {
    const store = await freshStore(engine);
    const close = { ...shippedReview, position: 2 - Number.EPSILON };
    await save(store, review, null, close);
    await placeRecord(store, { kind: 'review', key: 'r6', after: 'r1', author: asha, at: 2 });
    const keys = (await listRecords(store.db, 'review')).map(({ key }) => key);
    expect(keys).toEqual(['r1', 'r6', 'r2', 'r3', 'r4', 'r5']);
  });

  test('a record of a kind without an order is moved nowhere', async () => {
    const store = await freshStore(engine);
    const articles = Object.keys(shippedRecords.article);
    const move = { kind: 'article', key: articles[0]!, author: asha, at: 2 } as const;
    for (const after of [null, articles[1]!]) {
      expect(await placeRecord(store, { ...move, after })).toBe('unknown-record');
    }
    expect(await readHistory(store.db, move)).toEqual([]);
  });

  test('a row of a newer release is read by nobody, and neither changed nor hidden', async () => {
    const store = await freshStore(engine);
    const first = await save(store, mill, null, { ...shippedMill, subtitle: 'One' });
    await store.db
      .updateTable('content_revision')
      .set({ version: contentKinds.mill.version + 1 })
      .where('id', '=', first)
      .execute();
    await publish(store, { author: asha, at: 2, changes: [{ ...mill, revision: first }] });
    const fault = { ...mill, field: '', message: expect.stringMatching(/newer release/) };
    expect(await readRecords(store.db, 'public')).toMatchObject({ ok: false, faults: [fault] });
    expect(await readRecord(store.db, mill)).toMatchObject({ newer: true, body: null });
    const body = { ...shippedMill, subtitle: 'Two' };
    for (const parent of [null, first]) {
      expect(await attempt(store, mill, parent, body)).toMatchObject({
        kind: 'refused',
        faults: [{ message: expect.stringMatching(/newer release/) }],
      });
    }
    expect((await readRecord(store.db, mill))?.parent).toBe(first);
  });
});

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let i = 0; i < depth; i += 1) value = { a: value };
  return value;
}

function attempt(
  store: Store,
  name: RecordName,
  parent: string | null,
  body: RecordBody | null,
  more: Partial<SaveRequest> = {},
) {
  return saveRecord(store, { ...name, parent, body, author: asha, at: 1, ...more });
}

async function save(store: Store, name: RecordName, parent: string | null, body: RecordBody) {
  const saved = await attempt(store, name, parent, body);
  if (saved.kind !== 'saved') throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return saved.revision;
}

async function publishAll(store: Store, changes: readonly (RecordName & { revision: string })[]) {
  const published = await publishDrafts(store, { author: asha, at: 5, changes });
  expect(published).toMatchObject({ kind: 'published' });
}
