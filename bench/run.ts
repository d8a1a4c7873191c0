import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scaleTables } from './report/scale-tables.ts';
import { figuresTable, headlineTable, marksHint, writeTable } from './report/table.ts';

/**
 * `npm run bench [name] [arguments]`: one measurement, or all of them (`speed`: those of the site's own
 * speed); each writes its findings to results.json. `npm run bench table` writes that into
 * docs/figures.md, README.md and docs/scale.md, `--table` prints it.
 */
const benches: Readonly<Record<string, string>> = {
  weight: 'bytes of the first view of every route, in real Chromium',
  lighthouse: 'Lighthouse as a phone, one of each kind of page, median of 5 (slow: a weak one)',
  peer: 'home and /catalogue on Lighthouse’s phone beside a minimal page built with Astro',
  'weak-phone':
    'largest paint on a weak phone and a thin line, beside what that line makes possible',
  interaction: 'from touch or key to the next picture on a phone four times slower',
  navigation: 'from a tap on a link to the next page painted, with and without speculation rules',
  pages: 'requests and CPU per request, beside bare node:http and nginx',
  startup: 'from start to the first page and to readiness, beside a bare node:http server',
  build: 'a build with nothing changed, and one after a single changed text',
  publish: 'from "published" to every instance showing it, and what visitors notice of it',
  'many-fabrics': 'the same word public in a catalogue of 500 fabrics',
  enquiry: 'accepted enquiries per second on SQLite and PostgreSQL, with 1, 2 and 4 instances',
  search:
    'one letter typed into a catalogue of 5,000 fabrics, beside a plain filter and MiniSearch',
  images: 'pictures at other sizes, beside raw sharp and beside the static file',
  media: 'a photograph of 24 megapixels taken in, the memory that takes, and serving it',
  assistant: 'buyer questions the built-in guide answers rightly, and its p95 time',
  tools: 'a search of an assistant over 5,000 fabrics, p95',
  desk: 'the inbox over 50,000 enquiries on SQLite: lists, search, counts, numbers',
  'desk-view': 'bytes of the desk’s first view, and a key on an editor’s screen four times slower',
  jobs: 'longest time in which the work of a minute answers nobody, with 50,000 enquiries',
  'mail-score': 'what SpamAssassin thinks of every mail we write',
  threading: 'mails of buyers: each in its thread, none with a wrong buyer, quotes folded',
  proxy: 'deploy/Caddyfile with a real Caddy in front: TLS, HTTP/2, restarts',
  live: 'live cloth beside the studio’s pictures: ΔE, bytes, CPU (`sample`: a few of them)',
  swatches: 'digital swatches of every fabric against schema, bytes and the validator of glTF',
  shades: 'every shade of every fabric as a flat swatch of it is printed, ΔE2000',
  loom: 'CPU seconds and memory of each kind of picture',
  instrument: 'a key, rough and fine cloth at /loom, and a million random addresses of a design',
  knit: 'pictures of a fabric that the mill has entered: CPU seconds and memory of each',
  'new-fabric': 'a new fabric public with its macro, and with all of its pictures',
  mutants: 'of 200 random small faults, how many `npm test` notices; `check`: the whole check',
  memory: 'memory of the server through an hour of everything mixed',
};
/** What `npm run bench` runs beside the benches themselves. */
const also: Readonly<Record<string, readonly string[]>> = {
  lighthouse: ['calibrated', 'slow', 'modelled'],
  mutants: ['check'],
};

/**
 * `npm run bench speed`: how fast the site is, in one go and about an hour, where all benches with all
 * their runs take many. All of it is kept.
 */
const speed: readonly (readonly [bench: string, ...words: readonly string[]])[] = [
  ['startup'],
  ['build'],
  ['interaction', '5'],
  ['peer', '3'],
  ['weak-phone', '3'],
  ['navigation', '1'],
  ['lighthouse', '3'],
  ['lighthouse', '1', 'slow'],
  ['lighthouse', '1', 'modelled'],
  ['enquiry'],
  ['publish'],
  ['pages'],
  ['weight'],
];

const [name, ...args] = process.argv.slice(2);
if (name === '--table') console.log(figuresTable(Object.keys(benches)));
else if (name === 'table') writeTables();
else if (name === 'speed') await runSpeed();
else if (name && !(name in benches)) explain(name);
else if (name) run(name, args);
else {
  for (const each of Object.keys(benches)) {
    run(each, []);
    for (const flag of also[each] ?? []) run(each, [flag]);
  }
  console.log(`\n${figuresTable(Object.keys(benches))}`);
}

/** Each begins when the one before no longer keeps the machine busy. */
async function runSpeed(): Promise<void> {
  for (const [bench, ...rest] of speed) {
    for (let waited = 0; waited < 60 && loadavg()[0]! > cpus().length; waited += 1)
      await sleep(1000);
    run(bench, rest.length > 0 ? [...rest, 'record'] : []);
  }
}

function run(bench: string, words: readonly string[]): void {
  console.log(`\n${[bench, ...words].join(' ')}: ${benches[bench]}\n`);
  const file = fileOf(bench);
  const { status } = spawnSync(process.execPath, [file, ...words], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** Those of the site's own speed have a folder of theirs. */
function fileOf(bench: string): string {
  const file = ['site', '.']
    .map((folder) => join(import.meta.dirname, folder, `${bench}.ts`))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`There is no bench ${bench}.`);
  return file;
}

/** All figures, the ten of the README, and what docs/scale.md derives from them. */
function writeTables(): void {
  const places = {
    'docs/figures.md': figuresTable(Object.keys(benches)),
    'README.md': headlineTable(),
    'docs/scale.md': scaleTables(),
  };
  for (const [file, tables] of Object.entries(places)) {
    if (writeTable(join(import.meta.dirname, '..', file), tables)) continue;
    console.error(
      `${file} has no place for its table. Put these two lines there:\n\n${marksHint()}`,
    );
    process.exitCode = 1;
  }
}

function explain(unknown: string): never {
  console.error(`There is no bench "${unknown}". There are:\n`);
  for (const [each, measures] of Object.entries({
    ...benches,
    speed: 'those of the site’s own speed, with few runs each',
    table: 'writes docs/figures.md, README.md and docs/scale.md',
  })) {
    console.error(`  ${each.padEnd(12)} ${measures}`);
  }
  process.exit(1);
}
