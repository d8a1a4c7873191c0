import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { type Engine, freshHome } from '../database/engines.ts';
import { freePort } from '../server/free-port.ts';
import { makeLightServer } from '../server/light-server.ts';
import { checkSeen, type Seen } from './check-seen.ts';
import type { ActorNews } from './publishing-actor.ts';
import { tinyBuilds } from './tiny-site.ts';

export interface PublishingKilled {
  readonly saves: number;
  readonly publications: number;
  readonly pagesRead: number;
}

/**
 * Three editors save and publish on two instances, and any of them, or the process that prints for an
 * instance, is killed again and again. Fails if an acknowledged save is not part of the history of its
 * draft, if a page ever showed what was never public or something older than before, or if the
 * instances do not end at one state.
 */
export async function killWhilePublishing(
  engine: Engine,
  kills: number,
): Promise<PublishingKilled> {
  const home = await freshHome(engine);
  const store = await home.open();
  const { build, buildDir } = await tinyBuilds();
  await build('site-a');
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const env = { PATH: process.env['PATH'], ...home.env };
  const news: ActorNews[] = [];
  const editors = ['a', 'b', 'c'].map((name) => openEditor(name, env, news));
  const instances = await Promise.all([1, 2].map(() => openInstance(program, buildDir, env)));
  const all = [...editors, ...instances];
  for (const one of all) one.start();
  await Promise.all(instances.map((one) => one.untilUp()));
  const readers = instances.map((one) => read(one));

  for (let kill = 1; kill <= kills; kill += 1) {
    const before = news.length;
    await until(() => news.length > before + Math.random() * 20);
    const victim = all[Math.floor(Math.random() * all.length)]!;
    // Every third time only the process that prints for it dies.
    if (kill % 3 === 0 && victim.killPrinting()) continue;
    await victim.kill();
    await sleep(Math.random() * 50);
    victim.start();
  }
  for (const editor of editors) await editor.kill();
  const head = await headOf(store);
  for (const instance of instances) {
    await instance.untilUp();
    await until(async () => (await stateOf(store, instance.name)) === head, 120_000);
  }
  const seen = (await Promise.all(readers.map((reader) => reader.stop()))).flat();

  expect(news.filter(({ fault }) => fault)).toEqual([]);
  const saves = news.flatMap(({ saved }) => saved ?? []);
  expect(await lostSaves(store, saves)).toEqual([]);
  await checkSeen(store, seen);
  const [first, second] = await Promise.all(instances.map((one) => pagesOf(one.url)));
  expect(second).toEqual(first);
  return { saves: saves.length, publications: head, pagesRead: seen.length };
}

interface Actor {
  start(): void;
  kill(): Promise<void>;
  killPrinting(): boolean;
}

function openEditor(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  news: ActorNews[],
): Actor {
  const file = join(import.meta.dirname, 'publishing-actor.ts');
  let child: ChildProcess | undefined;
  onTestFinished(() => void child?.kill('SIGKILL'));
  return {
    start() {
      child = spawn(process.execPath, [file, name], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      // A line that was cut off by the kill was not an acknowledgement anybody could read.
      createInterface(child.stdout!).on('line', (line) => {
        if (line.endsWith('}')) news.push(JSON.parse(line) as ActorNews);
      });
    },
    kill: () => endProcess(child),
    killPrinting: () => false,
  };
}

interface TestInstance extends Actor {
  readonly url: string;
  readonly name: string;
  /** Another one after every start. */
  readonly life: number;
  untilUp(): Promise<void>;
}

async function openInstance(
  program: string,
  buildDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<TestInstance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let life = 0;
  onTestFinished(() => void child?.kill('SIGKILL'));
  return {
    url,
    name: `:${port}`,
    get life() {
      return life;
    },
    start() {
      life += 1;
      child = spawn(process.execPath, [program, buildDir], {
        env: { ...env, PORT: String(port) },
        stdio: 'ignore',
      });
    },
    kill: () => endProcess(child),
    killPrinting() {
      const pids = child?.pid === undefined ? [] : childrenOf(child.pid);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      return pids.length > 0;
    },
    untilUp: () => until(async () => (await readPage(`${url}/about`)) !== undefined, 120_000),
  };
}

/** Reads pages in turn, one after the other, as long as it may. */
function read(instance: TestInstance): { stop(): Promise<Seen[]> } {
  const seen: Seen[] = [];
  let isOpen = true;
  const reading = (async () => {
    for (let turn = 0; isOpen; turn += 1) {
      const { life, name } = instance;
      const text = await readPage(instance.url + (turn % 2 === 0 ? '/about' : '/faq'));
      const isSame = seen.at(-1)?.text === text && seen.at(-1)?.life === `${name} ${life}`;
      if (text !== undefined && life === instance.life && !isSame) {
        seen.push({ life: `${name} ${life}`, text });
      }
      await sleep(5);
    }
  })();
  return {
    async stop() {
      isOpen = false;
      await reading;
      return seen;
    },
  };
}

/** Nothing while the server is down or does not know what is public. */
async function readPage(url: string): Promise<string | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  if (answer?.status !== 200) return undefined;
  const text = await answer.text().catch(() => undefined);
  return text === undefined ? undefined : /<p>(.*)<\/p>/.exec(text)?.[1];
}

async function pagesOf(url: string): Promise<(string | undefined)[]> {
  return Promise.all(['/', '/about', '/faq', '/contact'].map((path) => readPage(url + path)));
}

async function headOf(store: Store): Promise<number> {
  const row = await store.db.selectFrom('publication_head').select('number').executeTakeFirst();
  return Number(row?.number);
}

async function stateOf(store: Store, name: string): Promise<number> {
  const rows = await store.db.selectFrom('instance_state').selectAll().execute();
  return Number(rows.find(({ instance }) => instance.endsWith(name))?.publication);
}

/** Saves that no draft has among the revisions it was made from. */
async function lostSaves(store: Store, saves: readonly string[]): Promise<string[]> {
  const rows = await store.db.selectFrom('content_revision').select(['id', 'parent']).execute();
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  const kept = new Set<string>();
  for (const { revision } of await store.db.selectFrom('content_draft').selectAll().execute()) {
    for (let id: string | null | undefined = revision; id; id = parents.get(id)) kept.add(id);
  }
  return saves.filter((id) => !kept.has(id));
}

async function endProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function until(isTrue: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  for (const patience = Date.now() + ms; Date.now() < patience; await sleep(5)) {
    if (await isTrue()) return;
  }
  throw new Error('It did not happen in time.');
}
