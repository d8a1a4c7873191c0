import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptBundles } from './kept-bundles.ts';

let root = '';
let made = 0;
const build = () => join(root, 'build');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'taana-bundles-'));
  made = 0;
  await write('package-lock.json', '{}');
  await write('src/a.ts', 'a');
  await write('src/b.ts', 'b');
  await write('src/styles/common.css', 'p {}');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** Makes a bundle of src/a.ts alone; returns the text of its file, and what the making returned. */
async function makeBundle(
  site: string,
  meanwhile = async () => {},
): Promise<readonly [string, unknown]> {
  const folder = join(build(), site);
  const result = await openKeptBundles(build(), root).make('client', folder, async (modules) => {
    made += 1;
    tell(modules, [
      join(root, 'src/a.ts?worker'),
      '\0virtual',
      join(root, 'node_modules/react.js'),
    ]);
    await write(`build/${site}/assets/a.js`, await readFile(join(root, 'src/a.ts'), 'utf8'));
    await meanwhile();
    return { made };
  });
  return [await readFile(join(folder, 'assets/a.js'), 'utf8'), result];
}

function tell(plugin: Plugin, ids: readonly string[]): void {
  const buildEnd = plugin.buildEnd as (this: { getModuleIds(): Iterable<string> }) => void;
  buildEnd.call({ getModuleIds: () => ids });
}

test('a bundle is taken from the build before while its files are the same', async () => {
  expect(await makeBundle('site-1')).toEqual(['a', { made: 1 }]);
  await write('src/b.ts', 'changed, but no part of it');
  expect(await makeBundle('site-2')).toEqual(['a', { made: 1 }]);
  expect(made).toBe(1);
});

test.each([
  ['one of its modules', 'src/a.ts'],
  ['a style', 'src/styles/common.css'],
  ['a package', 'package-lock.json'],
  ['a new style', 'src/styles/more.css'],
])('it is made again after a change of %s, and the old one is forgotten', async (_, file) => {
  await makeBundle('site-1');
  await write(file, 'changed');
  expect(await makeBundle('site-2')).toEqual([
    await readFile(join(root, 'src/a.ts'), 'utf8'),
    { made: 2 },
  ]);
  expect(await readdir(join(build(), 'bundles/client'))).toHaveLength(2);
  await makeBundle('site-3');
  expect(made).toBe(2);
});

test('it is made again where a module or the kept files are gone', async () => {
  await makeBundle('site-1');
  const kept = join(build(), 'bundles/client');
  const id = (await readdir(kept)).find((name) => name !== 'made-from.json');
  await rm(join(kept, id!), { recursive: true });
  expect(await makeBundle('site-2')).toEqual(['a', { made: 2 }]);
  await writeFile(join(kept, 'made-from.json'), '{"common":');
  expect(await makeBundle('site-3')).toEqual(['a', { made: 3 }]);
});

test('one whose module was changed while it was made is not kept', async () => {
  const future = new Date(Date.now() + 60_000);
  const change = async () => {
    await write('src/a.ts', 'newer');
    await utimes(join(root, 'src/a.ts'), future, future);
  };
  expect(await makeBundle('site-1', change)).toEqual(['a', { made: 1 }]);
  expect(await makeBundle('site-2')).toEqual(['newer', { made: 2 }]);
});
