import { describe, expect, test } from 'vitest';
import { encodeWidths } from '../../../src/imaging/encode-widths.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { findBySource, keepPicture } from '../../../src/server/media/keep-picture.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const author = { id: 'p1', name: 'Asha' };

describe.for(engines())('a picture on %s', (engine) => {
  test('is stored with all of its files, and once however often it comes', async () => {
    const store = await freshStore(engine);
    const made = { ...(await encoded(40)), source: 'a'.repeat(64), author, at: 10 };
    const recorded: string[] = [];
    const record = async (_tx: unknown, id: string) => void recorded.push(id);
    const first = await keepPicture(store, { ...made, record });
    const [again, too] = await Promise.all([
      keepPicture(store, { ...made, at: 30, record }),
      keepPicture(store, { ...made, at: 20, record }),
    ]);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      facts: made.facts,
      isNew: true,
    });
    expect([again, too]).toEqual([
      { ...first, isNew: false },
      { ...first, isNew: false },
    ]);
    expect(recorded).toEqual([first.id]);
    const rows = await store.db.selectFrom('media').selectAll().execute();
    expect(rows.map((row) => Number(row.touched_at))).toEqual([30]);
    expect(await fileSizes(store, first.id)).toEqual({
      '180.avif': made.files.get(180)!.length,
      '360.avif': made.files.get(360)!.length,
      'social.jpg': made.social!.length,
    });
    expect(await findBySource(store, made.source, 50)).toEqual({ ...first, isNew: false });
    expect(await findBySource(store, 'b'.repeat(64), 50)).toBeUndefined();
  });

  test('that differs by one level has another id', async () => {
    const store = await freshStore(engine);
    const one = await keepPicture(store, { ...(await encoded(40)), author, at: 1 });
    const other = await keepPicture(store, { ...(await encoded(90)), author, at: 1 });
    expect(other.id).not.toBe(one.id);
  });

  test('leaves nothing behind when its transaction fails', async () => {
    const store = await freshStore(engine);
    const record = async () => {
      throw new Error('no room in the audit log');
    };
    const kept = keepPicture(store, { ...(await encoded(40)), author, at: 1, record });
    await expect(kept).rejects.toThrow('no room');
    for (const table of ['media', 'media_file'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('that our encoder did not write is refused', async () => {
    const store = await freshStore(engine);
    const made = { ...(await encoded(40)), author, at: 1 };
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const foreign = [
      { ...made, files: new Map([[180, page]]) },
      { ...made, files: new Map() },
      { ...made, social: page },
    ];
    for (const one of foreign) await expect(keepPicture(store, one)).rejects.toThrow(/picture/);
  });
});

function encoded(level: number) {
  const bytes = new Uint8Array(360 * 240 * 3).fill(level);
  const pixels = { width: 360, height: 240, channels: 3 as const, bytes };
  return encodeWidths(pixels, { widths: [180, 360], quality: 55, social: true });
}

async function fileSizes(store: Store, id: string): Promise<Record<string, number>> {
  const rows = await store.db
    .selectFrom('media_file')
    .selectAll()
    .where('media', '=', id)
    .orderBy('name')
    .execute();
  return Object.fromEntries(
    rows.map(({ name, bytes }) => [name, Buffer.from(bytes, 'base64').length]),
  );
}
