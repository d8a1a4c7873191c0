import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { changedFields, type RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readPublicChanges } from '../../../src/server/publishing/publications.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { readHistory } from '../../../src/server/publishing/revisions.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { interleaving, workTogether } from '../../support/publishing/three-editors.ts';
import { within } from '../../support/patience.ts';

const mill = { kind: 'mill', key: onlyKey } as const;
const shipped = shippedRecords.mill[onlyKey] as unknown as RecordBody;
/** Texts of one group each, so that twelve people can change one each. */
const texts = ['name', 'shortName', 'subtitle', 'wordmark', 'gloss', 'blurb', 'noScript', 'soldByTheMetre']; // oxfmt-ignore
const groups = [['legal', 'name'], ['legal', 'grievanceContact'], ['address', 'city'], ['address', 'region']] as const; // oxfmt-ignore

describe.for(engines())('people who work at the same time on %s', (engine) => {
  // The full ten thousand are in tests/torture/editors.test.ts.
  test(
    'three who work in any order lose no field and no text',
    { timeout: within(60_000) },
    async () => {
      const store = await freshStore(engine);
      let key = 1000;
      let clashes = 0;
      await fc.assert(
        fc.asyncProperty(interleaving, async (steps) => {
          key += 1;
          const worked = await workTogether(store, { kind: 'review', key: `r${key}` }, steps);
          clashes += worked.clashes;
          expect([worked.lost, worked.forgotten]).toEqual([[], []]);
        }),
        { numRuns: 15 },
      );
      // Without a clash the law would say nothing.
      expect(clashes).toBeGreaterThan(0);
    },
  );

  test('twelve who save different fields at one moment are all in the draft', async () => {
    const store = await freshStore(engine);
    const bodies: RecordBody[] = [
      ...texts.map((field) => ({ ...shipped, [field]: 'Twelve' })),
      ...groups.map(([group, field]) => ({
        ...shipped,
        [group]: { ...(shipped[group] as object), [field]: 'Twelve' },
      })),
    ];
    const results = await Promise.all(
      bodies.map((body, index) =>
        saveRecord(store, {
          ...mill,
          parent: null,
          body,
          author: { id: `p${index}`, name: `Person ${index}` },
          at: 1,
          merge: true,
        }),
      ),
    );
    expect(results.map(({ kind }) => kind)).toEqual(bodies.map(() => 'saved'));
    const { body } = (await readRecord(store.db, mill))!;
    expect(changedFields(shipped, body!).toSorted()).toEqual(
      [...texts, ...groups.map((names) => names.join('.'))].toSorted(),
    );
    expect((await readHistory(store.db, mill)).length).toBeGreaterThanOrEqual(12);
  });

  test('eight who publish at one moment get eight numbers without a gap', async () => {
    const store = await freshStore(engine);
    const at = { author: { id: 'p', name: 'P' }, at: 1 };
    const changes = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const name = { kind: 'question', key: `q-${index}` } as const;
        const body = { id: name.key, question: 'Why?', answer: 'Because.' };
        const saved = await saveRecord(store, { ...name, parent: null, body, ...at });
        return { ...name, revision: saved.kind === 'saved' ? saved.revision : '' };
      }),
    );
    const published = await Promise.all(
      changes.map((change) => publishDrafts(store, { ...at, changes: [change] })),
    );
    const numbers = published.map((one) => (one.kind === 'published' ? one.number : 0));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await readPublicChanges(store.db, 0)).revisions).toHaveLength(8);
  });
});
