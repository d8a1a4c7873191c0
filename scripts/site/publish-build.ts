import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const manifest: SiteManifest = { ...site, previousAssets };

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

async function readPublished(buildDir: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}
