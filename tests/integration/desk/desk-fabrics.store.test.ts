import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { FabricLine } from '../../../src/contract/desk/fabric-answers.ts';
import { newCollection } from '../../../src/domain/catalogue/new-collection.ts';
import { dayMs } from '../../../src/domain/enquiry/indian-time.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { publish } from '../../../src/server/publishing/publications.ts';
import { saveMany } from '../../../src/server/publishing/save-many.ts';
import { manyFabrics } from '../../support/content/many-fabrics.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { enquiryRow, quoteRow, someMorning } from '../../support/desk/desk-rows.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  type SignedIn,
} from '../../support/desk/desk-visitor.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { edit } from '../../support/publishing/edit.ts';

const shipped = shippedRecords.fabric;
const count = Object.keys(shipped).length;
/** Two fabrics of the mill's, by number. */
const keyOf = (number: string) =>
  Object.entries(shipped).find(([, fabric]) => fabric.number === number)![0];
const locknit = keyOf('14B');
const tricot = keyOf('12A');

async function open(engine: (typeof engines)[number]) {
  const store = await freshStore(engine);
  let later = 0;
  const desk = openDesk(store, { clock: { now: () => Date.now() + later } });
  const owner = await enterAsOwner(desk, store);
  const book = async (): Promise<Map<string, FabricLine>> => {
    const { fabrics } = must(await owner.ask(endpoints.fabricBook)).body;
    return new Map(fabrics.map((line) => [line.key, line]));
  };
  const publishAll = async (...keys: string[]) => {
    const lines = await book();
    const changes = keys.flatMap((key) => lines.get(key)!.drafts);
    return must(await owner.ask(endpoints.publishContent, { body: { changes } })).body;
  };
  return { store, desk, owner, book, publishAll, wait: (ms: number) => (later += ms) };
}

