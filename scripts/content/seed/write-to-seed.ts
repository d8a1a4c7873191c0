import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContentRecords } from '../../../src/content/records/assemble-records.ts';
import {
  contentKinds,
  type KindName,
  kindNames,
} from '../../../src/content/records/content-kinds.ts';
import { isSame, type RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { arrangeLists, arrangeNamed, orderedRecords } from './arrange-records.ts';
import { patchValue } from './patch-value.ts';
import { seeds } from './seed-places.ts';
import { SourceFiles } from './source-file.ts';
import { arrangeArticles } from './write-articles.ts';

export type WrittenSeed =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

type Records = Readonly<Record<string, RecordBody>>;
const run = promisify(execFile);

/**
 * Writes what is public back into the seed files of a checkout, so that `git diff` shows it and a build
 * without a database gives the same pages. It is written into a copy first and read back from there;
 * files of the checkout change only when the copy says exactly what is public.
 */
export async function writeToSeed(records: ContentRecords, root: URL): Promise<WrittenSeed> {
  const changed = kindNames.filter(
    (kind) => !saysTheSame(kind, shippedOf(kind), recordsOf(records, kind)),
  );
  const homeless = changed.filter((kind) => !seeds[kind]);
  if (homeless.length > 0) {
    return {
      ok: false,
      faults: homeless.map(
        (kind) =>
          `${kind}: records of this kind have no seed file. They stay in the database, and in what export writes.`,
      ),
    };
  }
  if (changed.length === 0) return { ok: true, files: [] };
  const checkout = fileURLToPath(root);
  let faults: string[] = [];
  // If a value is used in two places, a change of one must not change the other: then it is written out.
  for (const follow of [true, false]) {
    const copy = copySeed(checkout);
    try {
      for (const kind of changed) await writeKind(copy, kind, recordsOf(records, kind), follow);
      await format(checkout, copy);
      faults = await differences(copy, records);
      if (faults.length === 0) return { ok: true, files: takeBack(copy, checkout) };
    } catch (error) {
      faults = [reasonOf(error)];
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  return { ok: false, faults };
}

/** The copy may fail as a build would: then with the sentence of the program that failed. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /^\w*Error: (.+)$/m.exec(text)?.[1] ?? text;
}

/** First what existing records say, then which records there are and in which order. */
async function writeKind(
  copy: string,
  kind: KindName,
  wanted: Records,
  follow: boolean,
): Promise<void> {
  const { shape, places } = seeds[kind]!;
  const folder = join(copy, 'src/content');
  const shipped = shippedOf(kind);
  const [place] = places;
  let files = new SourceFiles(folder, follow);
  if (shape === 'one') {
    const [key] = Object.keys(shipped);
    patchValue(files, files.find(place), shipped[key!], wanted[key!]);
    files.write();
    return;
  }
  if (shape === 'list') patchLists(files, kind, wanted);
  else {
    const before = withoutPositions(shipped);
    // The object as a whole has the same records before and after; each is changed in its place.
    const after = { ...before, ...pick(withoutPositions(wanted), Object.keys(before)) };
    patchValue(files, files.find(place), before, after);
  }
  files.write();
  files = new SourceFiles(folder, follow);
  if (shape === 'articles') arrangeArticles(files, place, wanted);
  else if (shape === 'list') arrangeLists(files, places, Object.keys(shipped), wanted);
  else if (shape === 'ordered') arrangeNamed(files, place, wanted);
  else
    patchValue(
      files,
      files.find(place),
      { ...shipped, ...pick(wanted, Object.keys(shipped)) },
      wanted,
    );
  files.write();
}

function patchLists(files: SourceFiles, kind: KindName, wanted: Records): void {
  const shipped = Object.entries(withoutPositions(shippedOf(kind)));
  const bodies = withoutPositions(wanted);
  let read = 0;
  for (const place of seeds[kind]!.places) {
    const found = files.find(place);
    const count = 'elements' in found.node ? (found.node.elements as { length: number }).length : 0;
    const part = shipped.slice(read, (read += count));
    const said = part.map(([key, body]) => bodies[key] ?? body);
    patchValue(
      files,
      found,
      part.map(([, body]) => body),
      said,
    );
  }
}

function shippedOf(kind: KindName): Records {
  return contentKinds[kind].shipped as unknown as Records;
}

function recordsOf(records: ContentRecords, kind: KindName): Records {
  return records[kind] as unknown as Records;
}

function withoutPositions(records: Records): Records {
  return Object.fromEntries(
    Object.entries(records).map(([key, { position: _position, ...body }]) => [key, body]),
  );
}

function pick(records: Records, keys: readonly string[]): Records {
  return Object.fromEntries(keys.flatMap((key) => (key in records ? [[key, records[key]!]] : [])));
}

/** Positions are the order in the files; apart from that the records must be the same. */
function saysTheSame(kind: KindName, one: Records, other: Records): boolean {
  const shape = seeds[kind]?.shape;
  const hasOrder = shape === 'list' || shape === 'ordered';
  return hasOrder ? isSame(orderedRecords(one), orderedRecords(other)) : isSame(one, other);
}

const rooms = ['content', 'contract', 'domain', 'loom'];

function copySeed(checkout: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'taana-seed-'));
  for (const room of rooms)
    cpSync(join(checkout, 'src', room), join(copy, 'src', room), { recursive: true });
  cpSync(join(checkout, 'package.json'), join(copy, 'package.json'));
  if (existsSync(join(checkout, '.oxfmtrc.json')))
    cpSync(join(checkout, '.oxfmtrc.json'), join(copy, '.oxfmtrc.json'));
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function format(checkout: string, copy: string): Promise<void> {
  const formatter = join(checkout, 'node_modules/.bin/oxfmt');
  if (existsSync(formatter)) await run(formatter, ['src/content'], { cwd: copy });
}

/** Reads the copy in a process of its own, as a build would, and compares. */
async function differences(copy: string, records: ContentRecords): Promise<string[]> {
  const script = `import { assembleRecords, shippedRecords } from './src/content/records/assemble-records.ts';
const assembled = assembleRecords(shippedRecords);
console.log(JSON.stringify({ records: shippedRecords, faults: assembled.ok ? [] : assembled.faults }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: copy,
    maxBuffer: 256 * 1024 * 1024,
  });
  const read = JSON.parse(stdout) as { records: Record<KindName, Records>; faults: string[] };
  const wrong = kindNames.filter(
    (kind) => !saysTheSame(kind, read.records[kind], recordsOf(records, kind)),
  );
  return [
    ...read.faults,
    ...wrong.map(
      (kind) => `${kind}: its records cannot be written into their files by this command.`,
    ),
  ];
}

function takeBack(copy: string, checkout: string): string[] {
  const changed: string[] = [];
  const [from, to] = [join(copy, 'src/content'), join(checkout, 'src/content')];
  for (const name of new Set([...filesIn(from), ...filesIn(to)])) {
    const [written, own] = [join(from, name), join(to, name)];
    if (!existsSync(written)) rmSync(own);
    else if (existsSync(own) && readFileSync(own).equals(readFileSync(written))) continue;
    else writeFileSync(own, readFileSync(written));
    changed.push(relative(checkout, own));
  }
  return changed.toSorted();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
