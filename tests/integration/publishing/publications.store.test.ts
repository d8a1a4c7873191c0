import { describe, expect, test } from 'vitest';
import { assembleRecords, shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { bodyLimits } from '../../../src/domain/publishing/plain-body.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { applyRevisions } from '../../../src/server/publishing/apply-revisions.ts';
import { publish, readPublicChanges } from '../../../src/server/publishing/publications.ts';
import {
  type Draft,
  readDraft,
  readHistory,
  saveDraft,
} from '../../../src/server/publishing/revisions.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const asha = { id: 'p1', name: 'Asha' };
const vik = { id: 'p2', name: 'Vik' };
const mill = { kind: 'mill', key: onlyKey } as const;
const offline = { kind: 'offline', key: onlyKey } as const;
const shippedMill = shippedRecords.mill[onlyKey]!;

describe.for(engines())('publishing on %s', (engine) => {
  test('a draft is public only when it is published, and then as it was looked at', async () => {
    const store = await freshStore(engine);
    const body = { ...shippedMill, name: 'Rewa Knits' };
    const first = await saved(store, { ...mill, parent: null, body, author: asha, at: 1 });
    expect(await readPublicChanges(store.db, 0)).toEqual({ number: 0, revisions: [] });

    const changes = [{ ...mill, revision: first }];
    expect(await publish(store, { author: asha, at: 2, changes })).toEqual({
      kind: 'published',
      number: 1,
    });
    const { number, revisions } = await readPublicChanges(store.db, 0);
    expect(number).toBe(1);
    expect(revisions).toMatchObject([{ ...mill, id: first, body, author: 'Asha', version: 1 }]);
    const applied = applyRevisions(shippedRecords, revisions);
    const content = applied.ok && assembleRecords(applied.records);
    expect(content && content.ok && content.content.home.hero.title).toBe('Rewa Knits');
    expect(await readPublicChanges(store.db, 1)).toEqual({ number: 1, revisions: [] });
  });

  test('of two who began with the same state the second is shown the first one’s', async () => {
    const store = await freshStore(engine);
    const body = { ...shippedMill, subtitle: 'Knitters' };
    const first = await saved(store, { ...mill, parent: null, body, author: asha, at: 1 });
    const mine = { ...shippedMill, gloss: 'Other words.' };
    const second = await saveDraft(store, {
      ...mill,
      parent: null,
      body: mine,
      author: vik,
      at: 2,
    });
    expect(second).toMatchObject({ kind: 'conflict', theirs: { id: first, author: 'Asha', body } });
    expect((await readDraft(store.db, mill))?.id).toBe(first);
    // What the second typed is kept all the same.
    const history = await readHistory(store.db, mill);
    expect(history.map(({ author }) => author)).toEqual(['Vik', 'Asha']);
    expect(history[0]).toMatchObject({ body: mine });
    const merged = { ...body, gloss: 'Other words.' };
    const third = await saved(store, { ...mill, parent: first, body: merged, author: vik, at: 3 });
    expect((await readDraft(store.db, mill))?.id).toBe(third);
  });

  test('twelve who save at the same moment: one wins, eleven are told, nothing is lost', async () => {
    const store = await freshStore(engine);
    const first = await saved(store, { ...mill, parent: null, body: {}, author: asha, at: 1 });
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        saveDraft(store, { ...mill, parent: first, body: { place }, author: vik, at: 2 }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(11);
    expect(await readHistory(store.db, mill)).toHaveLength(13);
  });

  test('what was saved again after the last look is not published, and neither is the rest', async () => {
    const store = await freshStore(engine);
    const seen = await saved(store, { ...mill, parent: null, body: {}, author: asha, at: 1 });
    const other = await saved(store, { ...offline, parent: null, body: {}, author: asha, at: 1 });
    await saved(store, { ...mill, parent: seen, body: { more: 1 }, author: vik, at: 2 });
    const changes = [
      { ...offline, revision: other },
      { ...mill, revision: seen },
    ];
    expect(await publish(store, { author: asha, at: 3, changes })).toEqual({
      kind: 'moved',
      records: [mill],
    });
    expect((await readPublicChanges(store.db, 0)).number).toBe(0);
  });

  test('publications made at once have numbers without gaps, each with all its changes', async () => {
    const store = await freshStore(engine);
    const names = ['gsm-for-tees', 'moq-lead-time', 'shrinkage', 'care', 'q1', 'q2', 'q3', 'q4'];
    const revisions = await Promise.all(
      names.map((key) =>
        saved(store, { kind: 'question', key, parent: null, body: {}, author: asha, at: 1 }),
      ),
    );
    const published = await Promise.all(
      names.map((key, index) =>
        publish(store, {
          author: asha,
          at: 2,
          changes: [{ kind: 'question', key, revision: revisions[index]! }],
        }),
      ),
    );
    const numbers = published.map((one) => (one.kind === 'published' ? one.number : 0));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const seen = await readPublicChanges(store.db, 0);
    expect([seen.number, seen.revisions.length]).toEqual([8, 8]);
    expect((await readPublicChanges(store.db, 5)).revisions).toHaveLength(3);
  });

  test('the log is written with the publication or not at all', async () => {
    const store = await freshStore(engine);
    const revision = await saved(store, { ...mill, parent: null, body: {}, author: asha, at: 1 });
    const failing = publish(store, {
      author: asha,
      at: 2,
      changes: [{ ...mill, revision }],
      record: () => Promise.reject(new Error('the log is full')),
    });
    await expect(failing).rejects.toThrow('the log is full');
    expect((await readPublicChanges(store.db, 0)).number).toBe(0);
  });

  test('a record that cannot be is refused, and so is a body too large', async () => {
    const store = await freshStore(engine);
    const draft = { parent: null, body: {}, author: asha, at: 1 };
    const unknown = { kind: 'unknown-record' };
    expect(await saveDraft(store, { ...draft, kind: 'mill', key: 'other' })).toEqual(unknown);
    expect(await saveDraft(store, { ...draft, kind: 'fabric', key: 'x14' })).toEqual(unknown);
    expect(await saveDraft(store, { ...draft, kind: 'nothing' as 'mill', key: 'x' })).toEqual(
      unknown,
    );
    const large = { words: 'x'.repeat(bodyLimits.bytes) };
    expect(await saveDraft(store, { ...draft, ...mill, body: large })).toEqual({
      kind: 'too-large',
    });
    expect(await readHistory(store.db, mill)).toEqual([]);
  });
});

async function saved(store: Store, draft: Draft): Promise<string> {
  const result = await saveDraft(store, draft);
  if (result.kind !== 'saved') throw new Error(`not saved: ${result.kind}`);
  return result.revision;
}
