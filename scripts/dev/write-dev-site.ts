import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltFile, SiteManifest } from '../../src/contract/render.ts';
import type { ClientAssets } from '../site/build-client.ts';
import { fontFolder } from '../../src/print/open-fonts.ts';
import { cutPrintFaces } from '../site/cut-print-faces.ts';

/** The folder that replaces `build/` for the server of `npm run dev`. */
export const devFolder = 'build/dev';

/**
 * Writes the minimum that the server needs to start without a build: no pages, since they come from
 * source, but the renderer for forms posted without script, and the fonts for printed quotes.
 */
export async function writeDevSite(siteUrl: string, assets: ClientAssets): Promise<void> {
  const missing = { ...plain('/404', '404.html', 'text/html; charset=utf-8'), status: 404 };
  // The server looks for the stylesheet of the quote page by this name.
  const stylesheet = plain(
    '/desk/assets/quote-page-dev.css',
    'quote-page.css',
    'text/css; charset=utf-8',
  );
  const site: SiteManifest = {
    siteUrl,
    renderer: 'web/render.js',
    pages: [missing],
    assets: [stylesheet],
  };
  await mkdir(devFolder, { recursive: true });
  await writeFile(join(devFolder, missing.file), '<!doctype html><title>Not found</title>');
  await writeFile(join(devFolder, stylesheet.file), "@import '/src/desk/styles/quote-page.css';");
  await writeFile(join(devFolder, 'site.json'), JSON.stringify(site));
  await writeDevRenderer(assets);
  if (!existsSync(fontFolder)) await cutPrintFaces();
}

/** Bundles the renderer; repeated when domain, contract or content change, which page and server share. */
export async function writeDevRenderer(assets: ClientAssets): Promise<void> {
  const script = join(import.meta.dirname, 'bundle-renderer.ts');
  const args = [script, join(devFolder, 'web'), JSON.stringify(assets)];
  await promisify(execFile)(process.execPath, args);
}

function plain(path: string, file: string, type: string): BuiltFile {
  return { path, file, type, status: 200, immutable: false, compressed: false };
}
