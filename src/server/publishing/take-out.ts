import { contentKinds } from '../../content/records/content-kinds.ts';
import type { Store } from '../db/store.ts';
import { readRecord } from './read-record.ts';
import { type SaveRequest, type SaveResult, saveRecord } from './save-record.ts';

/**
 * The record is not to be shown any more, as a draft. A kind whose addresses must still answer that
 * something is gone has a field for it; of the others nothing is left.
 */
export async function takeOut(
  store: Store,
  request: Omit<SaveRequest, 'body' | 'merge'>,
): Promise<SaveResult> {
  const record = await readRecord(store.db, request);
  if (!record) return { kind: 'unknown-record' };
  const withdrawn = { ...record.publicBody, ...record.body, withdrawn: true };
  const keepsAddress = contentKinds[request.kind].schema.safeParse(withdrawn).success;
  return saveRecord(store, { ...request, body: keepsAddress ? withdrawn : null });
}
