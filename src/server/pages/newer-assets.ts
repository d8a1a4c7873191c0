import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile, SiteManifest } from '../../contract/render.ts';

/** Finds a script or style of an edition that was published after this server started. */
export type NewerAssets = (path: string) => Promise<BuiltFile | undefined>;

/**
 * Behind a balancer a page of the new edition may send its browser to a server that still serves
 * the old one. The list is looked at only when such a name is missing, and at most twice a second.
 */
export function watchNewerAssets(buildDir: string, pauseMs = 500): NewerAssets {
  const list = join(buildDir, 'site.json');
  let assets: ReadonlyMap<string, BuiltFile> = new Map();
  let readAt = '';
  let lookedAt = -Infinity;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { mtimeMs, ino } = await stat(list);
    const version = `${ino} ${mtimeMs}`;
    if (version === readAt) return;
    const manifest = JSON.parse(await readFile(list, 'utf8')) as SiteManifest;
    assets = new Map(
      manifest.assets.filter(({ immutable }) => immutable).map((file) => [file.path, file]),
    );
    readAt = version;
  }
  return async (path) => {
    if (!/^\/(desk\/)?assets\/[\w.-]+$/.test(path)) return undefined;
    if (performance.now() - lookedAt > pauseMs) {
      lookedAt = performance.now();
      // A list that is gone or half a build's is no news.
      looking = look().catch(() => {});
    }
    await looking;
    return assets.get(path);
  };
}
