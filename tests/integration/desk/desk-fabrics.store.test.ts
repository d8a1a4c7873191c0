import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { publish } from '../../../src/server/publishing/publications.ts';
import { saveMany } from '../../../src/server/publishing/records/save-many.ts';
import { manyFabrics } from '../../support/content/many-fabrics.ts';
import { engines } from '../../support/database/engines.ts';
import { someMorning } from '../../support/desk/desk-rows.ts';
import { joinDesk, must, type SignedIn } from '../../support/desk/desk-visitor.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { count, locknit, openBook, shipped } from '../../support/desk/open-book.ts';
import { edit } from '../../support/publishing/edit.ts';

describe.for(engines())('the sample book at the desk on %s', (engine) => {
  test('has every fabric with its facts, shades and lapping, by collection and number', async () => {
    const { owner } = await openBook(engine);
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

  test('says in one word how each fabric stands, and what is published with it', async () => {
    const { store, book, publishAll } = await openBook(engine);
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

  test('a person who only looks sees the book and changes nothing', async () => {
    const { desk, owner, store } = await openBook(engine);
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
    const { owner } = await openBook(engine);
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
    const { owner, store } = await openBook(engine);
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
