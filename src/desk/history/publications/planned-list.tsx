import '../../styles/history.css';
import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { PlannedPublication } from '../../../contract/desk/publishing-answers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { callDesk } from '../../call-desk.ts';
import { Link } from '../../link.tsx';
import { useMay } from '../../person-context.ts';
import { showToast } from '../../record/toasts.tsx';
import { useNow } from '../../use-now.ts';
import { useQuery } from '../../use-query.ts';
import { useSend } from '../../use-send.ts';
import { screenOf } from '../bring-back.ts';
import { MomentForm } from './moment-form.tsx';
import { planNews } from './plan-news.ts';
import { spellPlannedFor } from './spell-planned.ts';

/** What becomes public by itself, and what should have and was stopped. */
export function PlannedList() {
  const { value: plans } = useQuery(endpoints.plannedPublications);
  if (!plans || plans.length === 0) return null;
  return (
    <section>
      <h2>Planned</h2>
      <ul className="plans">
        {plans.map((plan) => (
          <PlanItem key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

export function PlanItem({ plan }: { readonly plan: PlannedPublication }) {
  const now = useNow();
  const mayPublish = useMay('publish');
  const [changing, setChanging] = useState(false);
  const { send, busy, error } = useSend();
  const { id, state, author, note, why, changes } = plan;
  const stopped = state === 'stopped';
  const moved = changes.filter((change) => change.moved);
  const cancel = async () => {
    if (!(await send(endpoints.cancelPlan, { params: { id } }))) return;
    showToast({
      text: stopped ? 'Removed. The draft stays.' : 'It will not be published. The draft stays.',
    });
  };
  const plannedAt = async (at: number) => {
    const answer = await send(endpoints.changePlan, {
      params: { id },
      body: { at, changes: await newestOf(plan) },
    });
    if (answer?.kind === 'planned') setChanging(false);
    else if (answer) showToast({ text: planNews(answer) });
  };
  return (
    <li className={classNames('planned', stopped && 'stopped')}>
      <div>
        <b>
          {stopped ? 'Was not published' : `Becomes public ${lower(spellPlannedFor(plan.at, now))}`}
        </b>
        <p className="lab mut">
          {stopped && `Planned for ${lower(spellPlannedFor(plan.at, now))} · `}
          {author}
        </p>
      </div>
      <div>
        <p>
          {changes.map((change, place) => (
            <span key={`${change.kind} ${change.key}`}>
              {place > 0 && ', '}
              <Link href={screenOf(change)}>{change.title}</Link>
            </span>
          ))}
        </p>
        {note && <p className="lab mut">“{note}”</p>}
        {why.map((sentence) => (
          <p className="wrong" key={sentence}>
            {sentence}
          </p>
        ))}
        {!stopped && moved.length > 0 && (
          <p className="wrong">
            {moved.map(({ title }) => title).join(', ')} was changed since. Set the time again;
            otherwise it is not published.
          </p>
        )}
        {changing && (
          <MomentForm
            at={stopped ? undefined : plan.at}
            busy={busy}
            onChoose={(at) => void plannedAt(at)}
          >
            <button type="button" className="quiet" onClick={() => setChanging(false)}>
              Cancel
            </button>
          </MomentForm>
        )}
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
      {mayPublish && !changing && (
        <div className="acts">
          <button type="button" className="quiet" onClick={() => setChanging(true)}>
            {stopped || moved.length > 0 ? 'Set the time again' : 'Another time'}
          </button>
          <button type="button" className="quiet" disabled={busy} onClick={() => void cancel()}>
            {stopped ? 'Remove from this list' : 'Do not publish it'}
          </button>
        </div>
      )}
    </li>
  );
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The states of now: who plans again means what the drafts say today. */
async function newestOf({ changes }: PlannedPublication) {
  const answers = await Promise.all(
    changes.map(({ kind, key }) => callDesk(endpoints.contentRecord, { params: { kind, key } })),
  );
  return changes.map(({ kind, key, revision }, place) => {
    const answer = answers[place]!;
    return { kind, key, revision: (answer.ok && answer.value.parent) || revision };
  });
}
