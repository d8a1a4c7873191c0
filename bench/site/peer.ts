import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { shippedContent } from '../../src/content/shipped-content.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { noteLine } from '../../src/domain/fabric/facts.ts';
import { preloadFonts } from '../../src/web/styles/preload-fonts.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { fromElsewhere, wireBytes } from '../../tests/support/server/wire-bytes.ts';
import { openBareSite } from '../browser/bare-site.ts';
import { type LighthouseRun, runLighthouse } from '../browser/run-lighthouse.ts';
import { type Finding, median, report, words } from '../report/report.ts';

/**
 * Home and /catalogue on Lighthouse's phone beside the same first 24 cards as a minimal page built with
 * Astro (`bench/peer`), in turns: how long the main thread is blocked, and the largest paint. The peer
 * has no menu, search, chats, dialogs or forms, and no script. It is installed under build/tmp. Beside
 * both, what the model makes of a page that is nothing but a heading and as many bytes as ours.
 *
 *   npm run bench peer [runs]
 */
const runs = Number(words[0] ?? 3);
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/tmp/peer');
const pages = ['/', '/catalogue'];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

buildPeer();
const ours = await startServer();
const peer = await servePeer();
const bare = await openBareSite();
try {
  const findings: Finding[] = [];
  const measured: Record<string, object> = {};
  for (const page of pages) {
    const own: LighthouseRun[] = [];
    const other: LighthouseRun[] = [];
    const heading: LighthouseRun[] = [];
    const bytes = await bytesOf(page);
    for (let run = 0; run < runs; run += 1) {
      own.push(await measure(ours.url + page));
      other.push(await measure(peer.url + page));
      heading.push(await measure(`${bare.url}/${bytes}`));
    }
    const figures = { ours: middle(own), peer: middle(other), bare: middle(heading) };
    measured[page] = { bytes, ...figures };
    const nearest = `a bare page of as many bytes as ours ${spell(figures.bare)}`;
    console.log(page, spell(figures.ours), 'beside', spell(figures.peer), `(${nearest})`);
    findings.push({
      promise: `\`${page}\` on Lighthouse’s phone: main thread blocked, largest paint, median of ${runs}`,
      limit: `the same cards in a minimal page of Astro: ${spell(figures.peer)}; ${nearest}`,
      figure: spell(figures.ours),
      ok: figures.ours.tbt <= figures.peer.tbt && figures.ours.lcp <= figures.peer.lcp,
      ifShort:
        'In Lighthouse’s model 0.90 s is the least that a page with one picture can reach, and the peer reaches it. Ours opens, searches and asks without script: the page with its style inside is 22 KB and takes two flights (0.15 s), its script is asked for before the picture has come (0.1 s).',
    });
  }
  report(findings, { runs, ...measured });
} finally {
  peer.server.close();
  await bare.close();
  await ours.remove();
}

/** As they are for all but the first who arrives, who does not wait for a strong compression. */
async function bytesOf(page: string): Promise<number> {
  const ask = () => wireBytes(ours, [page], fromElsewhere);
  await ask();
  await sleep(1_000);
  return ask();
}

function measure(url: string): Promise<LighthouseRun> {
  return runLighthouse(url, { onlyCategories: ['performance'] });
}

function middle(list: readonly LighthouseRun[]): { readonly tbt: number; readonly lcp: number } {
  return { tbt: median(list.map(({ tbt }) => tbt)), lcp: median(list.map(({ lcp }) => lcp)) };
}

function spell({ tbt, lcp }: ReturnType<typeof middle>): string {
  return `${tbt} ms, ${(lcp / 1000).toFixed(2)} s`;
}

function buildPeer(): void {
  cpSync(join(root, 'bench/peer'), folder, { recursive: true });
  const copy = (from: string, name: string) => {
    const to = join(folder, 'public', name);
    mkdirSync(join(to, '..'), { recursive: true });
    cpSync(join(root, 'public', from), to);
    return `/${name}`;
  };
  const [display = '', text = ''] = preloadFonts;
  copy(display, 'display.woff2');
  copy(text, 'text.woff2');
  const cards = shippedContent.fabrics.slice(0, 24).map((fabric) => {
    const picture = (width: number) =>
      copy(`pictures/fabrics/${fabric.slug}/macro-${width}.avif`, `${fabric.slug}-${width}.avif`);
    return {
      name: fabricName(fabric),
      facts: noteLine(fabric),
      small: picture(360),
      large: picture(720),
    };
  });
  const hero = copy('pictures/scenes/fan-720.avif', 'fan-720.avif');
  writeFileSync(join(folder, 'src/data.json'), JSON.stringify({ hero, cards }));
  const run = (command: string, ...args: readonly string[]) => {
    const { status } = spawnSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
  };
  if (!existsSync(join(folder, 'node_modules/astro')))
    run('npm', 'install', '--no-audit', '--no-fund');
  run(process.execPath, 'node_modules/astro/bin/astro.mjs', 'build');
}

/** From memory, compressed as ours are. */
async function servePeer(): Promise<{ readonly server: Server; readonly url: string }> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url?.endsWith('/') ? 'index.html' : (request.url ?? '').slice(1);
    const name = extname(path) ? path : `${path}/index.html`;
    const file = join(folder, 'dist', name);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[extname(name)] ?? 'application/octet-stream';
    const isText = type.startsWith('text/');
    const plain = readFileSync(file);
    const body = known.get(name) ?? (isText ? brotliCompressSync(plain) : plain);
    known.set(name, body);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000',
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
