import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { findDovecot } from './find-dovecot.mjs';

console.log(ensureDovecot());

/** How a Dovecot is started here; gets Debian's when there is none. */
function ensureDovecot() {
  const found = findDovecot();
  if (found) return found.join(' ');
  console.log('No Dovecot found: getting it with apt-get');
  if (process.getuid?.() === 0) install(['apt-get'], []);
  else if (spawnSync('sudo', ['-n', 'true']).status === 0)
    install(['sudo', '-n', 'apt-get'], ['sudo', '-n']);
  else unpack();
  const ready = findDovecot();
  if (ready) return ready.join(' ');
  throw new Error(
    'No Dovecot was found, and this user may neither install nor unpack one.\n' +
      'Install it (Debian, Ubuntu: sudo apt-get install -y dovecot-imapd) and do not start its service.',
  );
}

/** The package starts a mail server on all addresses; masked, it starts nothing. */
function install(apt, as) {
  const masks = ['dovecot.service', 'dovecot.socket'].map((name) => `/etc/systemd/system/${name}`);
  const policy = '/usr/sbin/policy-rc.d';
  const isAlone = !existsSync(policy);
  for (const mask of masks) {
    if (existsSync(mask)) continue;
    if (as.length > 0) {
      run([...as, 'mkdir', '-p', '/etc/systemd/system']);
      run([...as, 'ln', '-sf', '/dev/null', mask]);
    } else {
      mkdirSync('/etc/systemd/system', { recursive: true });
      symlinkSync('/dev/null', mask);
    }
  }
  if (isAlone && as.length === 0) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    run([...apt, 'update', '-q']);
    // Another program may be installing at this moment.
    const patient = ['-o', 'DPkg::Lock::Timeout=120'];
    run([...apt, ...patient, 'install', '-q', '-y', '--no-install-recommends', 'dovecot-imapd']);
  } finally {
    if (isAlone && as.length === 0) rmSync(policy, { force: true });
  }
}

/** Without root: the packages are unpacked into a cache and laid over /usr for the server alone. */
function unpack() {
  const cache = new URL('../../node_modules/.cache/dovecot/', import.meta.url).pathname;
  mkdirSync(cache, { recursive: true });
  const plan = read(['apt-get', 'install', '-s', '--no-install-recommends', 'dovecot-imapd']);
  const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  if (names.length === 0) return;
  run(['apt-get', 'download', ...names], cache);
  for (const name of read(['ls', cache]).split('\n')) {
    if (name.endsWith('.deb')) run(['dpkg', '-x', `${cache}${name}`, `${cache}tree`]);
  }
}

function read([command, ...args]) {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}

function run([command, ...args], cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env, cwd });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
