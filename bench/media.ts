import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '../src/contract/desk/endpoints.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { drawPhoto } from '../src/server/media/draw-photo.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  type DeskVisitor,
  visitDesk,
} from '../tests/support/desk/desk-visitor.ts';
import { phonePhotograph } from '../tests/support/media/photographs.ts';
import { startServer } from '../tests/support/server/server.ts';
import { type Finding, report } from './report/report.ts';
import { countInTurn } from './load/count-in-turn.ts';

/**
 * A photograph as a telephone writes it: 24 megapixels, turned, Display P3, with its place. From the
 * first byte sent to the picture stored; the memory of the process that reads it; and what the stored
 * picture costs to serve, against a picture that is shipped as a file.
 *
 *   npm run bench media [uploads] [seconds]
 */
const [uploads = '3', seconds = '2'] = process.argv.slice(2);
const target = { uploadMs: 10_000, peakMb: 400, served: 0.75, cpuSeconds: 8 };
const measured: Record<string, number> = {};
const server = await startServer();
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
try {
  const owner = await signIn();
  const findings = [await upload(owner), ...(await effort()), await serving(owner)];
  report(findings, measured);
} finally {
  agent.destroy();
  await server.remove();
}

/** Each is another photograph: the same one would be known already. */
async function upload(owner: DeskVisitor): Promise<Finding> {
  const times: number[] = [];
  for (let nth = 0; nth < Number(uploads); nth += 1) {
    const photograph = await largePhotograph(20 + nth);
    const started = performance.now();
    must(await owner.upload(endpoints.uploadPicture, photograph));
    times.push(performance.now() - started);
    console.log(`${(photograph.length / 1e6).toFixed(1)} MB stored in ${inSeconds(times.at(-1)!)}`);
  }
  measured['uploadMs'] = Math.max(...times);
  return {
    promise: 'a photograph of 24 megapixels, from the first byte sent to stored, the slowest',
    limit: `${target.uploadMs / 1000} s`,
    figure: inSeconds(measured['uploadMs']),
    ok: measured['uploadMs'] <= target.uploadMs,
  };
}

/** Of the process that reads the photograph, as Linux counts it: true however busy the machine is. */
async function effort(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-bench-'));
  const most = { peakMb: 0, cpuSeconds: 0 };
  try {
    const file = join(folder, 'photograph.jpg');
    await writeFile(file, await largePhotograph(20));
    let isDone = false;
    const drawing = drawPhoto(file).finally(() => (isDone = true));
    while (!isDone) {
      for (const pid of children()) {
        most.peakMb = Math.max(most.peakMb, peakOf(pid));
        most.cpuSeconds = Math.max(most.cpuSeconds, cpuOf(pid));
      }
      await sleep(20);
    }
    if (!(await drawing).ok) throw new Error('The photograph was refused.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  Object.assign(measured, most);
  return [
    {
      promise: 'processor time of the process that reads it',
      limit: `${target.cpuSeconds} s`,
      figure: `${most.cpuSeconds.toFixed(1)} s`,
      ok: most.cpuSeconds > 0 && most.cpuSeconds <= target.cpuSeconds,
    },
    {
      promise: 'its peak memory',
      limit: `${target.peakMb} MB`,
      figure: `${most.peakMb} MB`,
      ok: most.peakMb > 0 && most.peakMb <= target.peakMb,
    },
  ];
}

function children(): string[] {
  return read(`/proc/${process.pid}/task/${process.pid}/children`).split(' ').filter(Boolean);
}

/** Megabytes. */
function peakOf(pid: string): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0;
  return Math.round(Number(kilobytes) / 1024);
}

/** Linux counts it in hundredths of a second, in the program and in the kernel. */
function cpuOf(pid: string): number {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** Empty when the process has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function serving(owner: DeskVisitor): Promise<Finding> {
  const [picture] = must(await owner.ask(endpoints.pictures)).body;
  const addresses = {
    own: `/pictures/media/${picture!.key}-720.avif`,
    shipped: '/pictures/scenes/rolls-720.avif',
  };
  const started = performance.now();
  await fetchOnce(addresses.own);
  console.log(`\nfirst time, from the database: ${(performance.now() - started).toFixed(1)} ms`);
  await fetchOnce(addresses.shipped);
  const counts = await countInTurn(addresses, Number(seconds), fetchOnce);
  const ratio = counts.own / counts.shipped;
  measured['served'] = ratio;
  return {
    promise: 'an own photograph asked for again, requests a second',
    limit: `a shipped picture = 1, at least ${target.served}`,
    figure: ratio.toFixed(2),
    ok: ratio >= target.served,
  };
}

/** The session is opened without a socket, on the same database; the photographs go through one. */
async function signIn(): Promise<DeskVisitor> {
  const { dataDir } = server;
  const store = await openDatabase({ dataDir });
  const { cookies } = await enterAsOwner(openDesk(store, { dataDir }), store);
  await store.close();
  const owner = visitDesk({
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      const sent = new Request(server.url + pathname + search, request);
      sent.headers.set('origin', server.url);
      return fetch(sent);
    },
  });
  for (const [name, value] of cookies) owner.cookies.set(name, value);
  return owner;
}

function largePhotograph(noise: number): Promise<Buffer> {
  return phonePhotograph({ width: 6000, height: 4000, noise });
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function fetchOnce(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${path} was answered ${res.statusCode}`));
      res.resume().once('end', resolve);
    }).on('error', reject);
  });
}
