import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { dayMs } from '../../../src/domain/enquiry/indian-time.ts';
import { engines } from '../../support/database/engines.ts';
import { must } from '../../support/desk/desk-visitor.ts';
import { count, locknit, openBook, tricot } from '../../support/desk/open-book.ts';
import { edit } from '../../support/publishing/edit.ts';

describe.for(engines())('a list brought into the sample book on %s', (engine) => {
  test('brings a list in as one, refuses what moved since, and takes back what nobody touched', async () => {
    const { owner, book, store, wait, publishAll } = await openBook(engine);
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
    const { owner, wait } = await openBook(engine);
    const rows = [{ key: null, parent: null, fields: { number: '31C', title: 'Mesh Sport' } }];
    const done = must(
      await owner.ask(endpoints.importFabrics, { body: { file: 'a.csv', rows } }),
    ).body;
    if (done.kind !== 'imported') throw new Error(done.kind);
    wait(7 * dayMs);
    expect(must(await owner.ask(endpoints.fabricImports)).body).toEqual([]);
    expect((await owner.ask(endpoints.undoImport, { params: { id: done.id } })).status).toBe(404);
  });
});
