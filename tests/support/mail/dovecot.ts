import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findDovecot } from '../../../scripts/check/find-dovecot.mjs';
import type { MailInSettings } from '../../../src/server/env.ts';
import { within } from '../patience.ts';
import { freePort } from '../server/free-port.ts';

/** A real IMAP server with a mailbox of its own, on loopback, without root and without a service. */
export interface Dovecot {
  /** As `MAIL_IN_URL` would give them. */
  readonly settings: MailInSettings;
  /** For a process of its own, with NODE_EXTRA_CA_CERTS beside it. */
  readonly url: string;
  readonly caFile: string;
  /** Puts a mail into a folder, as any delivery does: whole, by one rename. */
  deliver(source: string | Uint8Array, folder?: 'INBOX' | 'Sent'): Promise<void>;
  /** The server numbers all mails anew, as after a repair. */
  renumber(): Promise<void>;
  removeMails(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const account = { user: 'mill', password: 'geheim' } as const;
const nobody = { name: 'nobody', group: 'nogroup', uid: 65534, gid: 65534 };

export async function startDovecot({ tokenInfoUrl = '' } = {}): Promise<Dovecot> {
  const command = findDovecot();
  if (!command) throw new Error('There is no Dovecot. Run: node scripts/check/ensure-dovecot.mjs');
  // The paths of sockets in it may have 107 characters at most.
  const dir = await mkdtemp(join(tmpdir(), 'dc-'));
  const me = userInfo();
  // Its login process refuses to be root: as root the whole server runs as nobody.
  const isRoot = me.uid === 0;
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  const user = isRoot ? nobody : { name: me.username, group, uid: me.uid, gid: me.gid };
  const port = await freePort();
  const at = (name: string) => join(dir, name);
  const own = (path: string) => isRoot && chownSync(path, user.uid, user.gid);
  for (const name of ['', 'run', 'home', ...mailFolders]) {
    mkdirSync(at(name), { recursive: true });
    own(at(name));
  }
  makeCertificate(at('key.pem'), at('cert.pem'));
  writeFileSync(
    at('users'),
    `${account.user}:{PLAIN}${account.password}:${user.uid}:${user.gid}::${at('home')}\n`,
  );
  writeFileSync(at('oauth2.conf'), oauthConfig(tokenInfoUrl));
  writeFileSync(at('dovecot.conf'), config({ at, user, port, isOAuth: tokenInfoUrl !== '' }));
  for (const name of ['key.pem', 'cert.pem', 'users', 'oauth2.conf', 'dovecot.conf']) own(at(name));

  let running: { readonly pid: number; readonly gone: Promise<void> } | undefined;
  let delivered = 0;
  async function start(): Promise<void> {
    const [program, ...args] = command!;
    const child = spawn(program!, [...args, '-F', '-c', at('dovecot.conf')], {
      stdio: 'ignore',
      // A group of its own: the processes of sessions outlive their master.
      detached: true,
      ...(isRoot && { uid: user.uid, gid: user.gid }),
    });
    let ended = false;
    const gone = new Promise<void>((done) => child.once('exit', () => ((ended = true), done())));
    running = { pid: child.pid!, gone };
    for (const until = Date.now() + within(20_000); !(await greets(port)); await sleep(20)) {
      const log = existsSync(at('log')) ? readFileSync(at('log'), 'utf8') : '';
      if (ended || Date.now() > until) throw new Error(`Dovecot does not listen: ${log}`);
    }
  }
  async function stop(): Promise<void> {
    if (!running) return;
    try {
      process.kill(-running.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    await running.gone;
    running = undefined;
  }
  onTestFinished(async () => {
    await stop();
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  });
  await start();
  const settings: MailInSettings = {
    host: 'localhost',
    port,
    secure: true,
    ...account,
    inbox: 'INBOX',
    from: 'all',
    plus: true,
    ca: readFileSync(at('cert.pem'), 'utf8'),
  };
  return {
    settings,
    url: `imaps://${account.user}:${account.password}@localhost:${port}`,
    caFile: at('cert.pem'),
    start,
    stop,
    async deliver(source, folder = 'INBOX') {
      delivered += 1;
      const base = at(folder === 'INBOX' ? 'home/Maildir' : 'home/Maildir/.Sent');
      const name = `${Date.now()}.${process.pid}_${delivered}.test`;
      const text = typeof source === 'string' ? source.replaceAll(/\r?\n/g, '\r\n') : source;
      await writeFile(join(base, 'tmp', name), text);
      own(join(base, 'tmp', name));
      await rename(join(base, 'tmp', name), join(base, 'new', name));
    },
    async renumber() {
      await stop();
      for (const folder of ['home/Maildir', 'home/Maildir/.Sent']) {
        for (const name of await readdir(at(folder))) {
          if (name.startsWith('dovecot')) await rm(join(at(folder), name));
        }
      }
      // The number is a time stamp in seconds.
      await sleep(1100);
      await start();
    },
    async removeMails() {
      for (const folder of ['new', 'cur']) {
        for (const name of await readdir(at(`home/Maildir/${folder}`))) {
          await rm(at(`home/Maildir/${folder}/${name}`));
        }
      }
    },
  };
}

const mailFolders = ['', '.Sent'].flatMap((folder) =>
  ['', 'tmp', 'new', 'cur'].map((part) => join('home/Maildir', folder, part)),
);

function config({
  at,
  user,
  port,
  isOAuth,
}: {
  readonly at: (name: string) => string;
  readonly user: typeof nobody;
  readonly port: number;
  readonly isOAuth: boolean;
}): string {
  return `
base_dir = ${at('run')}
state_dir = ${at('run')}
log_path = ${at('log')}
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user.name}
default_internal_group = ${user.group}
default_login_user = ${user.name}
first_valid_uid = 0
first_valid_gid = 0
mail_location = maildir:~/Maildir
mail_home = ${at('home')}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
ssl = required
ssl_cert = <${at('cert.pem')}
ssl_key = <${at('key.pem')}
auth_failure_delay = 0
mail_max_userip_connections = 50
auth_mechanisms = plain login${isOAuth ? ' xoauth2 oauthbearer' : ''}
${isOAuth ? `passdb {\n  driver = oauth2\n  mechanisms = xoauth2 oauthbearer\n  args = ${at('oauth2.conf')}\n}` : ''}
passdb {
  driver = passwd-file
  args = username_format=%n ${at('users')}
}
userdb {
  driver = static
  args = uid=${user.uid} gid=${user.gid} home=${at('home')} allow_all_users=yes
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`;
}

function oauthConfig(tokenInfoUrl: string): string {
  return `tokeninfo_url = ${tokenInfoUrl}
introspection_url =
username_attribute = email
active_attribute = active
active_value = true
openid_configuration_url =
`;
}

function makeCertificate(key: string, certificate: string): void {
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key,
      '-out', certificate, '-days', '2', '-subj', '/CN=localhost', '-addext', names],
    { stdio: 'ignore' },
  );
}

function greets(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}
