import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFlags } from '../../../bench/load/start-flags.ts';
import { printDeskLink } from '../desk/print-desk-link.ts';
import { freePort } from '../server/free-port.ts';
import { within } from '../patience.ts';

/** The built site in a separate process that reports on its event loop. */
export interface AttackServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  send(attack: Attack): Promise<Reply>;
  /** The longest time the event loop was blocked since the last call, and the memory in use. */
  pulse(): Promise<Pulse>;
  /** The token of the link for the first owner, as `npm run desk-link` prints it. */
  ownerToken(): Promise<string>;
  log(): string;
  stop(): Promise<void>;
}

export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Reply {
  /** 0: the server closed the connection without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly ms: number;
}

export interface Pulse {
  readonly own: number;
  readonly wall: number;
  readonly rss: number;
}

export async function startAttackServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<AttackServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-attack-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const watch = join(import.meta.dirname, '../server/watch-loop.mjs');
  const child = spawn(process.execPath, [...startFlags, '--import', watch, 'src/server/main.ts'], {
    env: {
      ...asDeployed,
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (text) => (log += text));
  child.stderr?.on('data', (text) => (log += text));
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  await waitUntilReady(url, child, () => log);

  return {
    url,
    port,
    dataDir,
    send: (attack) => send(agent, port, attack),
    async pulse() {
      const pulse = once(child, 'message') as Promise<[Pulse]>;
      child.send('pulse');
      return (await pulse)[0];
    },
    ownerToken: async () =>
      (await printDeskLink({ DATA_DIR: dataDir, ...settings })).split('#')[1]!,
    log: () => log,
    async stop() {
      agent.destroy();
      process.off('exit', killed);
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As the container and the unit in `deploy` start it. */
const asDeployed = { MALLOC_ARENA_MAX: '2' };

/** Longer than any answer may take, even on a slow machine. */
const patienceMs = 20_000;

function send(agent: Agent, port: number, attack: Attack): Promise<Reply> {
  const { method, path, headers = {}, body } = attack;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = { ...length, ...headers };
    const options = { agent, port, host: '127.0.0.1', method, path, headers: sent };
    const req = request({ ...options, timeout: patienceMs }, (res) => {
      let text = '';
      res.setEncoding('latin1');
      res.on('data', (piece: string) => (text += piece));
      res.on('error', reject);
      res.on('end', () => {
        const { statusCode = 0, headers: given } = res;
        resolve({ status: statusCode, headers: given, text, ms: performance.now() - started });
      });
    });
    req.on('timeout', () => req.destroy(new Error(`No answer to ${method} ${path}`)));
    req.on('error', (error: NodeJS.ErrnoException) => {
      const closed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (!closed) return reject(error);
      resolve({ status: 0, headers: {}, text: '', ms: performance.now() - started });
    });
    req.end(body);
  });
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (const patience = Date.now() + within(60_000); Date.now() < patience; await pause(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready.\n${log()}`);
}
