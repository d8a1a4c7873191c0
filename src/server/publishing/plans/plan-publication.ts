import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { checkChosen, type CheckedChoice, type PublishRequest } from '../publish-drafts.ts';
import { lockPublications } from '../publications.ts';
import { readRevision } from '../revisions.ts';
import { titleOf } from '../records/title-of.ts';

export interface PlanRequest extends Pick<PublishRequest, 'author' | 'note'> {
  /** The moment at which it is to happen. */
  readonly at: number;
  readonly now: number;
  readonly changes: PublishRequest['changes'];
  /** Called in the same transaction, for the audit log. */
  readonly record?: (tx: DatabaseTransaction, plan: string) => Promise<void>;
}

export type Planned =
  | { readonly kind: 'planned'; readonly id: string }
  | Exclude<CheckedChoice, { readonly kind: 'good' }>
  | { readonly kind: 'unknown-plan' };

/**
 * These drafts become public by themselves. They are checked now, so that a fault is heard of at
 * once, and again at the moment. A record is in one plan: the newest that names it.
 */
export async function planPublication(store: Store, request: PlanRequest): Promise<Planned> {
  const checked = await checkChosen(store.db, request.changes);
  if (checked.kind !== 'good') return checked;
  const id = timeOrderedId(request.now);
  const changes = await withTitles(store, request.changes);
  return store.transact(async (tx) => {
    await lockPublications(tx);
    await leaveOtherPlans(tx, id, request);
    await tx
      .insertInto('publication_plan')
      .values({ id, ...waiting(request), note: request.note ?? '', created_at: request.now })
      .execute();
    await addChanges(tx, id, changes);
    await request.record?.(tx, id);
    return { kind: 'planned', id };
  });
}

/** Another moment, and with `changes` other drafts. One that was stopped waits again. */
export async function changePlan(
  store: Store,
  {
    id,
    changes: given,
    ...request
  }: Omit<PlanRequest, 'changes'> & {
    readonly id: string;
    readonly changes?: PlanRequest['changes'];
  },
): Promise<Planned> {
  const chosen = given ?? (await readChanges(store, id));
  if (chosen.length === 0) return { kind: 'unknown-plan' };
  const checked = await checkChosen(store.db, chosen);
  if (checked.kind !== 'good') return checked;
  const changes = await withTitles(store, chosen);
  return store.transact(async (tx) => {
    await lockPublications(tx);
    const { numUpdatedRows } = await tx
      .updateTable('publication_plan')
      .set({ ...waiting(request), ...(request.note !== undefined && { note: request.note }) })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'stopped'])
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { kind: 'unknown-plan' };
    await leaveOtherPlans(tx, id, { ...request, changes: chosen });
    await tx.deleteFrom('publication_plan_change').where('plan', '=', id).execute();
    await addChanges(tx, id, changes);
    await request.record?.(tx, id);
    return { kind: 'planned', id };
  });
}

/** False: it has happened, or was cancelled before. */
export async function cancelPlan(
  store: Store,
  request: {
    readonly id: string;
    readonly now: number;
    readonly record?: (tx: DatabaseTransaction) => Promise<void>;
  },
): Promise<boolean> {
  return store.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('publication_plan')
      .set({ state: 'cancelled', settled_at: request.now })
      .where('id', '=', request.id)
      .where('state', 'in', ['waiting', 'stopped'])
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await request.record?.(tx);
    return true;
  });
}

function waiting({ author, at }: Pick<PlanRequest, 'author' | 'at'>) {
  return {
    state: 'waiting',
    run_at: at,
    author_id: author.id,
    author: author.name,
    settled_at: null,
    publication: null,
    why: '[]',
  } as const;
}

type TitledChange = PlanRequest['changes'][number] & { readonly title: string };

async function withTitles(store: Store, changes: PlanRequest['changes']): Promise<TitledChange[]> {
  const titled: TitledChange[] = [];
  for (const { kind, key, revision } of changes) {
    const body = (await readRevision(store.db, { kind, key }, revision))?.body;
    titled.push({ kind, key, revision, title: titleOf(kind, key, body ?? undefined) });
  }
  return titled;
}

async function readChanges(store: Store, plan: string): Promise<PlanRequest['changes']> {
  const rows = await store.db
    .selectFrom('publication_plan_change')
    .select(['kind', 'key', 'revision'])
    .where('plan', '=', plan)
    .execute();
  return rows as unknown as PlanRequest['changes'];
}

async function addChanges(
  tx: DatabaseTransaction,
  plan: string,
  changes: readonly TitledChange[],
): Promise<void> {
  const chunk = 100;
  for (let i = 0; i < changes.length; i += chunk) {
    await tx
      .insertInto('publication_plan_change')
      .values(changes.slice(i, i + chunk).map((change) => ({ plan, ...change })))
      .execute();
  }
}

/** A plan that is left without anything is cancelled. */
async function leaveOtherPlans(
  tx: DatabaseTransaction,
  own: string,
  { changes, now }: Pick<PlanRequest, 'changes' | 'now'>,
): Promise<void> {
  const open = tx
    .selectFrom('publication_plan')
    .select('id')
    .where('state', 'in', ['waiting', 'stopped'])
    .where('id', '<>', own);
  for (const { kind, key } of changes) {
    await tx
      .deleteFrom('publication_plan_change')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('plan', 'in', open)
      .execute();
  }
  await tx
    .updateTable('publication_plan')
    .set({ state: 'cancelled', settled_at: now })
    .where('state', 'in', ['waiting', 'stopped'])
    .where('id', '<>', own)
    .where('id', 'not in', tx.selectFrom('publication_plan_change').select('plan'))
    .execute();
}
