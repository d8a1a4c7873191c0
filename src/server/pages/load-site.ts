import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContent } from '../../content/site-content.ts';
import type { BuiltFile, Render, SiteManifest, SiteRenderer } from '../../contract/render.ts';
import {
  type CachedResponse,
  cacheResponse,
  isFramable,
  type PageCaching,
} from './cached-response.ts';
import { isBook } from '../../contract/catalogue/book.ts';
import { type FindNewerAsset, watchNewerAssets } from './newer-assets.ts';
import { createPageStore, notFoundPath, type PageStore } from './page-store.ts';
import { type PublicFiles, indexPublicFiles } from './public-files.ts';
import { speculationRules } from './speculation-rules.ts';

/** Everything the build made, in memory. */
export interface Site {
  readonly siteUrl: string;
  /** For operators: which build is being served. */
  readonly buildName: string;
  /** The build's renderer, for a process that prints. */
  readonly rendererFile: string;
  readonly pages: PageStore;
  readonly files: PublicFiles;
  /** Of the pages that a buyer is sent, which the server writes; never that of the build before. */
  readonly quotePageStyle: string | undefined;
  /** A script or stylesheet of a build published after this one was loaded. */
  readonly findNewer: (path: string) => Promise<CachedResponse | undefined>;
}

export type SiteResult =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly fault: string };

export async function loadSite(places: {
  readonly buildDir: string;
  readonly publicDir: string;
  /** What the build was made from. */
  readonly content: SiteContent;
  readonly pageCaching?: PageCaching;
}): Promise<SiteResult> {
  const { buildDir, publicDir, content, pageCaching = 'page' } = places;
  const readBuilt = (file: BuiltFile) => readBuiltFile(buildDir, file, pageCaching);
  const manifest = await readManifest(buildDir);
  if (manifest === undefined) {
    return { ok: false, fault: `Nothing is built in ${buildDir}. Run: npm run build` };
  }
  try {
    const files = await indexPublicFiles(publicDir);
    const responses = new Map<string, CachedResponse>(files.small);
    responses.set(speculationRules.path, speculationResponse());
    for (const file of manifest.previousAssets ?? []) {
      // Only pages that are still open need them, so a file that was cleaned away is no failure.
      const response = tryTo(() => readBuilt(file));
      if (response) responses.set(file.path, response);
    }
    for (const file of [...manifest.assets, ...manifest.pages]) {
      responses.set(file.path, readBuilt(file));
    }
    if (!responses.has(notFoundPath)) {
      return { ok: false, fault: `The build has no page ${notFoundPath}.` };
    }
    const rendererFile = join(buildDir, manifest.renderer);
    const render = await importRender(rendererFile);
    const paths = new Set(manifest.pages.map(({ path }) => path).filter(isContent));
    const pages = createPageStore({
      responses,
      paths,
      content,
      render,
      pageCaching,
      printedAt: manifest.printedAt,
    });
    const buildName = manifest.renderer.split('/', 1)[0] ?? '';
    const quotePageStyle = manifest.assets.find(({ path }) => path.startsWith(quoteStyle))?.path;
    const findNewer = keepNewer(readBuilt, pages, watchNewerAssets(buildDir));
    return {
      ok: true,
      site: {
        siteUrl: manifest.siteUrl,
        buildName,
        rendererFile,
        pages,
        files,
        quotePageStyle,
        findNewer,
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      fault: `The build in ${buildDir} is damaged (${reason}). Run: npm run build`,
    };
  }
}

const quoteStyle = '/desk/assets/quote-page-';

async function readManifest(buildDir: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}

/** The shell of the desk says nothing by itself. */
function isContent(path: string): boolean {
  return path !== '/desk';
}

/** In one go: nobody is served before everything is read, and a thousand small waits take half a second. */
function readBuiltFile(
  buildDir: string,
  file: BuiltFile,
  pageCaching: PageCaching,
): CachedResponse {
  const place = join(buildDir, file.file);
  const isPage = file.type.startsWith('text/html');
  return cacheResponse({
    status: file.status,
    type: file.type,
    caching: file.immutable ? 'forever' : isPage ? pageCaching : 'revalidate',
    body: readFileSync(place),
    version: file.version,
    ...(isBook(file.path) && { modified: statSync(place).mtimeMs }),
    ...(file.compressed && {
      br: readFileSync(`${place}.br`),
      gzip: readFileSync(`${place}.gz`),
    }),
    framable: isFramable(file.path),
    framesPages: !isContent(file.path),
  });
}

/** Kept with the rest: a name with a hash means the same in every build. */
function keepNewer(
  read: (file: BuiltFile) => CachedResponse,
  pages: PageStore,
  find: FindNewerAsset,
): Site['findNewer'] {
  return async (path) => {
    const file = await find(path);
    const response = file && tryTo(() => read(file));
    if (response) pages.put(path, response);
    return response;
  };
}

function tryTo<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

async function importRender(file: string): Promise<Render<SiteContent>> {
  const { render } = (await import(pathToFileURL(file).href)) as SiteRenderer<SiteContent>;
  return render;
}

function speculationResponse(): CachedResponse {
  const { type, rules, rulesOfPhones } = speculationRules;
  const write = (body: object) =>
    cacheResponse({
      status: 200,
      type,
      caching: 'day',
      body: Buffer.from(JSON.stringify(body)),
      vary: 'Sec-CH-UA-Mobile',
    });
  return { ...write(rules), onPhones: write(rulesOfPhones) };
}
