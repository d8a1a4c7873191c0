import type { Kysely } from 'kysely';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { readHeads } from '../heads.ts';
import { nameRecord } from '../heads.ts';
import { composeRecords } from './read-records.ts';
import type { RecordName } from '../record-name.ts';
import { isRecordName } from '../revisions.ts';
import { type SaveRequest, saveRecord } from './save-record.ts';

export interface PlaceRequest extends Omit<SaveRequest, 'body' | 'parent' | 'merge'> {
  /** The record it is to stand behind; empty: first. */
  readonly after: string | null;
}

export type Placed =
  | 'placed'
  /** This kind has no order, or one of the two is not in its list. */
  | 'unknown-record'
  /** Somebody saved one of the records at the same moment. */
  | 'moved';

/** Moves a record in its list, as a draft. */
export async function placeRecord(store: Store, request: PlaceRequest): Promise<Placed> {
  const { after, ...common } = request;
  if (!isRecordName(request) || after === request.key) return 'unknown-record';
  const list = await readList(store.db, request);
  const own = list.find(({ key }) => key === request.key);
  const others = list.filter(({ key }) => key !== request.key);
  const place = after === null ? 0 : others.findIndex(({ key }) => key === after) + 1;
  if (!own || (after !== null && place === 0)) return 'unknown-record';

  const [before, next] = [others[place - 1]?.position, others[place]?.position];
  const position = between(before, next);
  const moves =
    position === undefined
      ? others.toSpliced(place, 0, own).map((one, index) => ({ ...one, position: index + 1 }))
      : [{ ...own, position }];
  for (const { key, body, parent, position: to } of moves) {
    if (body['position'] === to) continue;
    const saved = await saveRecord(store, {
      ...common,
      key,
      parent,
      body: { ...body, position: to },
      merge: true,
    });
    if (saved.kind !== 'saved' && saved.kind !== 'unchanged') return 'moved';
  }
  return 'placed';
}

interface Listed {
  readonly key: string;
  readonly position: number;
  readonly body: RecordBody;
  readonly parent: string | null;
}

/** The list as its drafts would make it. */
async function readList(db: Kysely<Database>, { kind }: RecordName): Promise<Listed[]> {
  const heads = await readHeads(db);
  const stored = await composeRecords(db, heads, 'draft');
  if (!stored.ok || !hasOrder(stored.records[kind])) return [];
  return Object.entries<object>(stored.records[kind])
    .map(([key, body]) => ({
      key,
      body: body as RecordBody,
      position: 'position' in body ? Number(body.position) : Number.MAX_SAFE_INTEGER,
      parent: heads.drafts.get(nameRecord({ kind, key }))?.id ?? null,
    }))
    .toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
}

function hasOrder(records: Readonly<Record<string, object>>): boolean {
  return Object.values(records).some((body) => 'position' in body);
}

/** A number between the two, or none where there is no room left. */
function between(low = 0, high = low + 2): number | undefined {
  const middle = high === Number.MAX_SAFE_INTEGER ? low + 1 : (low + high) / 2;
  return middle > low && middle < high ? middle : undefined;
}
