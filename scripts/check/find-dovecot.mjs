import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const installed = '/usr/sbin/dovecot';
const cache = join(import.meta.dirname, '../../node_modules/.cache/dovecot/tree');

/** The command that starts a Dovecot of version 2.3 or 2.4, or nothing. */
export function findDovecot() {
  if (existsSync(installed)) return [installed];
  if (!existsSync(join(cache, 'usr/sbin/dovecot'))) return undefined;
  const overlay = [
    'unshare',
    '--user',
    '--map-current-user',
    '--keep-caps',
    '--mount',
    'sh',
    join(import.meta.dirname, 'dovecot-over-usr.sh'),
    cache,
  ];
  const { status } = spawnSync(overlay[0], [...overlay.slice(1), '--version']);
  return status === 0 ? overlay : undefined;
}
