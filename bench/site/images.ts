import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import sharp from 'sharp';
import type { PictureManifest } from '../../src/domain/picture/picture.ts';
import { avifEffort } from '../../src/server/images/draw-image.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { type Finding, report } from '../report/report.ts';
import { countInTurn } from '../load/count-in-turn.ts';

/**
 * Pictures at other sizes. Cold: the endpoint's first answer for each picture, against sharp alone
 * doing the same work in this process. Warm: the same address again and again, against the static
 * file that the studio rendered, in turns.
 *
 *   npm run bench images [pictures] [seconds]
 */
const [pictures = '40', seconds = '2'] = process.argv.slice(2);
const target = { cold: 0.5, warm: 0.85 };
const manifest = JSON.parse(
  readFileSync('public/pictures/manifest.json', 'utf8'),
) as PictureManifest;
const paths = Object.values(manifest.fabrics)
  .flat()
  .map(({ path }) => path)
  .slice(0, Number(pictures));
const measured: Record<string, object> = {};
const server = await startServer();
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
try {
  const findings = [...(await cold()), await warm()];
  report(findings, measured);
} finally {
  agent.destroy();
  await server.remove();
}

async function cold(): Promise<Finding[]> {
  const findings: Finding[] = [];
  sharp.concurrency(1);
  sharp.cache(false);
  console.log(`${paths.length} pictures, 180 px wide, quality 25, two at a time\n`);
  // The server loads sharp with the first picture it draws; this process has it already.
  await fetchOnce(`${light(paths[0]!)}-120-q14.webp`);
  console.log('            ours   raw sharp');
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const ours = await timed(paths, (path) => fetchOnce(`${light(path)}-180-q25.${format}`));
    const raw = await timed(paths, async (path) => {
      const image = sharp(`public${path}-180.avif`).resize({ width: 180 });
      if (format === 'avif') await image.avif({ quality: 25, effort: avifEffort }).toBuffer();
      else if (format === 'webp') await image.webp({ quality: 25, effort: 2 }).toBuffer();
      else await image.jpeg({ quality: 25 }).toBuffer();
    });
    console.log(`${format.padEnd(6)}${perPicture(ours)}${perPicture(raw)}`);
    measured[format] = { ours: ours / paths.length, raw: raw / paths.length };
    findings.push({
      promise: `a picture never asked for before, drawn as ${format}`,
      limit: `raw sharp = 1, at least ${target.cold}`,
      figure: (raw / ours).toFixed(2),
      ok: raw / ours >= target.cold,
    });
  }
  return findings;
}

async function warm(): Promise<Finding> {
  const path = paths[0]!;
  const addresses = { ours: `${light(path)}-720`, static: `${path}-720.avif` };
  for (const address of Object.values(addresses)) await fetchOnce(address);
  const counts = await countInTurn(addresses, Number(seconds), fetchOnce);
  const each = (count: number) => `${Math.round(count / Number(seconds))} requests/s`;
  console.log(`\nwarm: ours ${each(counts.ours)}, static file ${each(counts.static)}`);
  measured['warm'] = {
    ours: counts.ours / Number(seconds),
    static: counts.static / Number(seconds),
  };
  return {
    promise: 'a picture asked for again, requests a second',
    limit: `the static file = 1, at least ${target.warm}`,
    figure: (counts.ours / counts.static).toFixed(2),
    ok: counts.ours / counts.static >= target.warm,
  };
}

function light(path: string): string {
  return path.replace('/pictures/', '/img/');
}

/** Milliseconds for all of them, two at a time, as the server draws. */
async function timed(
  all: readonly string[],
  act: (path: string) => Promise<unknown>,
): Promise<number> {
  const left = [...all];
  const started = performance.now();
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next);
  };
  await Promise.all([work(), work()]);
  return performance.now() - started;
}

function perPicture(ms: number): string {
  return `${(ms / paths.length).toFixed(1)} ms`.padStart(12);
}

function fetchOnce(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers: { accept: 'image/avif,image/webp,*/*' } }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${path} was answered ${res.statusCode}`));
      let bytes = 0;
      res.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      res.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
