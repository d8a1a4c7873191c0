import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './free-port.ts';
import { within } from '../patience.ts';

/** The built site, served as in production in a separate process with its own port and data. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** Mails written so far, once at least `count` of them are there. */
  mails(count: number): Promise<Email[]>;
  /** What the server has logged. */
  log(): string;
  /** Stops answering; `start` brings the same address and data back. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops for good and removes the data. */
  remove(): Promise<void>;
}

export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  const server: Server = {
    url,
    dataDir,
    mails: (count) => readMails(join(dataDir, 'mail'), count),
    log: () => log,
    async start() {
      child = spawn(process.execPath, ['src/server/main.ts'], {
        env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      child.stdout?.on('data', (text) => (log += text));
      child.stderr?.on('data', (text) => (log += text));
      await waitUntilReady(url, child, () => log);
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      running.delete(child);
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Servers to kill on exit, so that an aborted run leaves no processes behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (const patience = Date.now() + within(60_000); Date.now() < patience; await pause(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready.\n${log()}`);
}

async function readMails(folder: string, count: number): Promise<Email[]> {
  let names: string[] = [];
  for (const patience = Date.now() + within(15_000); Date.now() < patience; await pause(100)) {
    names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    if (names.length >= count) break;
  }
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}
