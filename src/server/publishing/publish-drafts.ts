import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { checkLines } from './check-drafts.ts';
import { nameRecord, readHeads } from './heads.ts';
import { publish } from './publications.ts';
import type { RecordFault } from '../../contract/desk/publishing-answers.ts';
import type { RecordName } from './record-name.ts';
import type { Author } from './revisions.ts';
import { Stale, untilFresh } from './until-fresh.ts';

export interface PublishRequest {
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** Exactly the drafts that the person has seen. */
  readonly changes: readonly (RecordName & { readonly revision: string })[];
  readonly record?: (tx: DatabaseTransaction, number: number) => Promise<void>;
}

export type PublishResult =
  | { readonly kind: 'published'; readonly number: number }
  /** These were saved again meanwhile: nothing was published. */
  | { readonly kind: 'moved'; readonly records: readonly RecordName[] }
  /** Nothing was published, because it could not be shown. */
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] }
  /** All of it is public already. */
  | { readonly kind: 'nothing' }
  /** Others publish without end. */
  | { readonly kind: 'busy' };

/**
 * All of the changes become public with one number, or none. They are checked before anything is
 * stored, against the public state of that moment; if somebody publishes in between, they are checked
 * again. The answer says that it is stored; the instances show it within a second or two.
 */
export function publishDrafts(store: Store, request: PublishRequest): Promise<PublishResult> {
  return untilFresh(store, () => checkAndPublish(store, request));
}

async function checkAndPublish(store: Store, request: PublishRequest): Promise<PublishResult> {
  const checked = await checkChosen(store.db, request.changes);
  if (checked.kind !== 'good') return checked;
  const { number, changes } = checked;
  const published = await publish(store, { ...request, checkedAt: number, changes });
  if (published.kind === 'stale') throw new Stale();
  return published;
}

type ChosenDraft = PublishRequest['changes'][number];

export type CheckedChoice =
  | {
      readonly kind: 'good';
      /** The publication they were checked against. */
      readonly number: number;
      /** Those that are not public already. */
      readonly changes: readonly ChosenDraft[];
    }
  | Extract<PublishResult, { readonly kind: 'moved' | 'refused' | 'nothing' }>;

/** Whether these drafts could become public now, over what is public now. */
export async function checkChosen(
  db: Kysely<Database>,
  chosen: readonly ChosenDraft[],
): Promise<CheckedChoice> {
  const wanted = new Map(chosen.map((change) => [nameRecord(change), change]));
  const heads = await readHeads(db);
  const moved = [...wanted].filter(
    ([name, { revision }]) => heads.drafts.get(name)?.id !== revision,
  );
  if (moved.length > 0) return { kind: 'moved', records: moved.map(([, name]) => toName(name)) };
  const changes = [...wanted].filter(
    ([name, { revision }]) => heads.publics.get(name)?.id !== revision,
  );
  if (changes.length === 0) return { kind: 'nothing' };
  const lines = changes.map(([name]) => heads.drafts.get(name)!);
  const { faults } = await checkLines(db, heads, lines);
  if (faults.length > 0) return { kind: 'refused', faults };
  return { kind: 'good', number: heads.number, changes: changes.map(([, change]) => change) };
}

function toName({ kind, key }: RecordName): RecordName {
  return { kind, key };
}
