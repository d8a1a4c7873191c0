import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { locknit, tricot } from '../../../../tests/support/desk/open-book.ts';
import { edit } from '../../../../tests/support/publishing/edit.ts';
import type { Store } from '../../db/store.ts';
import { readDraft } from '../revisions.ts';
import { type ImportedRow, importFabrics } from './import-fabrics.ts';

const author = { id: 'p2', name: 'Vik' };

function bring(store: Store, rows: readonly ImportedRow[]) {
  return importFabrics(store, { file: 'a.csv', rows, author, at: 5, record: async () => {} });
}

describe.for(engines())('rows of a list on %s', (engine) => {
  test('a row whose fabric is not there any more is told, and nothing is saved', async () => {
    const store = await freshStore(engine);
    const rows = [
      { key: tricot, parent: null, fields: { width: 62 } },
      { key: 'f999', parent: null, fields: { width: 62 } },
    ];
    expect(await bring(store, rows)).toEqual({ kind: 'moved', rows: [1] });
    expect(await readDraft(store.db, { kind: 'fabric', key: tricot })).toBeUndefined();
  });

  test('what a colleague writes in another field meanwhile is kept beside the row', async () => {
    const store = await freshStore(engine);
    const colleague = ['Locknit', 'Locknit Fine'];
    const busy: Store = {
      ...store,
      async transact(work) {
        const title = colleague.shift();
        if (title) await edit(store, 'fabric', locknit, { title });
        return store.transact(work);
      },
    };
    const rows = [{ key: locknit, parent: null, fields: { width: 62 } }];
    expect(await bring(busy, rows)).toMatchObject({ kind: 'imported', changed: 1 });
    const draft = await readDraft(store.db, { kind: 'fabric', key: locknit });
    expect(draft?.body).toMatchObject({ title: 'Locknit Fine', width: 62 });
  });
});
