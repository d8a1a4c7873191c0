import type { Claim } from '../../../content/claims.ts';
import type { SettleAnswer } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { type ClaimSubject, settleClaim } from '../../../domain/claim/claim-subjects.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { readRecord } from '../../publishing/records/read-record.ts';
import { type SavedDraft, saveRecord } from '../../publishing/records/save-record.ts';

/**
 * Writes one value into every claim that speaks of the subject, each as a draft. What warned of the
 * contradiction goes with it. A claim that is not said stays as it is.
 */
export async function settleClaims(
  store: Store,
  subject: ClaimSubject,
  value: string | number,
  by: {
    readonly author: { readonly id: string; readonly name: string };
    readonly at: number;
    readonly year: number;
    readonly record: (tx: DatabaseTransaction, key: string, saved: SavedDraft) => Promise<void>;
  },
): Promise<SettleAnswer> {
  const settled: { kind: string; key: string }[] = [];
  for (const key of [...subject.claims, ...(subject.follow ?? [])]) {
    const detail = await readRecord(store.db, { kind: 'claim', key });
    if (!detail?.body || detail.newer || detail.body['withheld'] === true) continue;
    const { risk: _risk, ...claim } = detail.body as unknown as Claim;
    const body = { ...claim, ...settleClaim(subject.id, key, claim, value, by.year) };
    const saved = await saveRecord(store, {
      kind: 'claim',
      key,
      parent: detail.parent,
      body: body as never,
      author: by.author,
      at: by.at,
      merge: true,
      record: (tx, draft) => by.record(tx, key, draft),
    });
    const name = { kind: 'claim', key };
    if (saved.kind !== 'saved' && saved.kind !== 'unchanged') {
      return { kind: 'moved', records: [name] };
    }
    settled.push(name);
  }
  return { kind: 'settled', records: settled };
}
