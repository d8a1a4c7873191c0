import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findCommand, help } from '../../../scripts/content/commands.ts';
import { WrongWords } from '../../../scripts/content/context.ts';
import { ContentFault } from '../../../src/server/content-file/format.ts';
import { importContent } from '../../../src/server/content-file/import-content.ts';
import { planImport } from '../../../src/server/content-file/plan-import.ts';
import { writeContentFile } from '../../../src/server/content-file/write-content-file.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { keepPicture } from '../../../src/server/media/keep-picture.ts';
import { readNumber } from '../../../src/server/publishing/heads.ts';
import { listHistory } from '../../../src/server/publishing/records/read-record.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { within } from '../../support/patience.ts';

const author = { id: 'p1', name: 'Asha' };
const now = Date.parse('2026-11-16T06:00:00Z');

describe.for(engines())('a content file on %s', { timeout: within(60_000) }, (engine) => {
  test('makes an empty database say the same, byte for byte, with one publication', async () => {
    const [from, to] = [await freshStore(engine), await freshStore(engine)];
    const picture = await changeEverything(from);
    const file = await exported(from, true);
    const imported = await importContent(to, file, { author, at: now });
    expect(imported).toEqual({ kind: 'published', number: 1, drafts: [] });
    const again = await exported(to, false);
    expect(await linesOf(again, 'record')).toEqual(await linesOf(file, 'record'));
    expect(await linesOf(again, 'picture')).toEqual(await linesOf(file, 'picture'));
    expect((await linesOf(again, 'picture')).join()).toContain(picture);
    const history = await listHistory(to.db, { kind: 'mill', key: 'site' });
    expect(history.map((one) => one.author).toSorted()).toEqual(['Asha', 'command line']);
    expect(await importContent(to, file, { author, at: now })).toEqual({ kind: 'nothing' });
    expect(await readNumber(to.db)).toBe(1);
  });

  test('is refused whole when it is damaged, cut off, newer or no content file', async () => {
    const store = await freshStore(engine);
    const file = await exported(store, false);
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.trimEnd().split('\n');
    const bad = {
      damaged: lines.with(5, lines[5]!.replace(/"key":"/, '"key":"x')).join('\n'),
      'without its end': lines.slice(0, -1).join('\n'),
      'going on after its end': `${text}${lines[1]}\n`,
      'of a newer format': [
        lines[0]!.replace('"taanaContent":1', '"taanaContent":2'),
        ...lines.slice(1),
      ].join('\n'),
      'no content file': '{"taana":1}\n',
      'no JSON': 'hello\n',
      empty: '',
    };
    for (const content of Object.values(bad)) {
      await writeFile(file, gzipSync(content));
      await expect(importContent(store, file, { author, at: now })).rejects.toThrow(ContentFault);
    }
    const whole = gzipSync(text);
    await writeFile(file, whole.subarray(0, whole.length / 2));
    await expect(planImport(store.db, file)).rejects.toThrow(/damaged or cut off/);
    await writeFile(file, 'not zipped');
    await expect(planImport(store.db, file)).rejects.toThrow(/damaged or cut off/);
    await expect(planImport(store.db, `${file}.none`)).rejects.toThrow(/does not exist/);
    expect(await readNumber(store.db)).toBe(0);
  });

  test('names unknown kinds, newer versions, faults and missing pictures, and does nothing half', async () => {
    const store = await freshStore(engine);
    await run(store, 'set', 'mill', 'subtitle', 'Mine');
    await run(store, 'publish');
    const file = await exported(store, false);
    await rewrite(file, (record) => {
      if (record.kind === 'mill') record.body = { ...record.body, subtitle: 'Theirs' };
      if (record.kind === 'offline') record.kind = 'hologram';
      if (record.kind === 'about') record.version = 99;
      if (record.kind === 'contact') record.body = { ...record.body, heading: 7 };
      if (record.kind === 'review' && record.key === 'r2')
        Object.assign(record, { kind: 'picture', key: 'a'.repeat(32) });
    });
    const { faults } = await planImport(store.db, file);
    const sentences = faults.map(({ kind, message }) => `${kind}: ${message}`).join('\n');
    expect(sentences).toMatch(/hologram: This release knows no records of the kind hologram/);
    expect(sentences).toMatch(/about: .*newer release/);
    expect(sentences).toMatch(/contact: /);
    expect(sentences).toMatch(/picture: The files of this picture are missing/);
    expect(await importContent(store, file, { author, at: now })).toMatchObject({
      kind: 'refused',
    });
    await expect(run(store, 'import', file, '--apply')).rejects.toThrow(/Nothing was done/);
    expect(await readNumber(store.db)).toBe(1);
    expect(await run(store, 'get', 'mill', 'subtitle', '--public')).toEqual(['Mine']);
  });

  test('keeps the draft that somebody is working on', async () => {
    const [from, to] = [await freshStore(engine), await freshStore(engine)];
    await run(from, 'set', 'mill', 'subtitle', 'Of the file');
    await run(from, 'set', 'review', 'r1', 'company', 'Of the file');
    await run(from, 'publish');
    // One record that was public before, and one that never was.
    await run(to, 'set', 'mill', 'subtitle', 'Former');
    await run(to, 'publish');
    await run(to, 'set', 'mill', 'gloss', 'Half written');
    await run(to, 'set', 'review', 'r1', 'company', 'Half');
    const said = await run(to, 'import', await exported(from, false), '--apply');
    expect(said.filter((line) => line.startsWith('Somebody')).toSorted()).toEqual([
      'Somebody still has a draft of mill site.',
      'Somebody still has a draft of review r1.',
    ]);
    expect(await run(to, 'get', 'mill', 'gloss')).toEqual(['Half written']);
    expect(await run(to, 'get', 'review', 'r1', 'company')).toEqual(['Half']);
    expect(await run(to, 'get', 'mill', 'subtitle', '--public')).toEqual(['Of the file']);
  });

  test('the commands go the whole way: set, diff, check, publish, return', async () => {
    const store = await freshStore(engine);
    expect(await run(store, 'set', 'mill', 'sales.email', 'orders@rewa.example')).toEqual([
      'Saved a draft of mill site: sales.email.',
    ]);
    expect((await run(store, 'diff')).join('\n')).toContain('+ "orders@rewa.example"');
    expect(await run(store, 'check')).toEqual(['1 drafts can be published.']);
    expect(await run(store, 'publish')).toEqual(['Published as 1: mill site.']);
    expect(await run(store, 'return', '1')).toEqual([
      'Published as 2: what 1 changed is as it was before.',
    ]);
    expect(await run(store, 'get', 'mill', 'sales.email')).toEqual(['sales@taana.example']);
    expect(await run(store, 'history', 'mill')).toHaveLength(2);
    expect((await run(store, 'set', 'question', 'mine', '-')).join('\n')).toContain(
      'Saved a draft',
    );
    expect(await run(store, 'discard', 'question', 'mine')).toEqual([
      'Discarded the draft of question mine.',
    ]);
    await run(store, 'take-out', 'review', 'r2');
    expect((await run(store, 'publish', 'review', 'r2')).at(-1)).toMatch(/^Published as 3/);
    await run(store, 'set', 'mill', 'sales.email', 'nobody');
    await expect(run(store, 'publish')).rejects.toThrow(/Nothing was published/);
  });

  test('words that no command knows are answered with a sentence', async () => {
    const store = await freshStore(engine);
    const wrong: readonly [string, ...string[]][] = [
      ['get', 'nonsense'],
      ['get', 'fabric'],
      ['get', 'fabric', '../x'],
      ['set', 'mill'],
      ['list', 'mill', 'more'],
      ['import'],
      ['export'],
      ['return'],
    ];
    for (const words of wrong) await expect(run(store, ...words)).rejects.toThrow(WrongWords);
    await expect(run(store, 'set', 'mill', 'nobody.knows.this', 'x')).rejects.toThrow(
      /no place called/,
    );
    await expect(run(store, 'get', 'fabric', 'f900')).rejects.toThrow(/no record/);
    expect(findCommand('constructor')).toBeUndefined();
    expect(help()).toContain('import <file> [--apply]');
  });
});

/** Edits of several kinds, a record added and one taken out, a picture; returns the picture's id. */
async function changeEverything(store: Store): Promise<string> {
  const avif = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypavif'), Buffer.alloc(40, 7)]);
  const facts = {
    width: 720,
    height: 480,
    widths: [180, 720],
    dominant: '#aabbcc',
    placeholder: 'data:image/avif;base64,AAAA',
  };
  const files = new Map([
    [180, avif],
    [720, Buffer.concat([avif, avif])],
  ]);
  const { id } = await keepPicture(store, { facts, files, author, at: now });
  const input = JSON.stringify({ ...facts, alt: 'A loom in the morning light' });
  await run(store, 'set', 'picture', id, '-', { input });
  await run(store, 'set', 'mill', 'subtitle', 'Knitters of “warp” \u2028 & more');
  await run(store, 'set', 'review', 'r1', 'position', '3.5');
  await run(store, 'set', 'question', 'mine', '-');
  await run(store, 'take-out', 'review', 'r2');
  await run(store, 'publish');
  return id;
}

const question = JSON.stringify({ id: 'mine', question: 'Is it ours?', answer: 'It is.' });

/** What a command says. */
async function run(
  store: Store,
  name: string,
  ...given: (string | { readonly input: string })[]
): Promise<string[]> {
  const said: string[] = [];
  const words = given.filter((word) => typeof word === 'string');
  const { input = question } = given.find((word) => typeof word === 'object') ?? {};
  await findCommand(name)!.run({
    store,
    words,
    env: {},
    now: Date.now,
    say: (line) => said.push(line),
    readInput: () => input,
    setExitCode: () => {},
  });
  return said;
}

async function exported(store: Store, history: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'content.jsonl.gz');
  await writeContentFile(store, file, { now, history });
  return file;
}

async function linesOf(file: string, type: string): Promise<string[]> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  return lines.filter((line) => line.startsWith(`["${type}"`));
}

interface Editable {
  kind: string;
  key: string;
  version: number;
  body: Record<string, unknown>;
}

/** The file with other records in it, and the checksum that fits them. */
async function rewrite(file: string, change: (record: Editable) => void): Promise<void> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  const changed = lines.slice(0, -1).map((line) => {
    const parsed = JSON.parse(line) as [string, Editable] | object;
    if (Array.isArray(parsed) && parsed[0] === 'record') change(parsed[1] as Editable);
    return JSON.stringify(parsed);
  });
  const sha256 = createHash('sha256').update(changed.join('')).digest('hex');
  const footer = { ...(JSON.parse(lines.at(-1)!) as object), sha256 };
  await writeFile(file, gzipSync(`${[...changed, JSON.stringify(footer)].join('\n')}\n`));
}
