import { endpoints } from '../../contract/desk/endpoints.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { useMay } from '../person-context.ts';
import { spellFully } from '../spell-time.ts';
import { useQuery } from '../use-query.ts';
import type { Editing } from './editing.ts';

/** "Public on Tue, 17 Nov, 09:00. Do not publish it": the record waits for a moment that somebody has chosen. */
export function PlanNote({ editing }: { readonly editing: Pick<Editing, 'kind' | 'key'> }) {
  const { value: plans = [] } = useQuery(endpoints.plannedPublications);
  const mayPublish = useMay('publish');
  const isHere = ({ kind, key }: { kind: string; key: string }) =>
    kind === editing.kind && key === editing.key;
  const plan = plans.find(({ changes }) => changes.some(isHere));
  if (!plan) return null;
  const moved = plan.changes.some((change) => isHere(change) && change.moved);
  const cancel = async () => {
    await callDesk(endpoints.cancelPlan, { params: { id: plan.id } });
    notifySoon();
  };
  return (
    <div className="clash plan-note">
      <p>
        {plan.state === 'stopped' ? (
          <>
            <b>It was not published on {spellFully(plan.at)}.</b> {plan.why.join(' ')}
          </>
        ) : (
          <>
            <b>Will be public on {spellFully(plan.at)}.</b>{' '}
            {moved &&
              'You have changed it since: publish it or set the time again, or it stays a draft.'}
          </>
        )}
      </p>
      {mayPublish && (
        <div className="pairs">
          <button type="button" className="quiet" onClick={() => void cancel()}>
            Do not publish it
          </button>
        </div>
      )}
    </div>
  );
}
