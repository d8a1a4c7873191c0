import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { shippedRecords } from '../../content/records/assemble-records.ts';
import type { KindName } from '../../content/records/content-kinds.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { saveMany } from '../publishing/records/save-many.ts';
import { createPreview } from './preview.ts';
import type { PublicSite } from './public-site.ts';
import { nameOf, shippedState, type StoredRevision } from './public-state.ts';

describe.for(engines())('a preview on %s', (engine) => {
  test('is printed from every draft once, however many there are', async () => {
    const store = await freshStore(engine);
    const { yarn, shade, fabric, construction, pageTitle } = shippedRecords;
    const kinds = { yarn, shade, fabric, construction, pageTitle };
    const drafts = Object.entries(kinds).flatMap(([kind, records]) =>
      Object.entries(records).map(([key, body]) => {
        return { kind: kind as KindName, key, parent: null, body: { ...body } };
      }),
    );
    expect(drafts.length).toBeGreaterThan(200);
    const author = { id: 'p1', name: 'Asha' };
    await saveMany(store, { drafts, author, at: 1, record: async () => {} });
    let printed: readonly StoredRevision[] = [];
    const preview = createPreview({
      publicSite: { state: shippedState(shippedContent) } as unknown as PublicSite,
      printer: {
        preview: async (_, given) => {
          printed = given.drafts;
          return { ok: false, cause: 'content', faults: [] };
        },
      },
      store,
      clock: { now: () => 2 },
    });
    await preview({ path: '/', query: '' });
    const names = drafts.map(({ kind, key }) => nameOf({ kind, key }));
    expect(printed.map(nameOf)).toEqual(names.toSorted());
  });
});
