import { describe, expect, test } from 'vitest';
import { type Engine, engines, freshStore } from '../../../tests/support/database/engines.ts';
import { edit, editAndPublish, publishRevision } from '../../../tests/support/publishing/edit.ts';
import { builtAt, tinyBuilds } from '../../../tests/support/publishing/tiny-site.ts';
import { onlyKey } from '../../content/records/kind.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { href } from '../../contract/routes.ts';
import { endOfDay } from '../../domain/claim/days.ts';
import { compress } from '../pages/compress.ts';
import { makeResponse } from './make-responses.ts';
import type { Printer } from './printer.ts';
import { createPublicSite } from './public-site.ts';
import { readHead } from './read-head.ts';

const html = 'text/html; charset=utf-8';
const noon = Date.parse('2026-11-16T12:00:00+05:30');

/** A site whose printer prints what the test says, without a process. */
async function openSite(engine: Engine) {
  const store = await freshStore(engine);
  const { build } = await tinyBuilds();
  const site = await build('a');
  const asked: { number: number; now: number; shown: string[] }[] = [];
  const press = {
    now: noon,
    asked,
    files: {} as Record<string, string>,
    gone: [] as string[],
    fault: undefined as undefined | { cause: 'content' | 'process'; faults: string[] },
  };
  const print: Printer['print'] = async ({ number }, { now, shown }, take) => {
    asked.push({ number, now, shown: shown.map(([path]) => path) });
    if (press.fault) return { ok: false, ...press.fault };
    for (const [path, text] of Object.entries(press.files)) {
      take({ path, status: 200, type: html, version: text, ...compress(Buffer.from(text)) });
    }
    return { ok: true, value: { count: 9, gone: press.gone } };
  };
  const prepared: string[] = [];
  const open = (of = site) =>
    createPublicSite({
      site: of,
      store,
      printer: { print },
      clock: { now: () => press.now },
      prepare: async ({ mill }) => void prepared.push(mill.name),
    });
  const { pages } = site;
  const say = (path: string) => pages.responses.get(path)?.encoded.identity.body.toString();
  return { store, site, build, pages, press, prepared, say, open, publicSite: open() };
}

const paths = ['/', '/contact', '/about', '/faq', '/404'];
const rename = (store: Parameters<typeof edit>[0], name: string) =>
  editAndPublish(store, 'mill', onlyKey, { name });

