import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import type { KindName } from '../../../src/content/records/content-kinds.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { publish } from '../../../src/server/publishing/publications.ts';
import { readDraft, saveDraft } from '../../../src/server/publishing/revisions.ts';

const author = { id: 'p1', name: 'Asha' };

/** Saves a record with these fields changed; returns the revision. */
export async function edit(
  store: Store,
  kind: KindName,
  key: string,
  fields: RecordBody | null,
): Promise<string> {
  const before = await readDraft(store.db, { kind, key });
  const shipped: Readonly<Record<string, unknown>> = shippedRecords[kind];
  const body = fields && { ...((before?.body ?? shipped[key]) as RecordBody), ...fields };
  const parent = before?.id ?? null;
  const saved = await saveDraft(store, { kind, key, parent, body, author, at: Date.now() });
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  return saved.revision;
}

/** The same, public at once; returns the number. */
export async function editAndPublish(
  store: Store,
  kind: KindName,
  key: string,
  fields: RecordBody | null,
): Promise<number> {
  return publishRevision(store, kind, key, await edit(store, kind, key, fields));
}

export async function publishRevision(
  store: Store,
  kind: KindName,
  key: string,
  revision: string,
): Promise<number> {
  const changes = [{ kind, key, revision }];
  const published = await publish(store, { author, at: Date.now(), changes });
  if (published.kind !== 'published') throw new Error(published.kind);
  return published.number;
}
