import { expect } from 'vitest';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';

export const asha = { id: 'p1', name: 'Asha' };
export const by = { author: asha, at: 5 };
export const someAnswer = {
  id: 'q-new',
  question: 'Do you dye to order?',
  answer: 'Yes, from 300 kg.',
};

/** Saves a draft by the desk's own way; returns what names it in a publication. */
export async function save(store: Store, name: RecordName, body: RecordBody) {
  const parent = (await readRecord(store.db, name))?.parent ?? null;
  const saved = await saveRecord(store, { ...name, parent, body, ...by });
  if (saved.kind !== 'saved') throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return { ...name, revision: saved.revision };
}

export async function publishAll(
  store: Store,
  changes: readonly (RecordName & { revision: string })[],
) {
  const published = await publishDrafts(store, { ...by, changes });
  expect(published).toMatchObject({ kind: 'published' });
}
