import { contentKinds } from '../../content/records/content-kinds.ts';
import type { ContentKind } from '../../content/records/kind.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Store } from '../db/store.ts';
import { readRecord } from './read-record.ts';
import type { RecordName } from './record-name.ts';
import { type SaveRequest, type SaveResult, saveRecord } from './save-record.ts';

/** The record is not to be shown any more, as a draft. */
export async function takeOut(
  store: Store,
  request: Omit<SaveRequest, 'body' | 'merge'>,
): Promise<SaveResult> {
  const record = await readRecord(store.db, request);
  if (!record) return { kind: 'unknown-record' };
  return saveRecord(store, { ...request, body: bodyTakenOut(request, record.publicBody) });
}

/**
 * What stays of a public record that is taken out: of most nothing. A kind whose address must go on
 * answering that something is gone keeps it.
 */
export function bodyTakenOut(
  { kind }: RecordName,
  published: RecordBody | null,
): RecordBody | null {
  const { takenOut }: ContentKind<never> = contentKinds[kind] as never;
  return published && takenOut ? takenOut(published as never) : null;
}
