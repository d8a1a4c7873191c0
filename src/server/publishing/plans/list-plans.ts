import type { Kysely } from 'kysely';
import type { PlannedPublication } from '../../../contract/desk/publishing-answers.ts';
import type { Database } from '../../db/schema.ts';

/** Those that wait, the next first; then those that were stopped, the newest first. */
export async function listPlans(
  db: Kysely<Database>,
  only?: string,
): Promise<PlannedPublication[]> {
  const plans = await db
    .selectFrom('publication_plan')
    .selectAll()
    .where('state', 'in', ['waiting', 'stopped'])
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .orderBy('state', 'desc')
    .orderBy('run_at')
    .limit(200)
    .execute();
  if (plans.length === 0) return [];
  const changes = await db
    .selectFrom('publication_plan_change as change')
    .leftJoin('content_draft as draft', (join) =>
      join.onRef('draft.kind', '=', 'change.kind').onRef('draft.key', '=', 'change.key'),
    )
    .select(['change.plan', 'change.kind', 'change.key', 'change.revision', 'change.title'])
    .select('draft.revision as draft')
    .where(
      'change.plan',
      'in',
      plans.map(({ id }) => id),
    )
    .orderBy('change.kind')
    .orderBy('change.key')
    .execute();
  return plans.map((plan) => ({
    id: plan.id,
    at: Number(plan.run_at),
    author: plan.author,
    note: plan.note,
    plannedAt: Number(plan.created_at),
    state: plan.state === 'stopped' ? 'stopped' : 'waiting',
    why: JSON.parse(plan.why) as string[],
    changes: changes
      .filter((change) => change.plan === plan.id)
      .map(({ kind, key, revision, title, draft }) => ({
        kind,
        key,
        revision,
        title,
        moved: draft !== revision,
      })),
  }));
}
