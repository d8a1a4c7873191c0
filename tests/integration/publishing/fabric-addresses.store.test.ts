import { describe, expect, test } from 'vitest';
import { assembleRecords, shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { movedPaths } from '../../../src/content/moved-paths.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { takeOut } from '../../../src/server/publishing/take-out.ts';
import { undoPublication } from '../../../src/server/publishing/undo-publication.ts';
import { likeFabric } from '../../support/content/many-fabrics.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const by = { author: { id: 'p1', name: 'Asha' }, at: 5 };
const shipped = { kind: 'fabric', key: 'f001' } as const;
const own = { kind: 'fabric', key: 'f900' } as const;
const record = shippedRecords.fabric['f001']!;
const body = record as unknown as RecordBody;
const ownBody = likeFabric(record, 900, '99Z') as unknown as RecordBody & { slug: string };

describe.for(engines())('the address of a fabric on %s', (engine) => {
  test('stays when its title changes, and leads on when it is changed on purpose', async () => {
    const store = await freshStore(engine);
    await publishBody(store, shipped, { ...body, title: 'Tricot Superior' });
    expect((await read(store)).fabrics[0]).toMatchObject({ slug: record.slug });

    await publishBody(store, shipped, { ...body, slug: 'tricot-superior' });
    const content = await read(store);
    expect(content.fabrics[0]).toMatchObject({
      slug: 'tricot-superior',
      formerSlugs: [record.slug],
    });
    expect(movedPaths(content).get(`/fabrics/${record.slug}`)).toBe('/fabrics/tricot-superior');
  });

  test('is forgotten if it was only ever a draft', async () => {
    const store = await freshStore(engine);
    const first = await saved(store, shipped, { ...body, slug: 'a-slip-of-the-pen' });
    expect(first.body).toMatchObject({ formerSlugs: [record.slug] });
    const { formerSlugs: _formerSlugs, ...typed } = first.body as Record<string, unknown>;
    const second = await saved(store, shipped, { ...typed, slug: 'as-it-should-be' });
    expect(second.body).toMatchObject({ formerSlugs: [record.slug] });
  });

  test('is kept when the publication that changed it is taken back', async () => {
    const store = await freshStore(engine);
    const number = await publishBody(store, shipped, { ...body, slug: 'tricot-superior' });
    expect(await undoPublication(store, { ...by, number })).toMatchObject({ kind: 'published' });
    const content = await read(store);
    expect(content.fabrics[0]).toMatchObject({
      slug: record.slug,
      formerSlugs: ['tricot-superior'],
    });
    expect([...movedPaths(content)][0]).toEqual([
      '/fabrics/tricot-superior',
      `/fabrics/${record.slug}`,
    ]);
  });

  test('says that the fabric is gone, however it was taken out', async () => {
    for (const way of ['taken out', 'emptied']) {
      const store = await freshStore(engine);
      await publishBody(store, own, ownBody);
      const { parent } = (await readRecord(store.db, own))!;
      const out =
        way === 'taken out'
          ? await takeOut(store, { ...own, ...by, parent })
          : await saveRecord(store, { ...own, ...by, parent, body: null });
      if (out.kind !== 'saved') throw new Error(JSON.stringify(out));
      await publishAll(store, own, out.revision);
      const { fabrics, withdrawnFabrics } = await read(store);
      expect(fabrics.map(({ id }) => id)).not.toContain(900);
      expect(withdrawnFabrics).toMatchObject([{ id: 900, slug: ownBody.slug, number: '99Z' }]);
    }
  });

  test('says so too when the publication that added it is taken back', async () => {
    const store = await freshStore(engine);
    const number = await publishBody(store, own, ownBody);
    await undoPublication(store, { ...by, number });
    expect((await read(store)).withdrawnFabrics).toMatchObject([{ slug: ownBody.slug }]);
  });

  test('and the number of what is gone may be given to another', async () => {
    const store = await freshStore(engine);
    await publishBody(store, shipped, { ...body, withdrawn: true });
    await publishBody(store, own, { ...ownBody, number: record.number, slug: record.slug });
    const { fabrics } = await read(store);
    expect(fabrics.find(({ id }) => id === 900)).toMatchObject({ number: record.number });
  });
});

async function saved(store: Store, name: RecordName, typed: RecordBody) {
  const { parent = null } = (await readRecord(store.db, name)) ?? {};
  const answer = await saveRecord(store, { ...name, ...by, parent, body: typed });
  if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer));
  return answer;
}

async function publishBody(store: Store, name: RecordName, typed: RecordBody): Promise<number> {
  return publishAll(store, name, (await saved(store, name, typed)).revision);
}

async function publishAll(store: Store, name: RecordName, revision: string): Promise<number> {
  const published = await publishDrafts(store, { ...by, changes: [{ ...name, revision }] });
  if (published.kind !== 'published') throw new Error(JSON.stringify(published));
  return published.number;
}

async function read(store: Store): Promise<SiteContent> {
  const stored = await readRecords(store.db, 'public');
  const assembled = stored.ok && assembleRecords(stored.records);
  if (!assembled || !assembled.ok) throw new Error('Nothing can be shown.');
  return assembled.content;
}
