import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile, SiteManifest } from '../src/contract/render.ts';

/**
 * The list is replaced in one step, and its pages and assets are of one edition only: a server that
 * starts meanwhile reads the old site or the new one, never half of each. Scripts and styles of the
 * edition before go on being answered, for the pages that are still open in a browser.
 */
export async function publishEdition(
  buildDir: string,
  edition: string,
  site: Omit<SiteManifest, 'former'>,
): Promise<void> {
  const before = await readPublished(buildDir);
  const previous = before?.renderer.split('/', 1)[0];
  const known = new Set(site.assets.map(({ path }) => path));
  const isLeftOpen = ({ path, file, immutable }: BuiltFile) =>
    immutable && !known.has(path) && file.startsWith(`${previous}/`);
  const manifest: SiteManifest = { ...site, former: before?.assets.filter(isLeftOpen) ?? [] };

  const draft = join(buildDir, edition, 'site.json');
  await writeFile(draft, JSON.stringify(manifest));
  await rename(draft, join(buildDir, 'site.json'));

  const editions = (await readdir(buildDir)).filter((name) => name.startsWith('site-'));
  for (const old of editions) {
    // A later name is a build that is under way beside this one.
    if (old === previous || old >= edition || !/^site-\w+$/.test(old)) continue;
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
