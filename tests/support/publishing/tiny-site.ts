import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { SiteManifest } from '../../../src/contract/render.ts';
import { loadSite, type Site } from '../../../src/server/pages/load-site.ts';

/**
 * A build of few pages that say what the content says: the server does not care how many there are,
 * and a test need not wait for all of the mill's.
 */
const renderer = `
const pages = {
  '/': ({ mill }) => mill.name,
  '/contact': ({ mill }) => mill.name + ' ' + mill.sales.email,
  '/about': ({ mill, offline }) => [mill.name, mill.gloss, offline.heading].join('|'),
  '/faq': ({ mill, offline }) => [mill.name, mill.gloss, offline.heading].join('|'),
};
export const staticPaths = ({ fabrics }) => [
  ...Object.keys(pages), ...fabrics.slice(0, 3).map(({ slug }) => '/fabrics/' + slug),
];
export const siteFiles = ({ mill }, siteUrl) => [
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', body: mill.name + ' ' + siteUrl },
];
export const render = ({ path }, content) => {
  if (content.mill.name === 'Unprintable') throw new Error('The renderer failed.');
  if (content.mill.name === 'Endless') while (true);
  const say = pages[path];
  const fabric = content.fabrics.find(({ slug }) => path === '/fabrics/' + slug);
  const text = say ? say(content) : fabric ? fabric.title : 'Nothing here, says ' + content.mill.name;
  return { status: say || fabric ? 200 : 404, html: '<!doctype html><p>' + text + '</p>' };
};`;

const siteUrl = 'https://taana.example';

/** The moment that dated pages of a tiny build show. */
export const builtAt = Date.UTC(2026, 0, 1);

/** Where builds are, one after the other, as on a machine. */
export interface TinyBuilds {
  readonly buildDir: string;
  /** Another build of the same pages. */
  build(name: string): Promise<Site>;
}

export async function tinyBuilds(): Promise<TinyBuilds> {
  const root = await mkdtemp(join(tmpdir(), 'taana-tiny-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return {
    buildDir: root,
    async build(name) {
      await writeBuild(root, name);
      const publicDir = join(root, 'public');
      const loaded = await loadSite({ buildDir: root, publicDir, content: shippedContent });
      if (!loaded.ok) throw new Error(loaded.fault);
      return loaded.site;
    },
  };
}

async function writeBuild(root: string, name: string): Promise<void> {
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const file = (path: string, status = 200) => ({
    path,
    file: `${name}/pages${path === '/' ? '/index' : path}`,
    type: 'text/html; charset=utf-8',
    status,
    immutable: false,
    compressed: false,
  });
  const pages = [file('/'), file('/contact'), file('/about'), file('/faq'), file('/404', 404)];
  for (const page of pages) await write(page.file, '<!doctype html><p>As it was built</p>');
  const manifest: SiteManifest = {
    siteUrl,
    renderer: `${name}/web/render.js`,
    printedAt: builtAt,
    pages,
    assets: [],
  };
  await write(manifest.renderer, renderer);
  await write(`${name}/web/package.json`, '{ "type": "module" }');
  await write('site.json', JSON.stringify(manifest));
}
