import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFully } from '../../src/server/pages/compress-fully.ts';
import { openCompressedFiles } from './compressed-files.ts';

let folder = '';
let compressed: string[] = [];
const open = () =>
  openCompressedFiles(folder, (body) => {
    compressed.push(body.toString());
    return compressFully(body);
  });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taana-compressed-'));
  compressed = [];
});
afterEach(() => rm(folder, { recursive: true }));

const text = (word: string) => Buffer.from(word.repeat(500));

test('what an earlier build compressed is not compressed again', async () => {
  for (const site of ['site-1', 'site-2']) {
    const files = open();
    for (const word of ['warp ', 'weft ']) {
      const path = join(folder, site, 'pages', `${word.trim()}.html`);
      expect(await files.write(path, text(word))).toBe(true);
      expect(await readFile(path)).toEqual(text(word));
      expect(brotliDecompressSync(await readFile(`${path}.br`))).toEqual(text(word));
      expect(gunzipSync(await readFile(`${path}.gz`))).toEqual(text(word));
    }
  }
  expect(compressed).toEqual([text('warp ').toString(), text('weft ').toString()]);
});

test('two files of one text are compressed once, also at the same time', async () => {
  const files = open();
  const paths = ['a', 'b', 'c'].map((name) => join(folder, 'site-1', `${name}.html`));
  await Promise.all(paths.map((path) => files.write(path, text('warp '))));
  for (const path of paths) {
    expect(brotliDecompressSync(await readFile(`${path}.br`))).toEqual(text('warp '));
  }
  expect(compressed).toHaveLength(1);
});

test('what no build uses any more is forgotten', async () => {
  const files = open();
  await files.write(join(folder, 'site-1/a.html'), text('warp '));
  await files.write(join(folder, 'site-2/a.html'), text('weft '));
  await rm(join(folder, 'site-1'), { recursive: true });
  await files.sweep();
  expect(await readdir(join(folder, 'compressed'))).toHaveLength(2);
  compressed = [];
  await files.write(join(folder, 'site-3/a.html'), text('weft '));
  await files.write(join(folder, 'site-3/b.html'), text('warp '));
  expect(compressed).toEqual([text('warp ').toString()]);
});

test('what does not become smaller has no twins', async () => {
  const files = open();
  await files.sweep();
  expect(await files.write(join(folder, 'site-1/a.bin'), randomBytes(200))).toBe(false);
  expect(await readdir(join(folder, 'site-1'))).toEqual(['a.bin']);
});
