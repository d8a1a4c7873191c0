import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { encodeWidths } from '../../../src/imaging/encode-widths.ts';
import { createBackup } from '../../../src/server/backup/create-backup.ts';
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { keepPicture } from '../../../src/server/media/keep-picture.ts';
import { openOwnFiles } from '../../../src/server/media/own-files.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { engines, freshHome, freshStore, type Home } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const now = Date.UTC(2026, 10, 15, 6, 0);
const hostile = 'Zoë "the\\nknit"\u2028 علي 🧵';

async function fill(store: Store, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await submitEnquiry(
      store,
      systemClock,
      quoteSubmission({ name: `${hostile} ${at}` }, { idempotencyKey: `key-number-${at}-of-many` }),
    );
  }
}

async function everything(store: Store): Promise<unknown> {
  const enquiries = await store.db.selectFrom('enquiry').selectAll().orderBy('id').execute();
  const outbox = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const keys = await store.db.selectFrom('idempotency').selectAll().orderBy('key').execute();
  return { enquiries, outbox, keys };
}

async function filledHome(engine: Home['engine'], count: number) {
  const home = await freshHome(engine);
  const store = await home.open();
  await fill(store, count);
  return { store, file: join(home.dataDir, 'backup.jsonl.gz') };
}

describe.each(engines())('a backup of %s', (engine) => {
  test.each(engines())('fills an empty %s with the same rows', async (other) => {
    const { store, file } = await filledHome(engine, 23);
    const written = await writeBackup(store, file, now);
    expect(written).toMatchObject({ enquiry: 23, idempotency: 23 });
    expect((await stat(file)).mode & 0o077).toBe(0);

    const empty = await freshStore(other);
    expect(await restoreBackup(empty, file)).toEqual({ ok: true, rows: written });
    expect(await everything(empty)).toEqual(await everything(store));
  });

  test.each(engines())('carries the pictures of the mill, byte for byte, to %s', async (other) => {
    const { store, file } = await filledHome(engine, 1);
    const bytes = new Uint8Array(180 * 180 * 3).fill(77);
    const picture = await encodeWidths(
      { width: 180, height: 180, channels: 3, bytes },
      { widths: [180], quality: 55, social: true },
    );
    const author = { id: 'p1', name: 'Asha' };
    const { id } = await keepPicture(store, { ...picture, author, at: now });
    // More than one page of the backup reads at once.
    const copies = Array.from({ length: 45 }, (_, at) => ({
      media: id,
      name: `${at}`,
      bytes: 'AA==',
    }));
    await store.db.insertInto('media_file').values(copies).execute();
    expect(await writeBackup(store, file, now)).toMatchObject({ media: 1, media_file: 47 });

    const empty = await freshStore(other);
    expect(await restoreBackup(empty, file)).toMatchObject({ ok: true });
    const home = await freshHome(other);
    const own = await openOwnFiles({ store: empty, dataDir: home.dataDir });
    expect(await own.findWidths(id)).toEqual([180]);
    expect(await own.read(id, '180.avif')).toEqual(picture.files.get(180));
    expect(await own.read(id, 'social.jpg')).toEqual(picture.social);
  });

  test('contains one moment, and blocks no writer', async () => {
    const { store, file } = await filledHome(engine, 5);
    const [written] = await Promise.all([writeBackup(store, file, now), fill(store, 8)]);
    const copy = await freshStore(engine);
    expect(await restoreBackup(copy, file)).toEqual({ ok: true, rows: written });
    // Each enquiry with all its mails, or without any trace of it.
    expect(written['idempotency']).toBe(written['enquiry']);
    expect(written['outbox']).toBe(2 * (written['enquiry'] ?? 0));
  });

  test('is refused by a database that is not empty', async () => {
    const { store, file } = await filledHome(engine, 2);
    await writeBackup(store, file, now);
    const before = await everything(store);
    expect(await restoreBackup(store, file)).toMatchObject({
      ok: false,
      fault: expect.stringContaining('not empty'),
    });
    expect(await everything(store)).toEqual(before);
  });

  test('does not delete an enquiry that is accepted while it is being restored', async () => {
    const { store, file } = await filledHome(engine, 2);
    await writeBackup(store, file, now);
    const target = await freshStore(engine);
    // The last moment at which another process can still write.
    const begin = target.db.transaction.bind(target.db);
    vi.spyOn(target.db, 'transaction').mockImplementationOnce(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      transaction.execute = async (work) => {
        await fill(target, 1);
        return execute(work);
      };
      return transaction;
    });
    expect(await restoreBackup(target, file)).toMatchObject({
      ok: false,
      fault: expect.stringContaining('not empty'),
    });
    expect(await target.db.selectFrom('enquiry').selectAll().execute()).toHaveLength(1);
  });

  test('and visitors who write at the same time lose nothing', async () => {
    const { store, file } = await filledHome(engine, 3);
    await writeBackup(store, file, now);
    const home = await freshHome(engine);
    const [site, command] = [await home.open(), await home.open()];
    const submissions = Array.from({ length: 12 }, (_, at) =>
      submitEnquiry(
        site,
        systemClock,
        quoteSubmission({ name: `Visitor ${at}` }, { idempotencyKey: `visitor-number-${at}` }),
      ),
    );
    const [restored, ...outcomes] = await Promise.all([
      restoreBackup(command, file),
      ...submissions,
    ]);
    const accepted = outcomes.filter(({ kind }) => kind === 'accepted').length;
    expect(accepted).toBeGreaterThan(0);
    const kept = await site.db.selectFrom('enquiry').select('name').execute();
    const visitors = kept.filter(({ name }) => name.startsWith('Visitor'));
    expect(visitors).toHaveLength(accepted);
    expect(kept).toHaveLength(accepted + (restored.ok ? 3 : 0));
  });

  test('gets its name only when it could be restored on trial', async () => {
    const { store, file } = await filledHome(engine, 3);
    const trialIn = dirname(file);
    const leftovers = ['.verify-killed', 'older.jsonl.gz.unverified.part'];
    for (const name of leftovers) {
      await writeFile(join(trialIn, name), '');
      await utimes(join(trialIn, name), 0, 0);
    }
    const contents = await createBackup(store, { file, trialIn, now: Date.now() });
    expect(contents).toMatchObject({
      rows: { enquiry: 3, outbox: 6 },
      migration: expect.stringMatching(/^\d{4}-.+\.sql$/),
      newestEnquiry: { reference: expect.stringMatching(/^Q-/) },
      bytes: (await stat(file)).size,
    });
    const before = await readdir(trialIn);
    for (const name of leftovers) expect(before).not.toContain(name);
    // A row that no database with our rules takes.
    await sql
      .raw(
        engine === 'sqlite'
          ? 'pragma foreign_keys = off'
          : 'alter table note drop constraint note_enquiry_id_fkey',
      )
      .execute(store.db);
    await store.db
      .insertInto('note')
      .values({ id: 'n', enquiry_id: 'gone', staff_id: '', author: '', body: '', created_at: 0 })
      .execute();
    await expect(
      createBackup(store, { file: `${file}.2`, trialIn, now: Date.now() }),
    ).rejects.toThrow(/foreign key/i);
    expect(await readdir(trialIn)).toEqual(before);
  });

  test('that does not exist is reported by name', async () => {
    const empty = await freshStore(engine);
    const fault = '/no/such/backup.jsonl.gz does not exist.';
    expect(await restoreBackup(empty, '/no/such/backup.jsonl.gz')).toEqual({ ok: false, fault });
  });

  test.each([
    ['cut off', (text: Buffer) => text.subarray(0, text.length - 30)],
    ['changed', (text: Buffer) => regzip(text, (lines) => lines.replace('Zoë', 'Zoe'))],
    ['robbed of a row', (text: Buffer) => regzip(text, (lines) => lines.replace(/\n\["enq.*/, ''))],
    ['of another release', (text: Buffer) => regzip(text, (l) => l.replace('0001-', '0000-'))],
    ['no backup at all', () => gzipSync('{"hello":1}\n')],
    ['not even zipped', () => Buffer.from('hello')],
  ])('leaves nothing behind when it is %s', async (_, spoil) => {
    const { store, file } = await filledHome(engine, 3);
    await writeBackup(store, file, now);
    await writeFile(file, spoil(await readFile(file)));
    const empty = await freshStore(engine);
    expect(await restoreBackup(empty, file)).toMatchObject({ ok: false });
    expect(await everything(empty)).toEqual({ enquiries: [], outbox: [], keys: [] });
  });
});

function regzip(text: Buffer, change: (lines: string) => string): Buffer {
  const lines = gunzipSync(text).toString();
  const changed = change(lines);
  expect(changed).not.toBe(lines);
  return gzipSync(changed);
}
