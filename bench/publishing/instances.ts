import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags } from '../load/start-flags.ts';
import type { SiteManifest } from '../../src/contract/render.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import type { VisitorOrder, Visits } from './page-visitors.ts';

/** Servers of the built site on one database. */
export interface Instances {
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

export async function startInstances(
  count: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Instances> {
  const started: { readonly url: string; readonly child: ChildProcess }[] = [];
  for (let at = 0; at < count; at += 1) {
    const port = await freePort();
    const dataDir = count === 1 ? folder : join(folder, `instance-${at}`);
    const child = spawn(process.execPath, [...startFlags, 'src/server/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        SECRET_KEY: 'x'.repeat(43),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, child);
    started.push({ url, child });
  }
  return {
    urls: started.map(({ url }) => url),
    async stop() {
      for (const { child } of started) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
    },
  };
}

/** Milliseconds from now until every instance shows this text at this address. */
export async function untilShown(
  urls: readonly string[],
  path: string,
  text: string,
): Promise<number> {
  const began = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      for (const patience = Date.now() + 600_000; Date.now() < patience; await sleep(20)) {
        const answer = await fetch(url + path).catch(() => undefined);
        if ((await answer?.text())?.includes(text)) return;
      }
      throw new Error(`${url}${path} does not show "${text}".`);
    }),
  );
  return performance.now() - began;
}

/** The same pages on every instance, at a steady rate. */
export function openVisitors(urls: readonly string[], aSecond: number) {
  const file = join(import.meta.dirname, 'page-visitors.ts');
  const order = JSON.stringify({ urls, paths: pagePaths(), aSecond });
  const child = fork(file, [order]);
  process.once('exit', () => child.kill('SIGKILL'));
  async function send<Answer>(message: VisitorOrder): Promise<Answer> {
    const answer = once(child, 'message');
    child.send(message);
    return ((await answer) as [Answer])[0];
  }
  return {
    begin: () => send<string>({ kind: 'begin' }),
    end: (atLeast: number) => send<Visits>({ kind: 'end', atLeast }),
    stop: () => void child.kill('SIGKILL'),
  };
}

/** A server that does nothing but answer: what visitors notice there is the machine's doing. */
export async function startBareServer(): Promise<{ readonly url: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, '../servers/bare-page-server.ts'));
  process.once('exit', () => child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') };
}

/** Every page of the build. */
export function pagePaths(): string[] {
  const { pages } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest;
  return pages
    .filter(
      ({ type, status, path }) =>
        type.startsWith('text/html') && status === 200 && path !== '/desk',
    )
    .map(({ path }) => path);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const patience = Date.now() + 120_000; Date.now() < patience; await sleep(50)) {
    if (child.exitCode !== null) break;
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
  }
  throw new Error(`The server at ${url} did not become ready.`);
}
