import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Installs exactly what the lockfile lists, unless it is installed already. Returns the path of the
 * project's own Node, so that the version on the machine does not matter.
 */
export function ensurePackages(root) {
  const node = join(root, 'node_modules/.bin/node');
  if (!matchesLockfile(root) || !runs(node)) {
    npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (!runs(node)) {
      throw new Error(
        'The packages are installed, but the Node they bring does not start. ' +
          'If npm is set to ignore install scripts, run: npm ci --ignore-scripts=false',
      );
    }
  }
  return node;
}

/** npm writes a hidden lockfile after a complete install; an interrupted install has none. */
function matchesLockfile(root) {
  const left = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(left)) return false;
  const installed = JSON.parse(readFileSync(left, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' ||
      link ||
      installed[path]?.version === version ||
      // Binaries of other platforms are in the lockfile but not installed.
      ((optional || devOptional) && !installed[path]),
  );
}

function runs(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(/^v(\d+)/.exec(stdout)?.[1]) >= 24;
}

function npm(root, args) {
  const { npm_execpath: self, ...env } = process.env;
  const throughNpm = self && /^npm-cli\.c?js$/.test(basename(self));
  const [command, ...first] = throughNpm ? [process.execPath, self] : ['npm'];
  try {
    execFileSync(command, [...first, ...args], { cwd: root, env, stdio: 'inherit' });
  } catch {
    throw new Error('npm could not install the packages; its own message is above.');
  }
}
