import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { callDesk } from '../call-desk.ts';
import { PlanItem } from '../history/publications/planned-list.tsx';
import { MomentForm } from '../history/publications/moment-form.tsx';
import { planNews } from '../history/publications/plan-news.ts';
import { spellPlannedFor } from '../history/publications/spell-planned.ts';
import { useMay } from '../person-context.ts';
import type { Editing } from '../record/editing.ts';
import { showToast } from '../record/toasts.tsx';
import { whyNotPublish } from '../record/why-not-publish.ts';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { photographsOf } from './article-words.ts';

/** What is planned for this article, or the way to plan it. */
export function ArticlePlan({ editing }: { readonly editing: Editing }) {
  const { value: plans } = useQuery(endpoints.plannedPublications);
  const mayPublish = useMay('publish');
  const [choosing, setChoosing] = useState(false);
  const { send, busy, error } = useSend();
  const own = plans?.filter(({ changes }) =>
    changes.some(({ kind, key }) => kind === 'article' && key === editing.key),
  );
  if (own && own.length > 0) {
    return (
      <ul className="plans">
        {own.map((plan) => (
          <PlanItem key={plan.id} plan={plan} />
        ))}
      </ul>
    );
  }
  const why = whyNotPublish(editing, { mayPublish, together: false });
  if (!mayPublish || why !== undefined) return null;
  const plan = async (at: number) => {
    await editing.saveNow();
    const changes = await draftsOf(editing);
    const answer = await send(endpoints.planPublication, { body: { at, changes } });
    if (!answer) return;
    if (answer.kind !== 'planned') return showToast({ text: planNews(answer) });
    setChoosing(false);
    showToast({
      text: `It becomes public ${lower(spellPlannedFor(at, Date.now()))}.`,
      undo: {
        async run() {
          const cancelled = await callDesk(endpoints.cancelPlan, {
            params: { id: answer.plan.id },
          });
          return { text: cancelled.ok ? 'Nothing is planned any more.' : cancelled.error };
        },
      },
    });
  };
  return (
    <div className="plan-offer">
      {choosing ? (
        <MomentForm busy={busy} onChoose={(at) => void plan(at)}>
          <button type="button" className="quiet" onClick={() => setChoosing(false)}>
            Cancel
          </button>
        </MomentForm>
      ) : (
        <button type="button" className="quiet" onClick={() => setChoosing(true)}>
          Publish at a time
        </button>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The article as it is saved, with those of its photographs that are not public yet. */
async function draftsOf(editing: Editing) {
  const own = { kind: 'article', key: editing.key };
  const names = photographsOf(editing);
  const drafts = await callDesk(endpoints.contentDrafts);
  const lines = drafts.ok ? drafts.value.drafts : [];
  return lines
    .filter((line) =>
      [own, ...names].some(({ kind, key }) => line.kind === kind && line.key === key),
    )
    .map(({ kind, key, id }) => ({ kind, key, revision: id }));
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
