import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Builds the site unless the last build was made from exactly these inputs. */
export function ensureBuild(root, node) {
  if (buildIsCurrent(root)) return 'up to date';
  const { status } = spawnSync(node, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; its own message is above.');
  rememberBuild(root);
  return 'built';
}

export function rememberBuild(root) {
  writeFileSync(stamp(root), hashInputs(root));
}

export function buildIsCurrent(root) {
  return existsSync(stamp(root)) && readFileSync(stamp(root), 'utf8') === hashInputs(root);
}

function stamp(root) {
  return join(root, 'build/.inputs');
}

/** Hashes contents and not dates, because a fresh clone or a switched branch has new dates. */
function hashInputs(root) {
  const hash = createHash('sha256');
  // The address of the site is written into canonical links.
  hash.update(process.env.SITE_URL ?? '');
  for (const file of inputs(root)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

function inputs(root) {
  const folders = ['src', 'public', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1)),
  );
  const server = join('src', 'server') + sep;
  return [...folders, 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts']
    .filter((file) => !file.startsWith(server) && !/\.test\.tsx?$/.test(file))
    .toSorted();
}
