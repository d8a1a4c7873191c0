import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Secrets } from '../secret-key.ts';
import { groupCommit } from './group-commit.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { wakeAfterCommit } from './wake-after-commit.ts';

/** A table of words, what SQLite was told beside the words, and how often somebody was woken. */
function openWords() {
  const folder = mkdtempSync(join(tmpdir(), 'taana-words-'));
  const database = new DatabaseSync(join(folder, 'words.sqlite'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => database.close());
  database.exec('create table word (text text not null unique)');
  const said: string[] = [];
  const exec = database.exec.bind(database);
  database.exec = (sql) => {
    said.push(sql);
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
