import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile, SiteManifest } from '../../contract/render.ts';

/** Finds a script or stylesheet of a build that was published after this server started. */
export type FindNewerAsset = (path: string) => Promise<BuiltFile | undefined>;

/**
 * Behind a load balancer a page of the new build may send its browser to a server that still serves
 * the previous one. The list is read only when such a name is missing, and at most twice a second.
 */
export function watchNewerAssets(buildDir: string, pauseMs = 500): FindNewerAsset {
  const list = join(buildDir, 'site.json');
  let assets: ReadonlyMap<string, BuiltFile> = new Map();
  let versionRead = '';
  let checkedAt = -Infinity;
  let checking: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const { mtimeMs, ino } = await stat(list);
    const version = `${ino} ${mtimeMs}`;
    if (version === versionRead) return;
    const manifest = JSON.parse(await readFile(list, 'utf8')) as SiteManifest;
    assets = new Map(
      manifest.assets.filter(({ immutable }) => immutable).map((file) => [file.path, file]),
    );
    versionRead = version;
  }
  return async (path) => {
    if (!/^\/(desk\/)?assets\/[\w.-]+$/.test(path)) return undefined;
    if (performance.now() - checkedAt > pauseMs) {
      checkedAt = performance.now();
      // A list that is missing or unreadable brings nothing newer.
      checking = check().catch(() => {});
    }
    await checking;
    return assets.get(path);
  };
}
