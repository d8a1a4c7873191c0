import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBook } from '../../src/contract/catalogue/book.ts';
import { versionOf } from '../../src/server/pages/cached-response.ts';
import type { BuiltFile, SiteManifest } from '../../src/contract/render.ts';

/**
 * The list is replaced in one step and contains pages and assets of one build only, so that a server
 * that starts meanwhile reads either the old site or the new one. Scripts and stylesheets of the
 * previous build are still served, for the pages that are open in a browser.
 */
export async function publishBuild(
  buildDir: string,
  buildName: string,
  site: Omit<SiteManifest, 'previousAssets'>,
): Promise<void> {
  const published = await readPublished(buildDir);
  const previous = published?.renderer.split('/', 1)[0];
  const known = new Set(site.assets.map(({ path }) => path));
  const mayBeOpen = ({ path, file, immutable }: BuiltFile) =>
    immutable && !known.has(path) && file.startsWith(`${previous}/`);
  const previousAssets = published?.assets.filter(mayBeOpen) ?? [];
  const [pages, assets] = await Promise.all(
    [site.pages, site.assets].map((files) => withVersions(buildDir, files)),
  );
  const manifest: SiteManifest = { ...site, pages: pages!, assets: assets!, previousAssets };

  if (published) await keepDates(buildDir, published, site);
  const draft = join(buildDir, buildName, 'site.json');
  await writeFile(draft, JSON.stringify(manifest));
  await rename(draft, join(buildDir, 'site.json'));

  const builds = (await readdir(buildDir)).filter((name) => name.startsWith('site-'));
  for (const old of builds) {
    // A later name belongs to a build that runs at the same time.
    if (old === previous || old >= buildName || !/^site-\w+$/.test(old)) continue;
    await rm(join(buildDir, old), { recursive: true, force: true });
  }
}

/** A catalogue that did not change keeps its date, because `Last-Modified` is read from it. */
async function keepDates(
  buildDir: string,
  published: SiteManifest,
  site: Pick<SiteManifest, 'pages' | 'assets'>,
): Promise<void> {
  const before = new Map(filesOf(published).map(({ path, file }) => [path, file]));
  for (const { path, file } of filesOf(site).filter((one) => isBook(one.path))) {
    const old = before.get(path);
    if (old === undefined) continue;
    const [was, is] = [join(buildDir, old), join(buildDir, file)];
    // The build before may have been removed by hand.
    const known = await stat(was).catch(() => undefined);
    if (!known || !(await readFile(was)).equals(await readFile(is))) continue;
    await utimes(is, known.atime, known.mtime);
  }
}

/** So that a server need not read through everything that it is going to serve. */
function withVersions(buildDir: string, files: readonly BuiltFile[]): Promise<BuiltFile[]> {
  return Promise.all(
    files.map(async (built) => {
      const version = versionOf(await readFile(join(buildDir, built.file)));
      return { ...built, version };
    }),
  );
}

function filesOf({ pages, assets }: Pick<SiteManifest, 'pages' | 'assets'>): readonly BuiltFile[] {
  return [...pages, ...assets];
}

async function readPublished(buildDir: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}