describe.for(engines)('the sample book at the desk on %s', (engine) => {
  test('has every fabric with its facts, shades and lapping, by collection and number', async () => {
    const { owner } = await open(engine);
    const { fabrics, shades, lappings, collections } = must(
      await owner.ask(endpoints.fabricBook),
    ).body;
    expect(fabrics).toHaveLength(count);
    const line = fabrics.find(({ key }) => key === locknit)!;
    expect(line).toMatchObject({
      number: '14B',
      title: 'Locknit Premium',
      weight: '140 GSM',
      width: '60 in',
      fibre: 'Cotton/Nylon',
      state: 'public',
      drafts: [],
      quotes: 0,
    });
    expect(line.shades.map((place) => shades[place]?.hex)).toHaveLength(
      shipped[locknit]!.shades.length,
    );
    expect(lappings[line.lapping!]?.bars).toEqual(shipped[locknit]!.construction.bars);
    expect(line.picture).toMatch(/^\/pictures\//);
    expect(collections.map(({ dye }) => dye)).toEqual(['turmeric', 'indigo', 'kora', 'plum']);
    const places = fabrics.map(({ collection }) => collections.findIndex(({ id }) => id === collection)); // oxfmt-ignore
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('a collection is added, ordered, given a fabric and published with it', async () => {
    const { owner, book, publishAll } = await open(engine);
    const body = newCollection('sports-and-swim', 5, {
      name: 'Sports and Swim',
      description: 'Cloth that stretches, dries fast and keeps its shade in sun and chlorine.',
      dye: 'plum',
    });
    const params = { kind: 'category', key: body.id };
    must(await owner.ask(endpoints.saveContent, { params, body: { parent: null, body } }));
    must(await owner.ask(endpoints.placeContent, { params, body: { after: null } }));
    const { collections } = must(await owner.ask(endpoints.fabricBook)).body;
    expect(collections.map(({ label }) => label)).toHaveLength(5);
    expect(collections[0]).toMatchObject({ id: body.id, label: 'Sports and Swim', dye: 'plum' });
    expect(collections[0]!.draft).toEqual(expect.any(String));

    const change = { kind: 'move', to: body.id } as const;
    must(await owner.ask(endpoints.changeFabrics, { body: { keys: [locknit], change } }));
    const line = (await book()).get(locknit)!;
    expect(line.collection).toBe(body.id);
    expect(line.drafts.map(({ kind }) => kind).toSorted()).toEqual(['category', 'fabric']);
    expect(await publishAll(locknit)).toMatchObject({ kind: 'published' });
    const after = must(await owner.ask(endpoints.fabricBook)).body.collections;
    expect(after[0]).not.toHaveProperty('draft');
  });

  test('says in one word how each fabric stands, and what is published with it', async () => {
    const { store, book, publishAll } = await open(engine);
    const revision = await edit(store, 'fabric', locknit, { width: 62, finishes: ['Heat-set'] });
    await edit(store, 'fabric', 'f900', { number: '31C', title: 'Mesh' });
    let lines = await book();
    expect(lines.get(locknit)).toMatchObject({
      state: 'changed',
      changes: 2,
      width: '62 in',
      author: 'Asha',
      drafts: [{ kind: 'fabric', key: locknit, revision }],
    });
    expect(lines.get('f900')).toMatchObject({ state: 'draft', number: '31C', weight: '' });
    expect(await publishAll(locknit)).toMatchObject({ kind: 'published' });
    lines = await book();
    expect(lines.get(locknit)).toMatchObject({ state: 'public', drafts: [] });
  });

  test('hides, brings back, moves and sets minimums as drafts, all in one step that is taken back', async () => {
    const { owner, book, publishAll, store } = await open(engine);
    const change = async (step: object) =>
      must(
        await owner.ask(endpoints.changeFabrics, {
          body: { keys: [locknit, tricot, 'f998'], change: step as { kind: 'show' } },
        }),
      ).body;
    const hidden = await change({ kind: 'hide' });
    if (hidden.kind !== 'saved') throw new Error(hidden.kind);
    expect([hidden.changed.length, hidden.left]).toEqual([2, 1]);
    expect((await book()).get(tricot)).toMatchObject({ state: 'changed', next: 'hides' });
    expect(await change({ kind: 'hide' })).toMatchObject({ changed: [], left: 3 });

    // Somebody goes on with one of them: it stays, and is named.
    await edit(store, 'fabric', tricot, { width: 64 });
    const body = { changes: hidden.changed };
    expect(must(await owner.ask(endpoints.takeBackFabrics, { body })).body).toEqual({
      taken: [locknit],
      stayed: [{ key: tricot, name: '12A Tricot Standard' }],
    });
    expect((await book()).get(locknit)).toMatchObject({ state: 'public', drafts: [] });
    expect(await publishAll(tricot)).toMatchObject({ kind: 'published' });
    expect((await book()).get(tricot)).toMatchObject({ state: 'hidden' });
    await change({ kind: 'show' });
    expect((await book()).get(tricot)).toMatchObject({ state: 'changed', next: 'shows' });

    await change({ kind: 'move', to: 'nylon-classics' });
    await change({ kind: 'minimums', minimum: { perStyle: 3000, perColour: 1000 } });
    const moved = (await book()).get(locknit)!;
    expect(moved).toMatchObject({
      collection: 'nylon-classics',
      minimum: '3,000 m per style, 1,000 m per colour',
      changes: 2,
    });
    expect(await publishAll(locknit, tricot)).toMatchObject({ kind: 'published' });
    // Back to where its fibres lead, no word of it is left in the record.
    await change({ kind: 'move', to: 'breathable-cotton-nylon-collection' });
    const { fabrics } = must(await owner.ask(endpoints.clothRecords)).body;
    expect(fabrics.find(({ key }) => key === locknit)?.body).not.toHaveProperty('category');
  });

  test('asks before it hides what a buyer can still accept', async () => {
    const { owner, store } = await open(engine);
    await store.db.insertInto('enquiry').values(enquiryRow()).execute();
    const lines = JSON.stringify([
      { fabric: '14B Locknit Premium', shade: '', metres: 1, price: 1 },
    ]);
    const until = { lines, valid_until: '2099-12-01' };
    await store.db.insertInto('quote').values(quoteRow(until)).execute();
    const hide = (confirmed?: boolean) => ({
      body: { keys: [locknit], change: { kind: 'hide' as const, ...(confirmed && { confirmed }) } },
    });
    expect(must(await owner.ask(endpoints.changeFabrics, hide())).body).toEqual({
      kind: 'quoted',
      fabrics: [{ key: locknit, name: '14B Locknit Premium', quotes: 1 }],
    });
    expect(must(await owner.ask(endpoints.changeFabrics, hide(true))).body).toMatchObject({
      kind: 'saved',
      changed: [{ key: locknit }],
    });
  });

  test('adds a fabric under the next free key, also twice at once, and copies one', async () => {
    const { owner, book } = await open(engine);
    const add = (number: string, more: object = {}) =>
      owner.ask(endpoints.addFabric, { body: { number, title: 'Mesh Sport', ...more } });
    const [one, two] = await Promise.all([add('31C'), add('31D')]);
    const keys = [must(one).body, must(two).body].map((added) =>
      added.kind === 'added' ? added.key : added.kind,
    );
    expect(keys.toSorted()).toEqual([`f0${count + 1}`, `f0${count + 2}`]);
    expect(must(await add('14b')).body).toEqual({
      kind: 'number-taken',
      key: locknit,
      name: '14B Locknit Premium',
    });
    const copy = must(await add('31E', { copyOf: locknit })).body;
    if (copy.kind !== 'added') throw new Error(copy.kind);
    expect((await book()).get(copy.key)).toMatchObject({
      number: '31E',
      weight: '140 GSM',
      state: 'draft',
      picture: null,
    });
    expect((await add('31F', { copyOf: 'f998' })).status).toBe(404);
  });

  test('brings a list in as one, refuses what moved since, and takes back what nobody touched', async () => {
    const { owner, book, store, wait, publishAll } = await open(engine);
    const rows = [
      { key: locknit, parent: null, fields: { gsm: { kind: 'single', gsm: 145 }, moq: null } },
      { key: tricot, parent: null, fields: { width: 62 } },
      { key: null, parent: null, fields: { number: '31C', title: 'Mesh Sport' } },
      { key: null, parent: null, fields: { number: '31D', title: 'Mesh Light' } },
    ];
    const bring = (list: typeof rows) =>
      owner.ask(endpoints.importFabrics, { body: { file: 'november.xlsx', rows: list } });
    const done = must(await bring(rows)).body;
    if (done.kind !== 'imported') throw new Error(done.kind);
    expect(done).toMatchObject({ added: 2, changed: 2 });
    const lines = await book();
    expect(lines.get(locknit)).toMatchObject({ weight: '145 GSM', state: 'changed' });
    const added = [...lines.values()].filter(({ state }) => state === 'draft');
    expect(added.map(({ number }) => number).toSorted()).toEqual(['31C', '31D']);

    // The number is taken now, and the width was changed since the file was read.
    expect(must(await bring(rows)).body).toEqual({ kind: 'moved', rows: [0, 1, 2, 3] });
    const unknown = [{ key: null, parent: null, fields: { number: '31G', prise: 'x' } }];
    expect((await bring(unknown as unknown as typeof rows)).status).toBe(422);

    expect(must(await owner.ask(endpoints.fabricImports)).body).toEqual([
      {
        id: done.id,
        file: 'november.xlsx',
        author: expect.any(String),
        at: expect.any(Number),
        added: 2,
        changed: 2,
        undoneAt: null,
      },
    ]);
    const mesh = added.find(({ number }) => number === '31D')!;
    await edit(store, 'fabric', mesh.key, { title: 'Mesh Lighter' });
    await publishAll(tricot);
    wait(6 * dayMs);
    const undone = must(await owner.ask(endpoints.undoImport, { params: { id: done.id } })).body;
    expect(undone.taken).toHaveLength(2);
    expect(undone.stayed.map(({ name }) => name).toSorted()).toEqual([
      '12A Tricot Standard',
      '31D Mesh Lighter',
    ]);
    expect((await book()).get(locknit)).toMatchObject({ weight: '140 GSM', state: 'public' });
    expect((await owner.ask(endpoints.undoImport, { params: { id: done.id } })).status).toBe(404);
    // The key of what was taken back is not given again.
    const next = must(
      await owner.ask(endpoints.addFabric, { body: { number: '31K', title: 'Mesh' } }),
    ).body;
    expect(next).toMatchObject({ key: `f0${count + 3}` });
  });

  test('an import older than a week stays', async () => {
    const { owner, wait } = await open(engine);
    const rows = [{ key: null, parent: null, fields: { number: '31C', title: 'Mesh Sport' } }];
    const done = must(
      await owner.ask(endpoints.importFabrics, { body: { file: 'a.csv', rows } }),
    ).body;
    if (done.kind !== 'imported') throw new Error(done.kind);
    wait(7 * dayMs);
    expect(must(await owner.ask(endpoints.fabricImports)).body).toEqual([]);
    expect((await owner.ask(endpoints.undoImport, { params: { id: done.id } })).status).toBe(404);
  });

  test('a person who only looks sees the book and changes nothing', async () => {
    const { desk, owner, store } = await open(engine);
    const viewer = await invite(desk, store, owner);
    expect((await viewer.ask(endpoints.fabricBook)).status).toBe(200);
    const body = { keys: [locknit], change: { kind: 'hide' as const } };
    const refused = [
      await viewer.ask(endpoints.changeFabrics, { body }),
      await viewer.ask(endpoints.addFabric, { body: { number: '31C', title: 'Mesh' } }),
      await viewer.ask(endpoints.importFabrics, {
        body: { file: 'x', rows: [{ key: null, parent: null, fields: { number: '31C' } }] },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('every step is a line of the log without a word of the text', async () => {
    const { owner } = await open(engine);
    const body = { number: '31C', title: 'Words that belong in no log' };
    await owner.ask(endpoints.addFabric, { body });
    const change = { kind: 'move' as const, to: 'nylon-classics' as const };
    await owner.ask(endpoints.changeFabrics, { body: { keys: [locknit], change } });
    const { lines } = must(await owner.ask(endpoints.audit)).body;
    expect(
      lines.slice(0, 2).map(({ verb, detail }) => [verb, detail['fabrics'] ?? detail['key']]),
    ).toEqual([
      ['drafted to move fabrics to a collection', locknit],
      ['added a fabric', `f0${count + 1}`],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Words that belong');
  });

  test('a book of five hundred fabrics is an answer of less than 100 KB', async () => {
    const { owner, store } = await open(engine);
    const author = { id: 'p1', name: 'Asha' };
    const more = Object.entries(manyFabrics(500).fabric).filter(([key]) => !(key in shipped));
    const drafts = more.map(([key, body]) => ({ kind: 'fabric' as const, key, parent: null, body: { ...body } })); // oxfmt-ignore
    const saved = await saveMany(store, {
      drafts,
      author,
      at: someMorning,
      record: async () => {},
    });
    if (saved === 'moved') throw new Error(saved);
    await publish(store, { author, at: someMorning, changes: saved });
    const { text, body } = await owner.ask(endpoints.fabricBook);
    expect(body.fabrics).toHaveLength(500);
    expect(brotliCompressSync(text).length).toBeLessThan(100 * 1024);
  });
});

async function invite(desk: Desk, store: Store, owner: SignedIn): Promise<SignedIn> {
  const email = 'viewer@mill.example';
  must(await owner.ask(endpoints.invite, { body: { name: 'Vik', email, role: 'viewer' } }));
  const tokens = await mailedTokens(store, 'desk-invitation');
  return joinDesk(desk, tokens.at(-1)!, email, 'Vik');
}
