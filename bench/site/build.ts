import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '../../src/contract/render.ts';
import { median, report, words } from '../report/report.ts';

/**
 * How long a build takes that has been made before, and one after a single text was changed: in a copy of
 * the project under build/tmp, with what earlier builds kept. Beside it a bare start of Node, because a
 * slow machine is slow for both.
 *
 *   npm run bench build [rounds]
 */
const rounds = Number(words[0] ?? 3);
const limits = { warmS: 12, changedS: 4 };
const root = join(import.meta.dirname, '../..');
const copy = join(root, 'build/tmp/build-bench');
const text = join(copy, 'src/content/faq.ts');
const heading = 'Questions buyers ask';
/** What a build reads; the rest it makes. */
const parts = ['src', 'scripts', 'bakes', 'package.json', 'vite.config.ts', '.nvmrc'];
const kept = ['bundles', 'compressed', 'pdf', 'print-fonts'];

try {
  makeCopy();
  build();
  const warm: number[] = [];
  const changed: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(run('--eval', ''));
    warm.push(build());
    const said = readFileSync(text, 'utf8');
    writeFileSync(text, said.replace(heading, `${heading}, told ${round + 1} times`));
    changed.push(build());
    console.log(`warm ${spell(warm.at(-1)!)}, changed ${spell(changed.at(-1)!)}`);
    writeFileSync(text, said);
    build();
  }
  conclude(median(warm), median(changed), median(bare));
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function conclude(warm: number, changed: number, bare: number): void {
  const { pages, assets } = JSON.parse(
    readFileSync(join(copy, 'build/site.json'), 'utf8'),
  ) as SiteManifest;
  const papers = pages.filter(({ path }) => path.endsWith('.pdf')).length;
  const made = `${pages.length - papers} pages and files, ${assets.length} assets, ${papers} papers`;
  const beside = `a bare start of Node ${bare.toFixed(2)} s`;
  report(
    [
      {
        promise: `a build with nothing changed: ${made}`,
        limit: `at most ${limits.warmS} s; ${beside}`,
        figure: spell(warm),
        ok: warm <= limits.warmS,
      },
      {
        promise: 'a build after one changed text',
        limit: `at most ${limits.changedS} s; ${beside}`,
        figure: spell(changed),
        ok: changed <= limits.changedS,
        ifShort:
          'Nothing in it stands out: loading the build itself, rendering every page and bundling the server take about a second each, and all follow the processor. A machine of twice the speed needs 2.0 to 2.4 s.',
      },
    ],
    { rounds, warm, changed, bare },
  );
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const part of parts) {
    const from = join(root, part);
    if (existsSync(from)) cpSync(from, join(copy, part), { recursive: true });
  }
  for (const name of ['node_modules', 'public']) symlinkSync(join(root, name), join(copy, name));
  for (const name of kept) {
    const from = join(root, 'build', name);
    if (existsSync(from)) cpSync(from, join(copy, 'build', name), { recursive: true });
  }
}

function build(): number {
  return run('scripts/build.ts');
}

function run(...args: readonly string[]): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${String(stderr)}`);
  return (performance.now() - began) / 1000;
}

function spell(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
