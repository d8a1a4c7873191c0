import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { within } from '../../../tests/support/patience.ts';
import type { Secrets } from '../secret-key.ts';
import { groupCommit } from './group-commit.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { wakeAfterCommit } from './wake-after-commit.ts';

/** A table of words, what SQLite was told beside the words, and how often somebody was woken. */
function openWords() {
  const folder = mkdtempSync(join(tmpdir(), 'taana-words-'));
  const path = join(folder, 'words.sqlite');
  const database = new DatabaseSync(path);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => database.close());
  database.exec('create table word (text text not null unique)');
  const said: string[] = [];
  const exec = database.exec.bind(database);
  database.exec = (sql) => {
    if (!sql.startsWith('pragma')) said.push(sql);
    exec(sql);
  };
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    said.push(sql);
    return prepare(sql);
  };
  const insert = prepare('insert into word values (?)');
  let woken = 0;
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  const { transact, transactRepeatable } = groupCommit(db, {} as Secrets, () => (woken += 1));
  return {
    said,
    path,
    /** Does something instead of the next beginning, and refuses it. */
    refuseNext: (meanwhile: () => void) => {
      const usual = database.exec;
      database.exec = (sql) => {
        if (sql !== 'begin immediate') return usual(sql);
        database.exec = usual;
        meanwhile();
        throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
      };
    },
    transact,
    woken: () => woken,
    words: () =>
      prepare('select text from word')
        .all()
        .map((row) => row['text']),
    once: (text: string | null) => transact(async () => void insert.run(text)),
    repeatable: (text: string | null) =>
      transactRepeatable(async (tx) => {
        insert.run(text);
        wakeAfterCommit(tx);
      }),
  };
}

const fates = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled');

test('work that may be repeated shares a commit without a savepoint', async () => {
  const { repeatable, said, words, woken } = openWords();
  expect(await fates(['a', 'b', 'c'].map(repeatable))).toEqual([true, true, true]);
  expect(said).toEqual(['begin immediate', 'commit']);
  expect(words()).toEqual(['a', 'b', 'c']);
  expect(woken()).toBe(1);
});

test('one piece that fails undoes itself alone', async () => {
  const { repeatable, once, words, woken } = openWords();
  const all = [
    once('x'),
    repeatable('a'),
    repeatable(null),
    repeatable('b'),
    once(null),
    once('y'),
  ];
  expect(await fates(all)).toEqual([true, true, false, true, false, true]);
  expect(words()).toEqual(['a', 'b', 'x', 'y']);
  expect(woken()).toBe(1);
});

test('work that may not be repeated is done once, whatever fails beside it', async () => {
  const { repeatable, transact, words } = openWords();
  let done = 0;
  const count = () => transact(async () => void (done += 1));
  expect(await fates([count(), repeatable(null), repeatable('a'), count()])).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(done).toBe(2);
  expect(words()).toEqual(['a']);
});

test('whoever comes while another process writes comes along', async () => {
  const { repeatable, said, words, path } = openWords();
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const first = repeatable('a');
  await vi.waitUntil(() => said.length > 1, within(5_000));
  const all = [first, repeatable('b'), repeatable('c')];
  other.exec('commit');
  expect(await fates(all)).toEqual([true, true, true]);
  expect(said.filter((sql) => sql === 'commit')).toHaveLength(1);
  expect(words()).toEqual(['a', 'b', 'c']);
});

test('where no commit can begin, who waited for it fails, and who came meanwhile is tried', async () => {
  const { repeatable, refuseNext, words } = openWords();
  const later = Promise.withResolvers<void>();
  refuseNext(() => later.resolve(repeatable('b')));
  expect(await fates([repeatable('a'), later.promise])).toEqual([false, true]);
  expect(words()).toEqual(['b']);
});
