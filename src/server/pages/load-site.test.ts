import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { loadSite } from './load-site.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'taana-load-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const load = () =>
  loadSite({
    buildDir: join(root, 'build'),
    publicDir: join(root, 'public'),
    content: shippedContent,
  });

async function build(pages: readonly object[], more: object = {}): Promise<void> {
  await mkdir(join(root, 'build/web'), { recursive: true });
  const manifest = {
    siteUrl: 'https://taana.example',
    renderer: 'web/render.js',
    pages,
    assets: [],
    ...more,
  };
  await writeFile(join(root, 'build/site.json'), JSON.stringify(manifest));
  await writeFile(join(root, 'build/404.html'), 'Nothing here');
  await writeFile(join(root, 'build/web/render.js'), 'export const render = 1;');
  await writeFile(join(root, 'build/web/package.json'), '{ "type": "module" }');
}

const missing = {
  path: '/404',
  file: '404.html',
  type: 'text/html; charset=utf-8',
  status: 404,
  immutable: false,
  compressed: false,
};

describe('loading the build', () => {
  test('says what to do when nothing is built', async () => {
    expect(await load()).toEqual({ ok: false, fault: expect.stringContaining('npm run build') });
  });

  test('says what to do when a file of the build is gone', async () => {
    await build([missing, { ...missing, path: '/', file: 'index.html' }]);
    expect(await load()).toEqual({ ok: false, fault: expect.stringContaining('index.html') });
  });

  test('requires a page for unknown addresses', async () => {
    await build([]);
    expect(await load()).toEqual({ ok: false, fault: expect.stringContaining('/404') });
  });

  test('dresses the pages of buyers in this build, not in the one before', async () => {
    const sheet = { ...missing, type: 'text/css', status: 200, immutable: true };
    await build([missing], {
      assets: [{ ...sheet, path: '/desk/assets/quote-page-new.css' }],
      previousAssets: [{ ...sheet, path: '/desk/assets/quote-page-old.css' }],
    });
    const loaded = await load();
    expect(loaded.ok && loaded.site.quotePageStyle).toBe('/desk/assets/quote-page-new.css');
  });

  test('knows the moment that its dated pages show', async () => {
    await build([missing], { printedAt: 1_760_000_000_000 });
    const loaded = await load();
    expect(loaded.ok && loaded.site.pages.printedAt).toBe(1_760_000_000_000);
  });

  test('is called by the folder of its renderer', async () => {
    await build([missing]);
    const loaded = await load();
    expect(loaded.ok && loaded.site).toMatchObject({
      buildName: 'web',
      rendererFile: join(root, 'build/web/render.js'),
      siteUrl: 'https://taana.example',
    });
  });

  test('works without any public files', async () => {
    await build([missing]);
    const loaded = await load();
    expect(loaded.ok && [...loaded.site.pages.responses.keys()]).toEqual([
      '/speculation-rules.json',
      '/404',
    ]);
  });
});
