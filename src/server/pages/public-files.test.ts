import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { indexPublicFiles } from './public-files.ts';

const kilobyte = 1024;

async function folderOf(files: Readonly<Record<string, number>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-public-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, size] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'x'.repeat(size));
  }
  return folder;
}

test('small files are in memory from the start; pictures and larger ones wait on the disk', async () => {
  const folder = await folderOf({
    'robots.txt': 10,
    'a name.txt': 10,
    'deep/edge.txt': 64 * kilobyte,
    'deep/larger.txt': 64 * kilobyte + 1,
    'pictures/small.webp': 10,
  });
  const { small, find } = await indexPublicFiles(folder);
  expect([...small.keys()].toSorted()).toEqual(['/a%20name.txt', '/deep/edge.txt', '/robots.txt']);
  for (const path of ['/deep/larger.txt', '/pictures/small.webp']) {
    expect(find(path)?.kind).toBe('cached');
  }
  for (const path of ['/robots.txt', '/nothing', '/deep', '/../x']) {
    expect(find(path)).toBeUndefined();
  }
});

test('hidden files and links are not published', async () => {
  const folder = await folderOf({ '.env': 10, 'shown.txt': 10 });
  await symlink(join(folder, 'shown.txt'), join(folder, 'link.txt'));
  const { small } = await indexPublicFiles(folder);
  expect([...small.keys()]).toEqual(['/shown.txt']);
});

test('a file above the limit is streamed', async () => {
  const folder = await folderOf({ 'pictures/a.webp': 100, 'pictures/b.webp': 101 });
  const { find } = await indexPublicFiles(folder, { cached: 1000, streamed: 100 });
  expect(find('/pictures/a.webp')?.kind).toBe('cached');
  expect(find('/pictures/b.webp')).toEqual({
    kind: 'stream',
    file: join(folder, 'pictures/b.webp'),
    type: 'image/webp',
  });
});

test('a requested file is read once, and again only after it was pushed out', async () => {
  const folder = await folderOf({ 'pictures/a.webp': 100 });
  const { find } = await indexPublicFiles(folder);
  const load = async () => {
    const file = find('/pictures/a.webp');
    return file?.kind === 'cached' ? file.load() : undefined;
  };
  const first = await load();
  await writeFile(join(folder, 'pictures/a.webp'), 'other');
  expect(await load()).toBe(first);
});

test('an absent folder has no files', async () => {
  const { small, find } = await indexPublicFiles(join(tmpdir(), 'taana-no-such-folder'));
  expect([small.size, find('/a')]).toEqual([0, undefined]);
});
