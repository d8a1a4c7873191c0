import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { writeDesign } from '../../../src/contract/design-address.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { newCollection } from '../../../src/domain/catalogue/new-collection.ts';
import { designOf } from '../../../src/domain/cloth-design/cloth-design.ts';
import { engines } from '../../support/database/engines.ts';
import { enquiryRow, quoteRow } from '../../support/desk/desk-rows.ts';
import { must } from '../../support/desk/desk-visitor.ts';
import { count, locknit, openBook, tricot } from '../../support/desk/open-book.ts';
import { edit } from '../../support/publishing/edit.ts';

describe.for(engines())('changes to the sample book on %s', (engine) => {
  test('a collection is added, ordered, given a fabric and published with it', async () => {
    const { owner, book, publishAll } = await openBook(engine);
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

  test('hides, brings back, moves and sets minimums as drafts, all in one step that is taken back', async () => {
    const { owner, book, publishAll, store } = await openBook(engine);
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
    const { owner, store } = await openBook(engine);
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
    const { owner, book } = await openBook(engine);
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

  test('a visitor’s design becomes a fabric whose construction has the name of the book', async () => {
    const { owner } = await openBook(engine);
    const { fabrics, yarns, shades } = shippedContent;
    const like = fabrics.find(({ number }) => number === '14B')!;
    const design = writeDesign(designOf(like, { yarns, shades: Object.values(shades) })!);
    const body = { number: '31C', title: 'As designed', design };
    const added = must(await owner.ask(endpoints.addFabric, { body })).body;
    if (added.kind !== 'added') throw new Error(added.kind);
    const params = { kind: 'fabric', key: added.key };
    const { body: draft } = must(await owner.ask(endpoints.contentRecord, { params })).body;
    expect(draft).toMatchObject({
      construction: { name: like.construction.name, bars: like.construction.bars },
    });
  });
});
