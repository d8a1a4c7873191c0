import type { RecordFault } from '../../contract/desk/publishing-answers.ts';
import { contentKinds } from '../../content/records/content-kinds.ts';
import { type SteppedBack, stepBack } from '../../content/records/starter/step-back.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { checkChanges } from './check-drafts.ts';
import { deadLinks } from './checks/find-dead-links.ts';
import { type Heads, nameRecord, readHeads } from './heads.ts';
import { addPublication, nextNumber } from './publications.ts';
import { composeRecords } from './records/read-records.ts';
import type { Author } from './revisions.ts';
import { shippedText } from './shipped.ts';
import { Stale, untilFresh } from './until-fresh.ts';

export interface StepBackRequest {
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  readonly record?: (tx: DatabaseTransaction, number: number) => Promise<void>;
}

export type StepBackResult =
  | { readonly kind: 'published'; readonly number: number }
  /** It had stepped back before. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] }
  | { readonly kind: 'busy' };

/** Rows in one statement: eleven values each, of which SQLite takes 32,766. */
const chunk = 100;

/**
 * What the demonstration says of itself leaves the site as one publication, which can be undone like
 * any other. A draft that somebody is working on stays the draft.
 */
export function stepBackDemonstration(
  store: Store,
  request: StepBackRequest,
): Promise<StepBackResult> {
  return untilFresh(store, async () => {
    const heads = await readHeads(store.db);
    const stored = await composeRecords(store.db, heads, 'public');
    if (!stored.ok) return { kind: 'refused', faults: stored.faults };
    const changes = stepBack(stored.records, deadLinks);
    if (changes.length === 0) return { kind: 'nothing' };
    const { faults } = await checkChanges(store.db, heads, changes.map(toChange));
    if (faults.length > 0) return { kind: 'refused', faults };
    const number = await store.transact((tx) => publishAll(tx, heads, changes, request));
    return { kind: 'published', number };
  });
}

function toChange({ kind, key, body }: SteppedBack) {
  return { kind, key, read: body && ({ ok: true, body } as const) };
}

async function publishAll(
  tx: DatabaseTransaction,
  heads: Heads,
  changes: readonly SteppedBack[],
  { author, at, note = '', record }: StepBackRequest,
): Promise<number> {
  const number = await nextNumber(tx);
  if (number !== heads.number + 1) throw new Stale();
  const rows = changes.map(({ kind, key, body }) => ({
    id: timeOrderedId(at),
    kind,
    key,
    parent: heads.publics.get(nameRecord({ kind, key }))?.id ?? null,
    base: shippedText({ kind, key }),
    version: contentKinds[kind].version,
    body: body && JSON.stringify(body),
    author_id: author.id,
    author: author.name,
    created_at: at,
    note,
  }));
  for (let i = 0; i < rows.length; i += chunk) {
    const some = rows.slice(i, i + chunk);
    await tx.insertInto('content_revision').values(some).execute();
    await moveDrafts(tx, some);
  }
  const revisions = rows.map(({ id, kind, key }) => ({ kind, key, revision: id }));
  await addPublication(tx, number, { author, at, note, changes: revisions });
  await record?.(tx, number);
  return number;
}

/** The drafts that say what is public follow it. */
async function moveDrafts(
  tx: DatabaseTransaction,
  rows: readonly { readonly id: string; readonly parent: string | null }[],
): Promise<void> {
  const next = new Map(rows.flatMap(({ id, parent }) => (parent === null ? [] : [[parent, id]])));
  const moved = await tx
    .deleteFrom('content_draft')
    .where('revision', 'in', ['', ...next.keys()])
    .returningAll()
    .execute();
  if (moved.length === 0) return;
  await tx
    .insertInto('content_draft')
    .values(moved.map((draft) => ({ ...draft, revision: next.get(draft.revision)! })))
    .execute();
}
