import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltFile, QueryKeys, Render, SiteManifest } from '../../contract/render.ts';
import { pages as routes } from '../../contract/routes.ts';
import { type Entry, makeEntry } from './entry.ts';
import { type NewerAssets, watchNewerAssets } from './newer-assets.ts';
import { type PublicFiles, indexPublicFiles } from './public-files.ts';
import { speculationRules } from './speculation-rules.ts';

/** Everything the build made, in memory. */
export interface Site {
  readonly siteUrl: string;
  /** Name of the build, for whoever asks which one is being served. */
  readonly edition: string;
  /** By address, exactly as a browser asks for it. */
  readonly entries: Map<string, Entry>;
  readonly notFound: Entry;
  readonly files: PublicFiles;
  /** What an edition published since then brought, as an entry of this site. */
  readonly newer: (path: string) => Promise<Entry | undefined>;
  readonly render: Render;
  readonly queryKeys: QueryKeys;
}

export type SiteResult =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly fault: string };

export async function loadSite(places: {
  readonly buildDir: string;
  readonly publicDir: string;
}): Promise<SiteResult> {
  const { buildDir, publicDir } = places;
  const manifest = await readManifest(buildDir);
  if (manifest === undefined) {
    return { ok: false, fault: `Nothing is built in ${buildDir}. Run: npm run build` };
  }
  try {
    const files = await indexPublicFiles(publicDir);
    const entries = new Map<string, Entry>(files.small);
    entries.set(speculationRules.path, speculationEntry());
    for (const file of manifest.former ?? []) {
      // Somebody tidied the folder: what is missed is only a courtesy.
      const entry = await readEntry(buildDir, file).catch(() => undefined);
      if (entry) entries.set(file.path, entry);
    }
    for (const file of [...manifest.assets, ...manifest.pages]) {
      entries.set(file.path, await readEntry(buildDir, file));
    }
    const notFound = entries.get('/404');
    if (notFound === undefined) return { ok: false, fault: 'The build has no page /404.' };
    const web = await importWeb(join(buildDir, manifest.renderer));
    const edition = manifest.renderer.split('/', 1)[0] ?? '';
    const newer = addNewer(buildDir, entries, watchNewerAssets(buildDir));
    return {
      ok: true,
      site: { siteUrl: manifest.siteUrl, edition, entries, notFound, files, newer, ...web },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      fault: `The build in ${buildDir} is damaged (${reason}). Run: npm run build`,
    };
  }
}

async function readManifest(buildDir: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}

async function readEntry(buildDir: string, file: BuiltFile): Promise<Entry> {
  const place = join(buildDir, file.file);
  const isPage = file.type.startsWith('text/html');
  return makeEntry({
    status: file.status,
    type: file.type,
    caching: file.immutable ? 'forever' : isPage ? 'page' : 'revalidate',
    body: await readFile(place),
    ...(file.compressed && {
      br: await readFile(`${place}.br`),
      gzip: await readFile(`${place}.gz`),
    }),
    framable: file.path === routes.embed,
  });
}

/** Kept beside the rest: a name with a hash means the same in every edition. */
function addNewer(buildDir: string, entries: Map<string, Entry>, find: NewerAssets): Site['newer'] {
  return async (path) => {
    const file = await find(path);
    const entry = file && (await readEntry(buildDir, file).catch(() => undefined));
    if (entry) entries.set(path, entry);
    return entry;
  };
}

async function importWeb(file: string): Promise<{ render: Render; queryKeys: QueryKeys }> {
  const { render, queryKeys } = (await import(pathToFileURL(file).href)) as {
    render: Render;
    queryKeys: QueryKeys;
  };
  return { render, queryKeys };
}

function speculationEntry(): Entry {
  return makeEntry({
    status: 200,
    type: speculationRules.type,
    caching: 'day',
    body: Buffer.from(JSON.stringify(speculationRules.rules)),
  });
}
