import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { checkDrafts } from '../../../src/server/publishing/check-drafts.ts';
import { readInstances } from '../../../src/server/publishing/instances.ts';
import {
  listPublications,
  readPublication,
} from '../../../src/server/publishing/list-publications.ts';
import { listRecords } from '../../../src/server/publishing/records/list-records.ts';
import { bePresent, leaveRecord, sweepPresence } from '../../../src/server/publishing/presence.ts';
import { readPublicChanges } from '../../../src/server/publishing/publications.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { takeOut } from '../../../src/server/publishing/take-out.ts';
import { undoPublication } from '../../../src/server/publishing/undo-publication.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import {
  asha,
  by,
  publishAll,
  save,
  someAnswer,
} from '../../support/publishing/save-and-publish.ts';

const mill = { kind: 'mill', key: onlyKey } as const;
const question = { kind: 'question', key: 'q-new' } as const;
const shippedMill = shippedRecords.mill[onlyKey] as unknown as RecordBody;
const shippedFabric = shippedRecords.fabric['f001'] as unknown as RecordBody;

describe.for(engines())('publishing drafts on %s', (engine) => {
  test.for<[string, RecordName, RecordBody, string, RegExp]>([
    [
      'a missing field',
      question,
      { id: 'q-new', question: 'Why?' },
      'answer',
      /^Answer: is missing\.$/,
    ],
    ['an id of another record', question, { ...someAnswer, id: 'other' }, 'id', /called q-new/],
    [
      'an unknown token',
      question,
      { ...someAnswer, answer: 'Ring {mill.telephone}.' },
      'answer',
      /No fact|no fact/,
    ],
    [
      'a dead link',
      question,
      { ...someAnswer, more: { label: 'More', to: '/fabrics/none' } },
      'more.to',
      /no page at/,
    ],
    [
      'a dead page',
      question,
      { ...someAnswer, more: { label: 'More', to: '/nowhere' } },
      'more.to',
      /no page at/,
    ],
    [
      'a lapping nobody can knit',
      { kind: 'fabric', key: 'f001' },
      { ...shippedFabric, construction: unknittable() },
      'construction',
      /no overlap feeds needle|would drop/,
    ],
    ['a doubled number', { kind: 'fabric', key: 'f901' }, doubled(), 'number', /has the number/],
  ])(
    '%s keeps a draft from being published, with record, field and a sentence',
    async ([, name, body, field, sentence]) => {
      const store = await freshStore(engine);
      const change = await save(store, name, body);
      const { faults } = await checkDrafts(store.db);
      expect(faults).toContainEqual({ ...name, field, message: expect.stringMatching(sentence) });
      for (const { message } of faults) expect(message).toMatch(/^[A-Z].*\.$/s);
      const good = await save(store, mill, { ...shippedMill, subtitle: 'Knitters' });
      const refused = await publishDrafts(store, { ...by, changes: [change, good] });
      expect(refused).toMatchObject({ kind: 'refused' });
      expect((await readPublicChanges(store.db, 0)).number).toBe(0);
      expect(await publishDrafts(store, { ...by, changes: [good] })).toEqual({
        kind: 'published',
        number: 1,
      });
    },
  );

  test('a fact that others name, and a page that others link to, cannot be taken away', async () => {
    const store = await freshStore(engine);
    const slug = String(shippedFabric['slug']);
    const linked = { ...someAnswer, more: { label: 'See', to: `/fabrics/${slug}` } };
    await publishAll(store, [await save(store, question, linked)]);
    const out = await saveRecord(store, {
      kind: 'fabric',
      key: 'f001',
      parent: null,
      body: null,
      ...by,
    });
    expect(out).toMatchObject({ kind: 'saved' });
    const { faults } = await checkDrafts(store.db);
    expect(faults).toContainEqual(expect.objectContaining({ ...question, field: 'more.to' }));
  });

  test('a fabric that is renamed or taken out keeps its addresses', async () => {
    const store = await freshStore(engine);
    const name = { kind: 'fabric', key: 'f001' } as const;
    const slug = String(shippedFabric['slug']);
    await publishAll(store, [await save(store, name, { ...shippedFabric, slug: 'other-address' })]);
    const renamed = await readRecord(store.db, name);
    expect(renamed?.body).toMatchObject({ slug: 'other-address', formerSlugs: [slug] });
    const out = await takeOut(store, { ...name, parent: renamed!.parent, ...by });
    expect(out).toMatchObject({ kind: 'saved', body: { withdrawn: true, formerSlugs: [slug] } });
    const { faults } = await checkDrafts(store.db);
    expect(faults).toEqual([]);
    await publishAll(store, [{ ...name, revision: out.kind === 'saved' ? out.revision : '' }]);
    expect((await listRecords(store.db, 'fabric')).at(-1)).toMatchObject({
      key: 'f001',
      state: 'withdrawn',
    });

    // One that was added by mistake and taken back says that it is gone, too.
    const added = { ...shippedFabric, id: 903, number: '98Z', slug: 'by-mistake-98z' };
    await publishAll(store, [await save(store, { kind: 'fabric', key: 'f903' }, added)]);
    expect(await undoPublication(store, { ...by, number: 3 })).toMatchObject({ kind: 'published' });
    expect((await readRecord(store.db, { kind: 'fabric', key: 'f903' }))?.body).toMatchObject({
      withdrawn: true,
    });
  });

  test('long titles are advice, not a refusal', async () => {
    const store = await freshStore(engine);
    const name = { kind: 'pageTitle', key: 'about' } as const;
    const body = {
      ...shippedRecords.pageTitle['about'],
      title: 'T'.repeat(90),
    } as unknown as RecordBody;
    const change = await save(store, name, body);
    const { faults, advice } = await checkDrafts(store.db);
    expect([faults, advice]).toEqual([
      [],
      [
        {
          ...name,
          field: 'title',
          message: 'Title: has 90 characters, of which search engines show 60.',
        },
      ],
    ]);
    await publishAll(store, [change]);
  });

  test('exactly what was seen is published, once, and told when it moved', async () => {
    const store = await freshStore(engine);
    const seen = await save(store, mill, { ...shippedMill, subtitle: 'One' });
    const later = await save(store, mill, { ...shippedMill, subtitle: 'Two' });
    expect(await publishDrafts(store, { ...by, changes: [seen] })).toEqual({
      kind: 'moved',
      records: [mill],
    });
    await publishAll(store, [later]);
    expect(await publishDrafts(store, { ...by, changes: [later] })).toEqual({ kind: 'nothing' });
    expect(await publishDrafts(store, { ...by, changes: [] })).toEqual({ kind: 'nothing' });
    expect(await listPublications(store.db)).toMatchObject([
      { number: 1, author: 'Asha', records: 1 },
    ]);
  });

  test('a publication of up to three records names them, a larger one only counts', async () => {
    const store = await freshStore(engine);
    const questions = (keys: readonly string[]) =>
      Promise.all(
        keys.map((key) =>
          save(store, { kind: 'question', key }, { ...someAnswer, id: key, question: `${key}?` }),
        ),
      );
    await publishAll(store, await questions(['a', 'b', 'c', 'd']));
    await publishAll(store, await questions(['e', 'f', 'g']));
    await publishAll(store, await questions(['h']));
    const lines = (page: object) =>
      listPublications(store.db, page).then((all) =>
        all.map(({ number, records, titles }) => [number, records, titles]),
      );
    const listed = [
      [3, 1, ['h?']],
      [2, 3, ['e?', 'f?', 'g?']],
      [1, 4, []],
    ];
    expect(await lines({})).toEqual(listed);
    expect(await lines({ most: 2 })).toEqual(listed.slice(0, 2));
    expect(await lines({ before: 2 })).toEqual(listed.slice(2));
  });

  test('two who publish the same number for two fabrics at once: one of them is refused', async () => {
    const store = await freshStore(engine);
    const own = { ...shippedFabric, number: '99Z', title: 'New Locknit' };
    const changes = await Promise.all(
      [901, 902].map((id) =>
        save(store, { kind: 'fabric', key: `f${id}` }, { ...own, id, ...slugFor(id) }),
      ),
    );
    const results = await Promise.all(
      changes.map((change) => publishDrafts(store, { ...by, changes: [change] })),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['published', 'refused']);
    const { number } = await readPublicChanges(store.db, 0);
    expect(number).toBe(1);
  });

  test('a publication is taken back as a new one, over what is public and not over drafts', async () => {
    const store = await freshStore(engine);
    await publishAll(store, [
      await save(store, mill, { ...shippedMill, subtitle: 'One' }),
      await save(store, question, someAnswer),
    ]);
    await publishAll(store, [await save(store, mill, { ...shippedMill, subtitle: 'Two' })]);
    const again = await undoPublication(store, { ...by, number: 1 });
    expect(again).toEqual({ kind: 'changed-since', records: [mill] });
    expect(await undoPublication(store, { ...by, number: 2 })).toEqual({
      kind: 'published',
      number: 3,
      drafts: [],
    });
    expect(await readRecord(store.db, mill)).toMatchObject({
      state: 'changed',
      body: { subtitle: 'One' },
    });
    expect(await undoPublication(store, { ...by, number: 2 })).toMatchObject({
      kind: 'changed-since',
    });

    // Somebody works on a draft: it stays, and the person is told.
    const third = await save(store, mill, { ...shippedMill, subtitle: 'Three' });
    expect(await undoPublication(store, { ...by, number: 3 })).toEqual({
      kind: 'published',
      number: 4,
      drafts: [mill],
    });
    expect(await readRecord(store.db, mill)).toMatchObject({
      parent: third.revision,
      publicBody: { subtitle: 'Two' },
    });
    expect(await undoPublication(store, { ...by, number: 99 })).toEqual({
      kind: 'unknown-publication',
    });
    expect((await listPublications(store.db)).map(({ number, undoes }) => [number, undoes])).toEqual([[4, 3], [3, 2], [2, null], [1, null]]); // oxfmt-ignore
    expect(await readPublication(store.db, 2)).toMatchObject({
      changes: [{ ...mill, change: 'changed', fields: ['subtitle'] }],
    });
    // Nobody gave a reason, and none is invented.
    expect(await readPublication(store.db, 4)).toMatchObject({ undoes: 3, note: '' });
  });

  test('what was added is gone again when its publication is taken back', async () => {
    const store = await freshStore(engine);
    await publishAll(store, [await save(store, question, someAnswer)]);
    await undoPublication(store, { ...by, number: 1 });
    const stored = await readRecords(store.db, 'public');
    expect(stored.ok && Object.hasOwn(stored.records.question, question.key)).toBe(false);
    expect(await undoPublication(store, { ...by, number: 2 })).toMatchObject({ kind: 'published' });
    const back = await readRecords(store.db, 'public');
    expect(back.ok && back.records.question[question.key]?.answer).toBe(someAnswer.answer);
  });

  test('who has a record open is seen by the others until they leave or fall silent', async () => {
    const store = await freshStore(engine);
    const vik = { id: 'p2', name: 'Vik' };
    expect(await bePresent(store, { ...mill, person: asha })).toEqual([]);
    expect(await bePresent(store, { ...mill, person: vik })).toEqual([asha]);
    expect(await bePresent(store, { ...question, person: vik })).toEqual([]);
    await leaveRecord(store, { ...mill, person: vik });
    expect(await bePresent(store, { ...mill, person: asha })).toEqual([]);
    await bePresent(store, { ...mill, person: vik });
    await store.db.updateTable('content_presence').set({ seen_at: 1 }).execute();
    expect(await bePresent(store, { ...mill, person: asha })).toEqual([]);
    await store.transact((tx) => sweepPresence(tx, store));
    const rows = await store.db.selectFrom('content_presence').select('staff_id').execute();
    expect(rows).toEqual([{ staff_id: asha.id }]);
  });

  test('which instances show the newest publication, and why one does not', async () => {
    const store = await freshStore(engine);
    await publishAll(store, [await save(store, mill, { ...shippedMill, subtitle: 'One' })]);
    const row = { build: 'b1', fault: '', publication: 1, seen_at: Date.now() };
    await store.db
      .insertInto('instance_state')
      .values([
        { ...row, instance: 'a' },
        { ...row, instance: 'b', publication: 0, fault: 'written by a newer release' },
        { ...row, instance: 'c', seen_at: 1 },
      ])
      .execute();
    expect(await readInstances(store)).toEqual({
      number: 1,
      instances: [
        { instance: 'a', build: 'b1', publication: 1, fault: '', upToDate: true },
        {
          instance: 'b',
          build: 'b1',
          publication: 0,
          fault: 'written by a newer release',
          upToDate: false,
        },
      ],
    });
  });
});

/** Two bars that leave every second needle without a stitch. */
function unknittable(): object {
  const { construction } = shippedRecords.fabric['f001']!;
  const [first] = construction.bars;
  const letter = [...first!.threading].find((one) => one !== '.')!;
  const letters = Object.keys(shippedRecords.fabric['f001']!.yarns).join('');
  const half = { lapping: '1-0/1-2/2-3/2-1//', threading: `${letter}.` };
  const other = {
    lapping: '2-3/2-1/1-0/1-2//',
    threading: `${letters}${'.'.repeat(letters.length)}`,
  };
  return { ...construction, bars: [half, other] };
}

function doubled(): RecordBody {
  const { f002 } = shippedRecords.fabric;
  return { ...(f002 as unknown as RecordBody), id: 901, ...slugFor(901) };
}

function slugFor(id: number): object {
  return { slug: `new-locknit-${id}` };
}
