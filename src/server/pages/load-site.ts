import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadContent, SiteContent } from '../../content/site-content.ts';
import type { BuiltFile, RenderPage, SiteManifest, SiteRenderer } from '../../contract/render.ts';
import { type CachedResponse, cacheResponse, isFramable } from './cached-response.ts';
import { type FindNewerAsset, watchNewerAssets } from './newer-assets.ts';
import { type PublicFiles, indexPublicFiles } from './public-files.ts';
import { speculationRules } from './speculation-rules.ts';

/** Everything the build made, in memory. */
export interface Site {
  readonly siteUrl: string;
  /** For operators: which build is being served. */
  readonly buildName: string;
  /** By address, exactly as a browser requests it. */
  readonly responses: Map<string, CachedResponse>;
  readonly notFound: CachedResponse;
  readonly files: PublicFiles;
  /** A script or stylesheet of a build published after this one was loaded. */
  readonly findNewer: (path: string) => Promise<CachedResponse | undefined>;
  readonly render: RenderPage;
}

export type SiteResult =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly fault: string };

export async function loadSite(places: {
  readonly buildDir: string;
  readonly publicDir: string;
  readonly readContent: ReadContent;
}): Promise<SiteResult> {
  const { buildDir, publicDir, readContent } = places;
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
      const response = await readBuiltFile(buildDir, file).catch(() => undefined);
      if (response) responses.set(file.path, response);
    }
    for (const file of [...manifest.assets, ...manifest.pages]) {
      responses.set(file.path, await readBuiltFile(buildDir, file));
    }
    const notFound = responses.get('/404');
    if (notFound === undefined) return { ok: false, fault: 'The build has no page /404.' };
    const render = await importRender(join(buildDir, manifest.renderer), readContent);
    const buildName = manifest.renderer.split('/', 1)[0] ?? '';
    const findNewer = keepNewer(buildDir, responses, watchNewerAssets(buildDir));
    return {
      ok: true,
      site: { siteUrl: manifest.siteUrl, buildName, responses, notFound, files, findNewer, render },
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

async function readBuiltFile(buildDir: string, file: BuiltFile): Promise<CachedResponse> {
  const place = join(buildDir, file.file);
  const isPage = file.type.startsWith('text/html');
  return cacheResponse({
    status: file.status,
    type: file.type,
    caching: file.immutable ? 'forever' : isPage ? 'page' : 'revalidate',
    body: await readFile(place),
    ...(file.compressed && {
      br: await readFile(`${place}.br`),
      gzip: await readFile(`${place}.gz`),
    }),
    framable: isFramable(file.path),
  });
}

/** Kept with the rest: a name with a hash means the same in every build. */
function keepNewer(
  buildDir: string,
  responses: Map<string, CachedResponse>,
  find: FindNewerAsset,
): Site['findNewer'] {
  return async (path) => {
    const file = await find(path);
    const response = file && (await readBuiltFile(buildDir, file).catch(() => undefined));
    if (response) responses.set(path, response);
    return response;
  };
}

async function importRender(file: string, readContent: ReadContent): Promise<RenderPage> {
  const { render } = (await import(pathToFileURL(file).href)) as SiteRenderer<SiteContent>;
  return (request) => render(request, readContent());
}

function speculationResponse(): CachedResponse {
  return cacheResponse({
    status: 200,
    type: speculationRules.type,
    caching: 'day',
    body: Buffer.from(JSON.stringify(speculationRules.rules)),
  });
}
