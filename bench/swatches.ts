import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { fabrics } from '../src/content/fabrics/fabrics.ts';
import { writeSwatches } from '../src/studio/swatch/write-swatches.ts';
import { checkU3ma } from '../tests/support/swatch/check-u3ma.ts';
import { checkZip } from '../tests/support/swatch/read-zip.ts';
import { quantile, report, words } from './report/report.ts';

/**
 * The digital swatch of every fabric in every format, at the size that a browser makes, held against
 * the schema of U3M, the bytes of its zip and pictures, and Khronos' validator of glTF. Names take part
 * of the fabrics: `npm run bench swatches locknit-premium-14b`.
 */
const chosen = fabrics.filter(({ slug }) => words.length === 0 || words.includes(slug));
const folder = mkdtempSync(join(tmpdir(), 'swatches-'));
const faults: string[] = [];
const seconds: number[] = [];
const bytes: number[] = [];
try {
  for (const { slug } of chosen) {
    const before = process.cpuUsage();
    const files = await writeSwatches(slug, undefined, join(folder, slug));
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1e6);
    const found = [];
    for (const file of files) {
      const content = readFileSync(file);
      bytes.push(content.byteLength);
      for (const fault of await check(file, content)) found.push(`${basename(file)}: ${fault}`);
    }
    faults.push(...found);
    console.log(
      `${slug.padEnd(34)} ${seconds.at(-1)!.toFixed(1).padStart(5)} s  ${found.length} faults`,
    );
    rmSync(join(folder, slug), { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true });
}

report(
  [
    {
      promise:
        'faults in the digital swatches of all fabrics: schema, zip and pictures of U3MA, GLB errors and warnings',
      limit: 'none',
      figure: `${faults.length} in ${bytes.length} files of ${chosen.length} fabrics; CPU of one fabric's files ${quantile(seconds, 0.5).toFixed(1)} s, most ${Math.max(...seconds).toFixed(1)} s`,
      ok: faults.length === 0,
    },
  ],
  { fabrics: chosen.length, files: bytes.length, largestBytes: Math.max(...bytes), faults },
);

async function check(file: string, content: Uint8Array): Promise<readonly string[]> {
  if (extname(file) === '.u3ma') return checkU3ma(content);
  if (extname(file) === '.glb') {
    const { issues } = await validateBytes(content);
    return issues.messages.filter(({ severity }) => severity < 2).map(({ code }) => code);
  }
  return checkZip(content);
}
