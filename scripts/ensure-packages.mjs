import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chooseNode, hidePackagedNode } from './choose-node.mjs';

/**
 * Installs exactly what the lockfile lists, unless it is installed already. Returns the path of the
 * Node that runs the project.
 */
export function ensurePackages(root) {
  if (!matchesLockfile(root) || !canRunScripts(root)) {
    npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const chosen = chooseNode(root);
  if (!chosen.ok) throw new Error(chosen.fault);
  if (!chosen.packaged) hidePackagedNode(root);
  return chosen.node;
}

/** The machine's Node may be an older one than at the last install, which then hid the packaged one. */
function canRunScripts(root) {
  const chosen = chooseNode(root);
  return chosen.ok && (!chosen.packaged || existsSync(join(root, 'node_modules/.bin/node')));
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
