import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from './migrations.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('numbered files are taken in order, and nothing that an editor leaves beside them', () => {
  const names = ['0002-second.sql', '0001-first.sql', '0010-tenth.sql'];
  const others = [
    '0001-first.sql~',
    '0002-second.sql.orig',
    '3-third.sql',
    'README.md',
    'a-0001.sql',
  ];
  const folder = folderWith(Object.fromEntries([...names, ...others].map((name) => [name, '--'])));
  expect(readMigrations(folder).map(({ name }) => name)).toEqual(names.toSorted());
});

test('a checkout on Windows has the same migrations', () => {
  const [unix, windows] = ['\n', '\r\n'].map((end) =>
    readMigrations(folderWith({ '0001-first.sql': ['create table a (', ');', ''].join(end) })),
  );
  expect(windows).toEqual(unix);
});
