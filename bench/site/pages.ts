import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags } from '../load/start-flags.ts';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import type { SiteManifest } from '../../src/contract/render.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { cpuSecondsOf } from '../load/process-cost.ts';
import { type Finding, median, report } from '../report/report.ts';

/**
 * One page, compressed, over keep-alive connections: our whole server, a bare node:http server that
 * does nothing but write the same bytes, and nginx with one worker. Rounds take turns, so that a
 * busy machine is busy for all three. CPU seconds are those of the server process alone.
 *
 *   npm run bench pages [path] [rounds] [seconds]
 */
const [path = '/', rounds = '15', seconds = '1'] = process.argv.slice(2);
const connections = 32;
const renderLimitMs = 20;
const peers = {
  bare: {
    peer: 'a bare node:http server of the same bytes',
    wanted: 0.85,
    ifShort: 'Choosing coding, ETag and headers for each request costs that much beside nothing.',
  },
  nginx: {
    peer: 'nginx, one worker',
    wanted: 0.3,
    ifShort:
      'Node’s own HTTP costs that much: a bare node:http server that sends the same bytes and does nothing else stands no better beside nginx. A proxy or CDN in front keeps pages from reaching Node at all.',
  },
};
const nginx = '/usr/sbin/nginx';
const hasWrk = ['/usr/bin/wrk', '/usr/local/bin/wrk'].some((file) => existsSync(file));

if (path === 'bare') serveBare(process.argv[3]!, Number(process.argv[4]));
else await main();

interface Contestant {
  readonly name: 'ours' | 'bare' | 'nginx';
  readonly url: string;
  /** Process id of the server. */
  readonly pid: number;
  readonly child: ChildProcess;
}

interface Round {
  readonly requests: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'taana-bench-'));
  const running: Contestant[] = [];
  try {
    const body = writeBody(folder);
    running.push(await startOurs(folder));
    running.push(await startBare(body));
    if (existsSync(nginx)) running.push(await startNginx(folder, body));
    else console.log('nginx is not installed and left out.');
    await requireSameAnswer(running, readFileSync(body));
    console.log(
      `${path}: ${readFileSync(body).byteLength} bytes of brotli, ${connections} connections, ${rounds} rounds of ${seconds} s, load from ${hasWrk ? 'wrk' : 'the built-in client'}\n`,
    );
    conclude(await race(running), await renderCost(running[0]!));
  } finally {
    for (const { child } of running) child.kill('SIGTERM');
    await sleep(300);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function race(running: readonly Contestant[]): Promise<Map<string, Round[]>> {
  const results = new Map<string, Round[]>(running.map(({ name }) => [name, []]));
  for (const { url } of running) await load(url, 3);
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const { name, url, pid } of running) {
      const before = cpuSecondsOf(pid);
      const { requests, seconds: took } = await load(url, Number(seconds));
      const cpuSeconds = cpuSecondsOf(pid) - before;
      results.get(name)!.push({ requests, seconds: took, cpuSeconds });
    }
  }
  return results;
}

/** Uses the median of the ratios within each round, because a disturbance affects both sides of a round. */
function conclude(results: ReadonlyMap<string, readonly Round[]>, renderMs: number): void {
  const figures: Record<string, object> = {};
  console.log('          requests/s   CPU µs/request   requests/CPU-second');
  for (const [name, list] of results) {
    const perCpuSecond = median(list.map(ofCpuSecond));
    const perSecond = median(list.map(ofSecond));
    figures[name] = { perSecond, cpuMicroseconds: 1e6 / perCpuSecond };
    const cells = [
      perSecond.toFixed(0).padStart(12),
      (1e6 / perCpuSecond).toFixed(1).padStart(17),
      perCpuSecond.toFixed(0).padStart(22),
    ];
    console.log(name.padEnd(8) + cells.join(''));
  }
  const ours = results.get('ours')!;
  const findings: Finding[] = [];
  for (const [name, list] of results) {
    if (name === 'ours') continue;
    const ratio = (of: (round: Round) => number) =>
      median(ours.map((round, i) => of(round) / of(list[i]!)));
    const { peer, wanted, ifShort } = peers[name as keyof typeof peers];
    findings.push({
      promise: 'pages per CPU-second',
      limit: `${peer} = 1, at least ${wanted}`,
      figure: `${ratio(ofCpuSecond).toFixed(2)} (per second ${ratio(ofSecond).toFixed(2)})`,
      ok: ratio(ofCpuSecond) >= wanted,
      ifShort,
    });
  }
  findings.push({
    promise: 'a search nobody made before, written by React on the server, CPU',
    limit: `at most ${renderLimitMs} ms`,
    figure: `${renderMs.toFixed(1)} ms`,
    ok: renderMs <= renderLimitMs,
  });
  report(findings, { path, connections, ...figures, rendered: { cpuMs: renderMs } });
}

