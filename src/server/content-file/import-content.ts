import { contentKinds } from '../../content/records/content-kinds.ts';
import type { RecordFault } from '../../contract/desk/publishing-answers.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { checkChanges } from '../publishing/check-drafts.ts';
import { nameRecord } from '../publishing/heads.ts';
import { addPublication, nextNumber } from '../publishing/publications.ts';
import type { RecordName } from '../publishing/record-name.ts';
import type { Author } from '../publishing/revisions.ts';
import { shippedText } from '../publishing/shipped.ts';
import { takeFiles } from './take-files.ts';
import { type ImportChange, type ImportPlan, planImport, toChange } from './plan-import.ts';

export interface ImportRequest {
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** Called in the same transaction, for the audit log. */
  readonly record?: (tx: DatabaseTransaction, number: number) => Promise<void>;
}

export type Imported =
  | {
      readonly kind: 'published';
      readonly number: number;
      /** Somebody has a draft of these, which stays. */
      readonly drafts: readonly RecordName[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] }
  /** Everything in the file is public already. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'busy' };

const mostTries = 60;

/**
 * The site says what the file says, with one publication, or nothing changes. Pictures and former states
 * are only added, before that: what is not public is not seen, and pictures that nothing names are swept.
 */
export async function importContent(
  store: Store,
  file: string,
  request: ImportRequest,
): Promise<Imported> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const plan = await planImport(store.db, file);
    if (plan.faults.length > 0) return { kind: 'refused', faults: plan.faults };
    if (tries === 0) await takeFiles(store, file, request);
    const { faults } = await checkChanges(store.db, plan.heads, plan.changes.map(toChange));
    if (faults.length > 0) return { kind: 'refused', faults };
    if (plan.changes.length === 0) return { kind: 'nothing' };
    const imported = await store.transact((tx) => publishPlan(tx, plan, request)).catch(isStale);
    if (imported) return imported;
  }
  return { kind: 'busy' };
}

/** Rows in one statement. */
const chunk = 100;

async function publishPlan(
  tx: DatabaseTransaction,
  { heads, changes }: ImportPlan,
  { author, at, note = '', record }: ImportRequest,
): Promise<Imported> {
  const number = await nextNumber(tx);
  if (number !== heads.number + 1) throw new Stale();
  const rows = changes.map((change) => ({
    ...toRow(change),
    parent: heads.publics.get(nameRecord(change))?.id ?? null,
    author_id: author.id,
    author: author.name,
    created_at: at,
    note,
    id: timeOrderedId(at),
  }));
  for (let i = 0; i < rows.length; i += chunk) {
    await tx
      .insertInto('content_revision')
      .values(rows.slice(i, i + chunk))
      .execute();
  }
  const published = rows.map(({ id, kind, key }) => ({ kind, key, revision: id }));
  await addPublication(tx, number, { author, at, note, changes: published });
  const drafts: RecordName[] = [];
  for (const { id, kind, key, parent } of rows) {
    if (!(await moveDraft(tx, { kind, key }, parent, id))) drafts.push({ kind, key });
  }
  await record?.(tx, number);
  return { kind: 'published', number, drafts };
}

function toRow({ kind, key, body }: ImportChange) {
  return {
    kind,
    key,
    base: shippedText({ kind, key }),
    version: contentKinds[kind].version,
    body: body === null ? null : JSON.stringify(body),
  };
}

/** A draft that says what is public follows it; one that somebody is working on stays. */
async function moveDraft(
  tx: DatabaseTransaction,
  { kind, key }: RecordName,
  from: string | null,
  to: string,
): Promise<boolean> {
  const added = await tx
    .insertInto('content_draft')
    .values({ kind, key, revision: to })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  if (from === null) return false;
  const { numUpdatedRows } = await tx
    .updateTable('content_draft')
    .set({ revision: to })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('revision', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Somebody published after the plan was made. */
class Stale extends Error {}

function isStale(error: unknown): undefined {
  if (error instanceof Stale) return undefined;
  throw error;
}
