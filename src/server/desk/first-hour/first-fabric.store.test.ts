import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { readDraft } from '../../publishing/revisions.ts';
import { addFirstFabric } from './first-fabric.ts';

const author = { id: 'p1', name: 'Asha' };
const shipped = Object.entries(contentKinds.fabric.shipped);

describe.for(engines())('the first fabric of a mill on %s', (engine) => {
  test('is knitted like its pattern, and says nothing that is true of the pattern alone', async () => {
    const store = await freshStore(engine);
    for (const field of ['description', 'moq', 'widthText'] as const) {
      const [pattern, cloth] = shipped.find(([, fabric]) => field in fabric)!;
      const added = await addFirstFabric(store, {
        number: `51${field}`,
        title: 'Zephyr Ground',
        pattern,
        gsm: 165,
        author,
        at: 1,
        record: async () => {},
      });
      if (added.kind !== 'added') throw new Error(added.kind);
      const draft = await readDraft(store.db, { kind: 'fabric', key: added.key });
      expect(draft?.body).not.toHaveProperty(field);
      expect(draft?.body).toMatchObject({
        title: 'Zephyr Ground',
        gsm: { kind: 'single', gsm: 165 },
        construction: cloth.construction,
        width: cloth.width,
      });
    }
  });
});
