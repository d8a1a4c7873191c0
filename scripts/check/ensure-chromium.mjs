import { spawnSync } from 'node:child_process';
import { findLightChromium } from './find-chromium.mjs';

console.log(ensureChromium());

/** The path of a Chromium; installs Debian's when there is none and we are allowed to. */
function ensureChromium() {
  const found = findLightChromium();
  if (found) return found;
  const apt = aptCommand();
  if (!apt) {
    throw new Error(
      'No Chromium or Chrome was found, and this user may not install one.\n' +
        'Install it (Debian, Ubuntu: sudo apt-get install -y chromium) or set CHROMIUM_PATH.',
    );
  }
  console.log('No Chromium found: installing it with apt-get');
  run([...apt, 'update', '-q']);
  const install = [...apt, 'install', '-q', '-y', '--no-install-recommends'];
  try {
    run([...install, 'chromium-headless-shell']);
  } catch {
    // Not every Debian has the headless shell; the full browser works too.
    run([...install, 'chromium']);
  }
  const installed = findLightChromium();
  if (!installed) throw new Error('apt-get installed chromium, but it does not start.');
  return installed;
}

function aptCommand() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