/** CPU milliseconds for a page that is not cached: each search is a new one. */
async function renderCost({ url, pid }: Contestant): Promise<number> {
  const words = fabrics.flatMap(({ title }) => [2, 4, 6].map((length) => title.slice(0, length)));
  const searches = [...new Set(words)].map((word) => encodeURIComponent(word.trim()));
  const agent = new Agent({ keepAlive: true });
  const ask = (search: string) => fetchRaw(new URL(`/catalogue?${search}`, url).href, agent);
  for (const word of searches) await ask(`search=${word}&use=uniforms`);
  const before = cpuSecondsOf(pid);
  for (const word of searches) await ask(`search=${word}`);
  agent.destroy();
  return ((cpuSecondsOf(pid) - before) * 1000) / searches.length;
}

function ofSecond({ requests, seconds: took }: Round): number {
  return requests / took;
}

function ofCpuSecond({ requests, cpuSeconds }: Round): number {
  return requests / cpuSeconds;
}

/** The exact bytes that our server sends for this page. */
function writeBody(folder: string): string {
  if (!existsSync('build/site.json')) throw new Error('There is no build. Run: npm run build');
  const manifest = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest;
  const page = manifest.pages.find((file) => file.path === path);
  if (!page?.compressed) throw new Error(`The build has no compressed page ${path}.`);
  const file = join(folder, 'page');
  writeFileSync(file, readFileSync(join('build', `${page.file}.br`)));
  return file;
}

async function startOurs(folder: string): Promise<Contestant> {
  const port = await freePort();
  const child = spawn(process.execPath, [...startFlags, 'src/server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}${path}`;
  await waitFor(url, child);
  return { name: 'ours', url, child, pid: child.pid! };
}

async function startBare(body: string): Promise<Contestant> {
  const port = await freePort();
  const child = spawn(process.execPath, [import.meta.filename, 'bare', body, String(port)], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, child);
  return { name: 'bare', url, child, pid: child.pid! };
}

function serveBare(file: string, port: number): void {
  const body = readFileSync(file);
  const headers = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Encoding',
    'br',
    'Content-Length',
    String(body.byteLength),
  ];
  createServer((_, res) => {
    res.writeHead(200, headers);
    res.end(body);
  }).listen(port, '127.0.0.1');
}

async function startNginx(folder: string, body: string): Promise<Contestant> {
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       open_file_cache max=10; default_type "text/html; charset=utf-8";
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; location / { root /; try_files ${body} =404; add_header Content-Encoding br; } }
     }`,
  );
  const child = spawn(nginx, ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, child);
  return { name: 'nginx', url, child, pid: child.pid! };
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (const patience = Date.now() + 60_000; Date.now() < patience; await sleep(50)) {
    if (child.exitCode !== null) break;
    if ((await fetchRaw(url).catch(() => undefined))?.status === 200) return;
  }
  child.kill('SIGKILL');
  throw new Error(`Nothing answers at ${url}.`);
}

async function requireSameAnswer(running: readonly Contestant[], body: Buffer): Promise<void> {
  for (const { name, url } of running) {
    const answer = await fetchRaw(url);
    if (!answer.body.equals(body)) throw new Error(`${name} does not send the same bytes.`);
  }
}

/** Uses a new connection, because one kept from before the measurement has been closed since. */
function fetchRaw(
  url: string,
  agent: Agent | false = false,
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

async function load(url: string, duration: number): Promise<Omit<Round, 'cpuSeconds'>> {
  return hasWrk ? loadWithWrk(url, duration) : loadWithAgent(url, duration);
}

function loadWithWrk(url: string, duration: number): Omit<Round, 'cpuSeconds'> {
  const text = execFileSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${duration}s`, '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx|Socket errors/.test(text)) console.log(`${url}\n${text}`);
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(text) ?? [];
  if (requests === undefined) throw new Error(`wrk said:\n${text}`);
  return { requests: Number(requests), seconds: Number(took) };
}

async function loadWithAgent(url: string, duration: number): Promise<Omit<Round, 'cpuSeconds'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const end = started + duration * 1000;
  let requests = 0;
  const visit = async () => {
    while (performance.now() < end) {
      await new Promise<void>((resolve, reject) => {
        get(url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
          res.resume().on('end', resolve);
        }).on('error', reject);
      });
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return { requests, seconds: (performance.now() - started) / 1000 };
}