describe.for(engines())('what is public on an instance, on %s', (engine) => {
  test('a publication replaces what differs and takes away what is gone, at once', async () => {
    const { store, pages, press, prepared, say, publicSite } = await openSite(engine);
    const long = 'A page that is long enough to be compressed. '.repeat(60);
    press.files = { '/': long, '/new': 'Added', [bookPaths.json]: '{}' };
    press.gone = ['/faq'];
    expect([publicSite.state.number, publicSite.publishedAt]).toEqual([0, 0]);
    await rename(store, 'Rewa');
    const head = await readHead(store.db);
    expect(publicSite.shows(head)).toBe(false);
    expect(await publicSite.advance()).toEqual({
      ok: true,
      changed: ['/', '/new', bookPaths.json, '/faq'],
    });
    expect(press.asked).toEqual([{ number: 1, now: noon, shown: paths }]);
    expect([say('/'), say('/new'), say('/faq')]).toEqual([long, 'Added', undefined]);
    expect(pages.find('/')?.compression).toBe('quick');
    expect([pages.find('/')?.modified, pages.find(bookPaths.json)?.modified]).toEqual([
      undefined,
      head.publishedAt,
    ]);
    expect([publicSite.read().mill.name, prepared, pages.printedAt]).toEqual([
      'Rewa',
      ['Rewa'],
      noon,
    ]);
    expect([publicSite.state.number, publicSite.publishedAt]).toEqual([1, head.publishedAt]);
    expect(publicSite.shows(head)).toBe(true);
    expect(publicSite.shows({ ...head, number: 2 })).toBe(false);
    expect(publicSite.shows({ ...head, publishedAt: 1 })).toBe(false);
    pages.withhold();
    expect(publicSite.shows(head)).toBe(false);
  });

  test('what cannot be printed leaves everything as it was', async () => {
    const { store, press, say, publicSite } = await openSite(engine);
    await rename(store, 'Rewa');
    press.fault = { cause: 'process', faults: ['It ended.'] };
    expect(await publicSite.advance()).toEqual({ ok: false, ...press.fault });
    expect([publicSite.state.number, publicSite.read().mill.name === 'Rewa']).toEqual([0, false]);
    expect(say('/')).toContain('As it was built');
  });

  test('a database that was restored is read from its beginning', async () => {
    const { store, press, publicSite } = await openSite(engine);
    await rename(store, 'Rewa');
    await publicSite.advance();
    // Another publication under the same number.
    await store.db.updateTable('publication').set({ created_at: 5 }).execute();
    const later = await rename(store, 'Narmada');
    expect(await publicSite.advance()).toMatchObject({ ok: true });
    expect(publicSite.state.number).toBe(later);
    expect(press.asked.map(({ number }) => number)).toEqual([1, 2]);
    expect(publicSite.read().mill.name).toBe('Narmada');
  });

  test('papers are not compared, and those of fabrics that are gone go with them', async () => {
    const { store, pages, press, publicSite } = await openSite(engine);
    const [fabric] = publicSite.read().fabrics;
    const paper = { status: 200, type: 'application/pdf', compression: 'full' } as const;
    const add = async (path: string) =>
      [
        path,
        await makeResponse({ ...paper, path, body: Buffer.from(path) }, pages.pageCaching),
      ] as const;
    const kept = [`${href.fabric(fabric!.slug)}.pdf`, '/guide.pdf'];
    const gone = `${href.fabric('no-longer-knitted')}.pdf`;
    const responses = await Promise.all([...kept, gone].map(add));
    pages.swap({ content: pages.content, responses, printedAt: 0 });
    await rename(store, 'Rewa');
    expect(await publicSite.advance()).toEqual({ ok: true, changed: [] });
    expect(press.asked[0]?.shown).toEqual(paths);
    expect([...pages.paths].filter((path) => path.endsWith('.pdf'))).toEqual(kept);
  });

  test('a pack holds what differs from the build, and shows it again without printing', async () => {
    const { store, site, build, press, publicSite, open } = await openSite(engine);
    press.files = { '/': 'Rewa’s page', '/new': 'Added '.repeat(400) };
    press.gone = ['/faq'];
    await rename(store, 'Rewa');
    await publicSite.advance();
    const pack = publicSite.toPack({ '/guide.pdf': 'v1' });
    expect(pack).toMatchObject({
      build: site.buildName,
      number: 1,
      publishedAt: publicSite.publishedAt,
      printedAt: noon,
      revisions: [{ kind: 'mill', key: onlyKey }],
      gone: ['/faq'],
      papers: { '/guide.pdf': 'v1' },
    });
    expect(pack.files.map((file) => [file.path, 'body' in file, file.compression])).toEqual([
      ['/', false, 'quick'],
      ['/new', false, 'quick'],
    ]);

    // Another start of the same build.
    const again = await build('a');
    const { pages } = again;
    const say = (path: string) => pages.responses.get(path)?.encoded.identity.body.toString();
    press.now = noon + 1000;
    const started = open(again);
    expect(await started.showPack(pack)).toEqual({ ok: true, changed: [] });
    expect(press.asked).toHaveLength(1);
    expect([say('/'), say('/new'), say('/faq')]).toEqual([
      'Rewa’s page',
      'Added '.repeat(400),
      undefined,
    ]);
    expect([started.state.number, started.publishedAt, pages.printedAt]).toEqual([
      1,
      pack.publishedAt,
      noon,
    ]);
    expect(started.shows({ number: 1, publishedAt: pack.publishedAt })).toBe(true);

    // Another build has other scripts in its pages.
    expect(await open().showPack({ ...pack, build: 'other' })).toMatchObject({ ok: true });
    expect(press.asked.at(-1)).toMatchObject({ number: 1, now: noon + 1000 });
  });

  test('a pack that nobody can read any more is refused for its content', async () => {
    const { publicSite } = await openSite(engine);
    const pack = publicSite.toPack({});
    const revisions = [
      { id: 'r1', kind: 'mill', key: onlyKey, version: 99, body: { name: 'Later' } },
    ] as unknown as typeof pack.revisions;
    expect(await publicSite.showPack({ ...pack, revisions })).toMatchObject({
      ok: false,
      cause: 'content',
    });
  });

  test('a claim whose last day is over is no longer said, also from a pack', async () => {
    const { store, press, publicSite, open } = await openSite(engine);
    const lastDay = '2026-12-05';
    const midnight = endOfDay('Asia/Kolkata', lastDay);
    const revision = await edit(store, 'claim', 'since', { validUntil: lastDay });
    await publishRevision(store, 'claim', 'since', revision);
    press.now = midnight - 1;
    await publicSite.advance();
    const head = await readHead(store.db);
    const pack = publicSite.toPack({});
    expect(publicSite.read().claims.since).toBeDefined();
    expect(publicSite.shows(head)).toBe(true);
    press.now = midnight;
    expect(publicSite.shows(head)).toBe(false);
    const started = open();
    expect(await started.showPack(pack)).toMatchObject({ ok: true });
    expect(started.read().claims.since).toBeUndefined();
    expect(press.asked.at(-1)).toMatchObject({ number: 1, now: midnight });
    expect(started.publishedAt).toBe(pack.publishedAt);
  });

  test('without a publication the pages of the build are shown again', async () => {
    const { pages, publicSite, say } = await openSite(engine);
    const { generation } = pages;
    publicSite.showShipped();
    expect(pages.generation).toBe(generation);
    pages.withhold();
    expect(say('/')).toBeUndefined();
    publicSite.showShipped();
    expect(pages.printedAt).toBe(builtAt);
    expect(say('/')).toContain('As it was built');
    expect(publicSite.toPack({})).toMatchObject({ number: 0, files: [], gone: [], revisions: [] });
  });
});
