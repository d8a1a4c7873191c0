import { mkdtemp, readdir, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faces, scriptFaces } from '../../src/print/faces.ts';
import { cutPrintFaces } from './cut-print-faces.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taana-faces-'));
  await cutPrintFaces(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const names = Object.keys({ ...faces, ...scriptFaces });
const long = new Date(1000);

test('every face is cut, and nothing half written stays', async () => {
  expect((await readdir(folder)).toSorted()).toEqual(
    [...names.map((face) => `${face}.ttf`), 'cut-from.json'].toSorted(),
  );
});

test('only what is missing or was cut from something else is cut again', async () => {
  const [gone, changed, same] = names as [string, string, string];
  const before = await readFile(join(folder, `${gone}.ttf`));
  for (const face of names) await utimes(join(folder, `${face}.ttf`), long, long);
  await unlink(join(folder, `${gone}.ttf`));
  const list = join(folder, 'cut-from.json');
  const cutFrom = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  await writeFile(list, JSON.stringify({ ...cutFrom, [changed]: 'another font' }));
  await cutPrintFaces(folder);
  expect(before.equals(await readFile(join(folder, `${gone}.ttf`)))).toBe(true);
  const isFresh = async (face: string) =>
    (await stat(join(folder, `${face}.ttf`))).mtimeMs > long.getTime();
  expect([await isFresh(gone), await isFresh(changed), await isFresh(same)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(JSON.parse(await readFile(list, 'utf8'))).toEqual(cutFrom);
});

test('a list that cannot be read is made again', async () => {
  await writeFile(join(folder, 'cut-from.json'), '{');
  await cutPrintFaces(folder);
  expect(Object.keys(JSON.parse(await readFile(join(folder, 'cut-from.json'), 'utf8')))).toEqual(
    names,
  );
});
