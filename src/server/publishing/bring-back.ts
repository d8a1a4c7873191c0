import { contentKinds } from '../../content/records/content-kinds.ts';
import type { Store } from '../db/store.ts';
import { upgradeBody } from './apply-revisions.ts';
import { readRevision } from './revisions.ts';
import { type SaveRequest, type SaveResult, saveRecord } from './records/save-record.ts';
import { shippedBody } from './shipped.ts';

export interface BringBackRequest extends Omit<SaveRequest, 'body' | 'merge'> {
  /** An earlier state of the record; empty: what is shipped. */
  readonly revision: string | null;
}

/** An earlier state becomes the draft, with the fields of today. Publishing it is another step. */
export async function bringBack(
  store: Store,
  { revision, ...request }: BringBackRequest,
): Promise<SaveResult | { readonly kind: 'unknown-revision' }> {
  if (revision === null) {
    const body = shippedBody(request);
    return body ? saveRecord(store, { ...request, body }) : { kind: 'unknown-revision' };
  }
  const old = await readRevision(store.db, request, revision);
  if (!old) return { kind: 'unknown-revision' };
  if (old.body === null) return saveRecord(store, { ...request, body: null });
  const upgraded = upgradeBody(contentKinds[request.kind], old);
  if (!upgraded.ok) return { kind: 'refused', faults: upgraded.faults };
  return saveRecord(store, { ...request, body: upgraded.body });
}
