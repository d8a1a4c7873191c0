import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shippedContent } from '../src/content/shipped-content.ts';
import type { SiteContent } from '../src/content/site-content.ts';
import type { BuiltFile, SiteFile, SiteRenderer } from '../src/contract/render.ts';
import { readSettings } from '../src/server/env.ts';
import { isCompressible, mediaType } from '../src/server/pages/media-type.ts';
import { buildDesk } from './site/build-desk.ts';
import { printPdfs } from './site/print-pdfs.ts';
import { cutPrintFaces } from './site/cut-print-faces.ts';
import { buildClient } from './site/build-client.ts';
import { buildRenderer } from './site/build-renderer.ts';
import { buildServer } from './site/build-server.ts';
import { openCompressedFiles } from './site/compressed-files.ts';
import { openKeptBundles } from './site/kept-bundles.ts';
import { publishBuild } from './site/publish-build.ts';

/** Builds the browser files, the page renderer, and every static page, each with its compressed copies. */
const { siteUrl, analyticsId, adsId } = settingsOrExit();
const started = performance.now();
const now = new Date();

const buildName = `site-${now.getTime().toString(36)}`;
const folder = join('build', buildName);
const compressedFiles = openCompressedFiles('build');
const bundles = openKeptBundles('build');
const printing = cutPrintFaces().then(() => printPdfs(siteUrl, shippedContent));
const bundling = [
  buildServer(join(folder, 'server')),
  buildDesk(buildName, writeCompressed, bundles),
] as const;
const assets = await buildClient(join(folder, 'client'), bundles);
await buildRenderer(join(folder, 'web'), {
  assets,
  measurement: { ...(analyticsId && { analyticsId }), ...(adsId && { adsId }) },
});
const pages = await writePages();
const [, desk] = await Promise.all(bundling);
const manifest = {
  siteUrl,
  renderer: `${buildName}/web/render.js`,
  server: `${buildName}/server/run.js`,
  printedAt: now.getTime(),
  pages: [...pages, ...(await printing), ...desk.pages],
  assets: [...(await listAssets()), ...desk.assets],
};
await publishBuild('build', buildName, manifest);
await compressedFiles.sweep();
console.log(
  `Built ${pages.length} pages and ${manifest.assets.length} assets in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
);

async function writePages(): Promise<BuiltFile[]> {
  const renderer = pathToFileURL(join(folder, 'web/render.js')).href;
  const web = (await import(renderer)) as SiteRenderer<SiteContent>;
  const rendered = [...web.staticPaths(shippedContent), '/404'].map(
    (path): Omit<SiteFile, 'type'> & { status: number; type: string } => {
      const page = web.render({ path, query: new URLSearchParams(), siteUrl, now }, shippedContent);
      return { path, status: page.status, type: 'text/html; charset=utf-8', body: page.html };
    },
  );
  const small = web.siteFiles(shippedContent, siteUrl).map((file) => ({ ...file, status: 200 }));
  const files = [...rendered, ...small];
  return Promise.all(
    files.map(async ({ path, body, type, status }) => {
      const file = `${buildName}/pages${path === '/' ? '/index' : path}${extname(path) ? '' : '.html'}`;
      const compressed = await writeCompressed(file, Buffer.from(body));
      return { path, file, type, status, immutable: false, compressed };
    }),
  );
}

async function listAssets(): Promise<BuiltFile[]> {
  const names = await readdir(join(folder, 'client/assets'));
  return Promise.all(
    names.map(async (name) => {
      const file = `${buildName}/client/assets/${name}`;
      const body = await readFile(join('build', file));
      const type = mediaType(name);
      const compressed = isCompressible(type) && (await writeCompressed(file, body));
      return {
        path: `/assets/${name}`,
        file,
        type,
        status: 200,
        immutable: true,
        compressed,
      };
    }),
  );
}

function writeCompressed(file: string, body: Buffer): Promise<boolean> {
  return compressedFiles.write(join('build', file), body);
}

function settingsOrExit() {
  const settings = readSettings();
  if (settings.ok) return settings.settings;
  for (const fault of settings.faults) console.error(fault);
  process.exit(1);
}
