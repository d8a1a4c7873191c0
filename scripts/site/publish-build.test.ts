import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookPaths } from '../../src/contract/catalogue/book.ts';
import type { SiteManifest } from '../../src/contract/render.ts';
import { publishBuild } from './publish-build.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taana-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Publishes a build that holds this catalogue, and says when the file was changed. */
async function build(name: string, catalogue: string, at?: Date): Promise<number> {
  const file = `${name}/catalogue.json`;
  await mkdir(join(folder, name));
  await writeFile(join(folder, file), catalogue);
  if (at) await utimes(join(folder, file), at, at);
  const book = { path: bookPaths.json, file, type: 'application/json', status: 200 };
  const site = {
    siteUrl: 'https://mill.example',
    renderer: `${name}/web/render.js`,
    server: `${name}/server/run.js`,
    pages: [{ ...book, immutable: false, compressed: false }],
    assets: [],
  };
  await publishBuild(folder, name, site);
  return (await stat(join(folder, file))).mtimeMs;
}

const first = new Date('2026-01-05T10:00:00Z');

test('a catalogue that did not change keeps its date through another build', async () => {
  await build('site-a', '{"fabrics":90}', first);
  expect(await build('site-b', '{"fabrics":90}')).toBe(first.getTime());
  expect(await build('site-c', '{"fabrics":90}')).toBe(first.getTime());
});

test('one that changed has the date of its own build', async () => {
  await build('site-a', '{"fabrics":90}', first);
  expect(await build('site-b', '{"fabrics":91}')).toBeGreaterThan(first.getTime());
});

test('a build before that was removed by hand is no fault', async () => {
  await build('site-a', '{"fabrics":90}', first);
  await rm(join(folder, 'site-a'), { recursive: true });
  await build('site-b', '{"fabrics":90}');
  const published = await readFile(join(folder, 'site.json'), 'utf8');
  expect((JSON.parse(published) as SiteManifest).renderer).toBe('site-b/web/render.js');
});
