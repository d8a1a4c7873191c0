import { describe, expect, test } from 'vitest';
import { encodeWidths } from '../../../src/imaging/encode-widths.ts';
import { assembleRecords } from '../../../src/content/records/assemble-records.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { keepPicture } from '../../../src/server/media/keep-picture.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const by = { author: { id: 'p1', name: 'Asha' }, at: 5 };
const made = encodeWidths(
  { width: 360, height: 240, channels: 3, bytes: new Uint8Array(360 * 240 * 3).fill(120) },
  { widths: [180, 360], quality: 55, social: true },
);

describe.for(engines())('publishing a photograph on %s', (engine) => {
  test('it needs a description, its files, and the sizes of its files', async () => {
    const store = await freshStore(engine);
    const { id, facts } = await keepPicture(store, { ...(await made), ...by });
    const other = 'ab'.repeat(16);
    const alt = 'Two weavers thread the creel';
    const refused = async (key: string, body: RecordBody) => {
      const change = await save(store, { kind: 'picture', key }, body);
      const result = await publishDrafts(store, { ...by, changes: [change] });
      return result.kind === 'refused'
        ? result.faults.map(({ message }) => message).join()
        : result;
    };
    expect(await refused(id, { ...facts, alt: '' })).toMatch(/describe|description|Alt/i);
    expect(await refused(id, { ...facts, alt: 'IMG_0003.JPG' })).toMatch(/no description/);
    expect(await refused(id, { ...facts, alt, width: 350 })).toMatch(/not what the stored/);
    expect(await refused(other, { ...facts, alt })).toMatch(/no longer stored.*upload it again/);
    expect(await refused(id, { ...facts, alt })).toEqual({ kind: 'published', number: 1 });
  });

  test('a page shows it only together with its record', async () => {
    const store = await freshStore(engine);
    const { id, facts } = await keepPicture(store, { ...(await made), ...by });
    const scene = await save(store, { kind: 'scene', key: 'rolls' }, { picture: id });
    const picture = await save(
      store,
      { kind: 'picture', key: id },
      { ...facts, alt: 'Rolls in the store' },
    );
    expect(await publishDrafts(store, { ...by, changes: [scene] })).toMatchObject({
      kind: 'refused',
      faults: [{ message: expect.stringContaining('“rolls”') }],
    });
    expect(await publishDrafts(store, { ...by, changes: [scene, picture] })).toMatchObject({
      kind: 'published',
    });
    const records = await readRecords(store.db, 'public');
    const content = records.ok ? assembleRecords(records.records) : records;
    expect(content).toMatchObject({ ok: true, content: { pictures: { scenes: { rolls: id } } } });
  });
});

async function save(store: Store, name: RecordName, body: unknown) {
  const draft = await store.db
    .selectFrom('content_draft')
    .select('revision')
    .where('kind', '=', name.kind)
    .where('key', '=', name.key)
    .executeTakeFirst();
  const parent = draft?.revision ?? null;
  const saved = await saveRecord(store, { ...name, parent, body: body as RecordBody, ...by });
  if (saved.kind !== 'saved') throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return { ...name, revision: saved.revision };
}
