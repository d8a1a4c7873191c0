import { afterEach, describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { contentKinds } from '../../../src/content/records/content-kinds.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { applyRevisions } from '../../../src/server/publishing/apply-revisions.ts';
import { acceptOffer, dismissOffer, readOffers } from '../../../src/server/publishing/offers.ts';
import { readPublicChanges } from '../../../src/server/publishing/publications.ts';
import { listRecords } from '../../../src/server/publishing/records/list-records.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import { takeOver } from '../../../src/server/publishing/take-over.ts';
import { undoPublication } from '../../../src/server/publishing/undo-publication.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { by, publishAll, save, someAnswer } from '../../support/publishing/save-and-publish.ts';

/** A release changes what is shipped: the table of kinds is the one place that knows it. */
const undo: (() => void)[] = [];
afterEach(() => {
  for (const back of undo.splice(0).toReversed()) back();
});
function release(kind: 'question' | 'review', key: string, body: object | undefined): void {
  const shipped = contentKinds[kind].shipped as Record<string, unknown>;
  const before = shipped[key];
  if (body === undefined) delete shipped[key];
  else shipped[key] = body;
  undo.push(() => {
    if (before === undefined) delete shipped[key];
    else shipped[key] = before;
  });
}

describe.for(engines())('a release on %s', (engine) => {
  const name = { kind: 'review', key: 'r1' } as const;
  const before = shippedRecords.review['r1'] as unknown as RecordBody;

  test('changes what the mill has not touched, and only offers the rest', async () => {
    const store = await freshStore(engine);
    await publishAll(store, [await save(store, name, { ...before, company: 'Rewa' })]);
    expect(await readOffers(store.db)).toEqual([]);
    release('review', 'r1', { ...before, review: 'Other words of the release.' });
    release('review', 'r2', { ...shippedRecords.review['r2'], company: 'Elsewhere' });
    const stored = await readRecords(store.db, 'public');
    expect(
      stored.ok && [stored.records.review['r1']?.review, stored.records.review['r2']?.company],
    ).toEqual([before['review'], 'Elsewhere']);
    const [offer, ...more] = await readOffers(store.db);
    expect(more).toEqual([]);
    expect(offer).toMatchObject({
      ...name,
      fields: ['review'],
      clashes: [],
      merged: { company: 'Rewa', review: 'Other words of the release.' },
    });
    const accepted = await acceptOffer(store, { ...name, ...by });
    expect(accepted).toMatchObject({
      kind: 'saved',
      body: { company: 'Rewa', review: 'Other words of the release.' },
    });
    expect(await readOffers(store.db)).toEqual([]);
    expect(await acceptOffer(store, { ...name, ...by })).toEqual({ kind: 'no-offer' });
  });

  test('that changed the same field as the mill lets a person choose', async () => {
    const store = await freshStore(engine);
    await publishAll(store, [await save(store, name, { ...before, company: 'Rewa' })]);
    release('review', 'r1', { ...before, company: 'Elsewhere' });
    expect(await acceptOffer(store, { ...name, ...by })).toMatchObject({
      kind: 'clashes',
      offer: { clashes: [{ field: 'company', mine: 'Rewa', theirs: 'Elsewhere' }] },
    });
    expect(await dismissOffer(store, { ...name, ...by })).toBe('dismissed');
    expect(await readOffers(store.db)).toEqual([]);
    expect(await dismissOffer(store, { ...name, ...by })).toBe('no-offer');
    // Another release changes it once more.
    release('review', 'r1', { ...before, company: 'Somewhere else' });
    expect(await readOffers(store.db)).toHaveLength(1);
  });

  test('adds no record to the lists of a mill that took over what is shipped', async () => {
    const store = await freshStore(engine);
    await publishAll(store, [await save(store, name, { ...before, company: 'Rewa' })]);
    const taken = await takeOver(store, by);
    expect(taken).toMatchObject({ now: true, number: 2 });
    expect(taken.records).toBeGreaterThan(200);
    const before2 = await readRecords(store.db, 'public');
    const again = await takeOver(store, by);
    expect(again).toEqual({ now: false, number: 2, records: 0 });
    expect((await readPublicChanges(store.db, 0)).number).toBe(2);
    expect(before2.ok && before2.records.review['r1']?.company).toBe('Rewa');
    expect(await undoPublication(store, { ...by, number: 2 })).toEqual({ kind: 'took-over' });

    release('question', 'q-demo', { ...someAnswer, id: 'q-demo', position: 99 });
    const stored = await readRecords(store.db, 'public');
    expect(stored.ok && Object.hasOwn(stored.records.question, 'q-demo')).toBe(false);
    expect(stored.ok && stored.records.question).toEqual(before2.ok && before2.records.question);
    expect((await listRecords(store.db, 'question')).map(({ key }) => key)).not.toContain('q-demo');
    // An instance that reads only what was published comes to the same.
    const { revisions } = await readPublicChanges(store.db, 0);
    const applied = applyRevisions(shippedRecords, revisions);
    expect(applied.ok && applied.records).toEqual(stored.ok && stored.records);
    // A text that every page needs still comes with the release.
    expect(await readOffers(store.db)).toEqual([]);
  });

  test('leaves the draft of somebody who works while another takes over', async () => {
    const store = await freshStore(engine);
    const draft = await save(store, name, { ...before, company: 'Rewa' });
    await takeOver(store, by);
    expect(await readRecord(store.db, name)).toMatchObject({
      state: 'draft',
      parent: draft.revision,
      publicBody: before,
    });
    await publishAll(store, [draft]);
  });
});
