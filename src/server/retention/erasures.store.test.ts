import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { enquiryRow } from '../../../tests/support/desk/desk-rows.ts';
import type { EnquiryRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import {
  appendErasures,
  applyErasures,
  chooseSalt,
  type Erasure,
  type ErasureMark,
  hashOf,
  readErasureFile,
  reconcileErasures,
  storeErasures,
} from './erasures.ts';

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-erasures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

const erasureOf = (mark: ErasureMark, erased_at = 100, salt = 's'): Erasure => ({
  hash: hashOf(salt, mark),
  salt,
  erased_at,
});
const addEnquiries = (store: Store, rows: readonly Partial<EnquiryRow>[]) =>
  store.db
    .insertInto('enquiry')
    .values(
      rows.map((row, at) =>
        enquiryRow({ id: `e${at}`, reference: `Q-${at}`, created_at: 50, ...row }),
      ),
    )
    .execute();
const left = async (store: Store) =>
  (await store.db.selectFrom('enquiry').select('id').orderBy('id').execute()).map(({ id }) => id);
const stored = (store: Store) =>
  store.db.selectFrom('erasure').selectAll().orderBy('erased_at').execute();

test('a mark is known only to who knows the salt, the kind and the value', () => {
  const marks = [
    hashOf('s', ['email', 'a@b.example']),
    hashOf('t', ['email', 'a@b.example']),
    hashOf('s', ['phone', 'a@b.example']),
    hashOf('s', ['email', 'c@b.example']),
  ];
  expect(new Set(marks).size).toBe(4);
  expect(marks.join()).not.toContain('example');
});

test('the file keeps every erasure and passes over a line that a crash cut off', async () => {
  const folder = await freshFolder();
  expect(await readErasureFile(folder)).toEqual([]);
  await appendErasures(folder, []);
  await expect(readFile(join(folder, 'erasures.jsonl'))).rejects.toThrow('ENOENT');
  const first = erasureOf(['email', 'a@b.example'], 1);
  const second = erasureOf(['email', 'c@b.example'], 2);
  await appendErasures(folder, [first]);
  await appendErasures(folder, [second]);
  await appendFile(join(folder, 'erasures.jsonl'), '{"hash":"h","salt":"s"}\n{"hash":"ab');
  expect(await readErasureFile(folder)).toEqual([first, second]);
});

describe.for(engines())('the list of erasures on %s', (engine) => {
  test('has one salt, from the database, then from the file, then a new one', async () => {
    const store = await freshStore(engine);
    const folder = await freshFolder();
    const fresh = await chooseSalt(store, folder);
    expect(Buffer.from(fresh, 'base64url')).toHaveLength(32);
    expect(await chooseSalt(store, folder)).not.toBe(fresh);
    await appendErasures(folder, [erasureOf(['phone', '+91'], 1, 'of the file')]);
    expect(await chooseSalt(store, folder)).toBe('of the file');
    await store.transact((tx) => storeErasures(tx, [erasureOf(['phone', '+91'], 1, 'stored')]));
    expect(await chooseSalt(store, folder)).toBe('stored');
  });

  test('keeps of one person the newest erasure', async () => {
    const store = await freshStore(engine);
    const mark = ['email', 'a@b.example'] as const;
    for (const at of [5, 9, 7]) {
      await store.transact((tx) => storeErasures(tx, [erasureOf(mark, at)]));
    }
    expect((await stored(store)).map(({ erased_at }) => Number(erased_at))).toEqual([9]);
  });

  test('removes by address, number or enquiry what came before, and nothing that came after', async () => {
    const store = await freshStore(engine);
    await addEnquiries(store, [
      { email: 'Asha@Buyer.example', phone_normal: '+911' },
      { email: 'asha@buyer.example', phone_normal: '+911', created_at: 100 },
      { email: 'asha@buyer.example', phone_normal: '+911', created_at: 101 },
      { email: 'other@buyer.example', phone_normal: '+912' },
      { email: 'other@buyer.example', phone_normal: '+913' },
      { email: 'other@buyer.example', phone_normal: '+914' },
    ]);
    const erasures = [
      erasureOf(['email', 'asha@buyer.example']),
      erasureOf(['email', 'asha@buyer.example'], 20),
      erasureOf(['phone', '+912'], 100, 'another salt'),
      erasureOf(['enquiry', 'e4']),
    ];
    expect(await store.transact((tx) => applyErasures(tx, []))).toBe(0);
    expect(await store.transact((tx) => applyErasures(tx, erasures))).toBe(4);
    expect(await left(store)).toEqual(['e2', 'e5']);
  });

  test('is compared with every page of the table', async () => {
    const store = await freshStore(engine);
    const many = Array.from({ length: 205 }, (_, at) => ({
      id: `e${String(at).padStart(3, '0')}`,
      reference: `Q-${at}`,
      email: `${at}@buyer.example`,
      phone_normal: '',
    }));
    await addEnquiries(store, many);
    const erasures = [0, 199, 200, 204].map((at) => erasureOf(['email', `${at}@buyer.example`]));
    expect(await store.transact((tx) => applyErasures(tx, erasures))).toBe(4);
    expect(await left(store)).toHaveLength(201);
  });

  test('an older copy of the database is erased again, and both lists become one', async () => {
    const store = await freshStore(engine);
    const folder = await freshFolder();
    await addEnquiries(store, [{ email: 'a@b.example' }, { email: 'c@b.example' }]);
    const filed = erasureOf(['email', 'a@b.example'], 100);
    const again = erasureOf(['email', 'twice@b.example'], 90);
    const inDatabase = [erasureOf(['email', 'd@b.example'], 70), { ...again, erased_at: 60 }];
    await appendErasures(folder, [filed, again]);
    await store.transact((tx) => storeErasures(tx, inDatabase));
    expect(await reconcileErasures(store, folder)).toBe(1);
    expect(await left(store)).toEqual(['e1']);
    const times = (await stored(store)).map(({ erased_at }) => Number(erased_at));
    expect(times).toEqual([70, 90, 100]);
    const filedTimes = (await readErasureFile(folder)).map(({ erased_at }) => Number(erased_at));
    expect(new Set(filedTimes)).toEqual(new Set([100, 90, 70, 60]));
    // Once they are equal there is nothing to do.
    await addEnquiries(store, [{ id: 'e9', reference: 'Q-9', email: 'a@b.example' }]);
    expect(await reconcileErasures(store, folder)).toBe(0);
    expect(await left(store)).toEqual(['e1', 'e9']);
    expect(await readErasureFile(folder)).toHaveLength(4);
  });
});
