import type { Store } from '../db/store.ts';
import { readRecord } from './records/read-record.ts';
import { type SaveRequest, type SaveResult, saveRecord } from './records/save-record.ts';

/** The record is not to be shown any more, as a draft. What must stay of it is kept by the save. */
export async function takeOut(
  store: Store,
  request: Omit<SaveRequest, 'body' | 'merge'>,
): Promise<SaveResult> {
  const record = await readRecord(store.db, request);
  return record ? saveRecord(store, { ...request, body: null }) : { kind: 'unknown-record' };
}
