import type { Selectable } from 'kysely';
import { may } from '../../../domain/desk/roles.ts';
import type { Clock } from '../../clock.ts';
import type { Database, DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { record, scheduledJob } from '../audit.ts';
import { describeError, type Log } from '../../log.ts';
import { planStoppedMail } from '../../mail-templates/plan-stopped-mail.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { newerRelease } from '../../publishing/apply-revisions.ts';
import { publishDrafts, type PublishResult } from '../../publishing/publish-drafts.ts';
import { isRecordName } from '../../publishing/revisions.ts';

interface PlanParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

/** Looks every few seconds for plans whose moment has come. Any number of instances may do so. */
export function startPlans({
  everyMs = 2_000,
  ...parts
}: PlanParts & { readonly everyMs?: number }): {
  stop(): Promise<void>;
} {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= runDuePlans(parts).finally(() => (running = undefined));
  };
  const timer = setInterval(look, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

type Plan = Selectable<Database['publication_plan']>;

export async function runDuePlans(parts: PlanParts): Promise<void> {
  const { store, clock, log } = parts;
  try {
    const due = await store.db
      .selectFrom('publication_plan')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('run_at', '<=', clock.now())
      .orderBy('run_at')
      .orderBy('id')
      .limit(20)
      .execute();
    for (const plan of due) {
      await runPlan(parts, plan).catch((error: unknown) => {
        if (store.isUnavailable(error)) throw error;
        log.error('plan-failed', { plan: plan.id, ...describeError(error) });
      });
    }
  } catch (error) {
    // It is looked for again in a moment; that the database is away is logged elsewhere.
    if (!store.isUnavailable(error)) log.error('plans-failed', describeError(error));
  }
}

async function runPlan({ store, clock, log }: PlanParts, plan: Plan): Promise<void> {
  const changes = await changesOf(store, plan.id);
  const names = changes.flatMap((change) => (isRecordName(change) ? [change] : []));
  // A newer release planned it, and its instances know the record.
  if (names.length < changes.length) return;
  const at = clock.now();
  const stopped = await stoppedBefore(store, plan, changes);
  if (stopped) return stop(store, plan, changes, stopped, at);
  const result = await publishDrafts(store, {
    author: { id: plan.author_id, name: plan.author },
    at,
    note: plan.note,
    changes: names.map(({ kind, key, revision }) => ({ kind, key, revision })),
    async record(tx, number) {
      // Taken back with everything else if another instance was first, or somebody cancelled.
      if (!(await settle(tx, plan.id, { state: 'published', settled_at: at, publication: number })))
        throw new PlanGone();
      const detail = { plan: plan.id, publication: number, records: names.length };
      await record(tx, { at, actor: scheduledJob, verb: 'published as planned', detail });
    },
  }).catch((error: unknown): PublishResult | undefined => {
    if (error instanceof PlanGone) return undefined;
    throw error;
  });
  if (!result) return;
  log.info('plan', { plan: plan.id, outcome: result.kind });
  switch (result.kind) {
    case 'published':
      return;
    case 'busy':
      return;
    case 'nothing':
      // Somebody published it before; there is nothing to be told.
      await store.transact((tx) => settle(tx, plan.id, { state: 'published', settled_at: at }));
      return;
    case 'moved': {
      const moved = changes.filter((change) =>
        result.records.some(({ kind, key }) => kind === change.kind && key === change.key),
      );
      const why = moved.map(({ title }) => `${title} was changed after it had been planned.`);
      return stop(store, plan, changes, why, at);
    }
    case 'refused': {
      if (result.faults.some(({ message }) => message === newerRelease.message)) return;
      const titles = new Map(changes.map(({ kind, key, title }) => [`${kind} ${key}`, title]));
      const why = result.faults.map(({ kind, key, message }) => {
        const title = titles.get(`${kind} ${key}`);
        return title === undefined ? message : `${title}: ${message}`;
      });
      return stop(store, plan, changes, why, at);
    }
  }
}

/** Another instance has settled it, or somebody cancelled it. */
class PlanGone extends Error {}

async function changesOf(store: Store, plan: string) {
  return store.db
    .selectFrom('publication_plan_change')
    .select(['kind', 'key', 'revision', 'title'])
    .where('plan', '=', plan)
    .orderBy('kind')
    .orderBy('key')
    .execute();
}
type PlanChanges = Awaited<ReturnType<typeof changesOf>>;

/** A plan needs at its moment what it needed when it was made: somebody who may publish. */
async function stoppedBefore(
  store: Store,
  plan: Plan,
  changes: PlanChanges,
): Promise<readonly string[] | undefined> {
  if (changes.length === 0) return ['There is nothing in this plan any more.'];
  const author = await store.db
    .selectFrom('staff')
    .select('role')
    .where('id', '=', plan.author_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (author && may(author.role, 'publish')) return undefined;
  return [`${plan.author} planned it and may no longer publish. Somebody else has to do it.`];
}

async function settle(
  tx: DatabaseTransaction,
  id: string,
  change: Partial<Pick<Plan, 'state' | 'settled_at' | 'publication' | 'why'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('publication_plan')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** More sentences help nobody. */
const mostWhy = 20;

async function stop(
  store: Store,
  plan: Plan,
  changes: PlanChanges,
  why: readonly string[],
  at: number,
): Promise<void> {
  const said = [...new Set(why)].slice(0, mostWhy);
  await store.transact(async (tx) => {
    const change = { state: 'stopped', settled_at: at, why: JSON.stringify(said) } as const;
    if (!(await settle(tx, plan.id, change))) return;
    const author = await tx
      .selectFrom('staff')
      .select(['name', 'email'])
      .where('id', '=', plan.author_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (author) {
      const titles = changes.map(({ title }) => title);
      const mail = { ...author, at: Number(plan.run_at), titles, why: said };
      await queueMails(tx, [planStoppedMail(plan.id, at, mail)], at);
    }
    const detail = { plan: plan.id, records: changes.length };
    await record(tx, { at, actor: scheduledJob, verb: 'stopped a planned publication', detail });
  });
}
