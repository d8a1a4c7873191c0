import type { PlanAnswer } from '../../../contract/desk/publishing-answers.ts';
import type { publishingEndpoints } from '../../../contract/desk/endpoints/publishing-endpoints.ts';
import { listPlans } from '../../publishing/plans/list-plans.ts';
import {
  cancelPlan,
  changePlan,
  type Planned,
  planPublication,
} from '../../publishing/plans/plan-publication.ts';
import { isRecordName } from '../../publishing/revisions.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { nameAll } from './name-all.ts';

type PlanName = 'planPublication' | 'plannedPublications' | 'changePlan' | 'cancelPlan';

/** Who plans further ahead has mistaken the year. */
const farthestMs = 366 * 86_400_000;

export function planHandlers({
  store,
  clock,
}: DeskParts): Handlers<Pick<typeof publishingEndpoints, PlanName>> {
  const isMoment = (at: number) => at > clock.now() && at <= clock.now() + farthestMs;
  const toAnswer = async (planned: Planned): Promise<PlanAnswer | Refusal> => {
    if (planned.kind === 'unknown-plan') return new Refusal('plan-gone');
    if (planned.kind !== 'planned') return planned;
    const [plan] = await listPlans(store.db, planned.id);
    return plan ? { kind: 'planned', plan } : new Refusal('plan-gone');
  };
  const knownNames = (changes: readonly { kind: string; key: string; revision: string }[]) => {
    const names = changes.flatMap((change) => (isRecordName(change) ? [change] : []));
    return names.length === changes.length ? names : undefined;
  };

  return {
    plannedPublications: () => listPlans(store.db),

    async planPublication({ body: { changes, at, note }, actor }) {
      const names = knownNames(changes);
      if (!names) return new Refusal('record-gone');
      if (!isMoment(at)) return new Refusal('plan-moment');
      const now = clock.now();
      const planned = await planPublication(store, {
        author: { id: actor.id, name: actor.name },
        at,
        now,
        changes: names,
        ...(note !== undefined && { note }),
        record: (tx, plan) =>
          record(tx, {
            at: now,
            actor,
            verb: 'planned a publication',
            detail: { plan, for: at, records: nameAll(names) },
          }),
      });
      return toAnswer(planned);
    },

    async changePlan({ params: { id }, body: { changes, at, note }, actor }) {
      const names = changes && knownNames(changes);
      if (changes && !names) return new Refusal('record-gone');
      if (!isMoment(at)) return new Refusal('plan-moment');
      const now = clock.now();
      const planned = await changePlan(store, {
        id,
        author: { id: actor.id, name: actor.name },
        at,
        now,
        ...(names && { changes: names }),
        ...(note !== undefined && { note }),
        record: (tx, plan) =>
          record(tx, {
            at: now,
            actor,
            verb: 'changed a planned publication',
            detail: { plan, for: at, ...(names && { records: nameAll(names) }) },
          }),
      });
      return toAnswer(planned);
    },

    async cancelPlan({ params: { id }, actor }) {
      const now = clock.now();
      const verb = 'cancelled a planned publication';
      const cancelled = await cancelPlan(store, {
        id,
        now,
        record: (tx) => record(tx, { at: now, actor, verb, detail: { plan: id } }),
      });
      return cancelled ? { ok: true } : new Refusal('plan-gone');
    },
  };
}
