import '../styles/history.css';
import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { HistoryStep, HistoryThread } from '../../contract/desk/publishing-answers.ts';
import { callDesk } from '../call-desk.ts';
import { Link } from '../link.tsx';
import { go, useLocation } from '../location.ts';
import { Toasts } from '../record/toasts.tsx';
import { useKeys } from '../use-keys.ts';
import { useQuery } from '../use-query.ts';
import { screenOf } from './bring-back.ts';
import { StepDetail } from './step-detail.tsx';
import { Thread } from './thread.tsx';

interface RecordHistoryScreenProps {
  readonly kind: string;
  readonly id: string;
}

/** Every state of one record: the thread on the left, what one step changed on the right. */
export default function RecordHistoryScreen({ kind, id }: RecordHistoryScreenProps) {
  const params = { kind, key: id };
  const { value: thread, error } = useQuery(endpoints.contentThread, { params });
  return (
    <div className="sheet history-sheet">
      {thread && <Crumbs kind={kind} id={id} thread={thread} />}
      <h1>History{thread ? ` of ${nameOf(kind, thread)}` : ''}</h1>
      {error && <p className="field-error">{error}</p>}
      {thread?.steps.length === 0 && <p className="empty">{emptyWords(kind)}</p>}
      {thread && thread.steps.length > 0 && (
        <Steps kind={kind} id={id} thread={thread} key={`${kind}/${id}`} />
      )}
      <Toasts />
    </div>
  );
}

interface StepsProps extends RecordHistoryScreenProps {
  readonly thread: HistoryThread;
}

function Steps({ kind, id, thread }: StepsProps) {
  const params = { kind, key: id };
  const [older, setOlder] = useState<readonly HistoryStep[]>([]);
  const [further, setFurther] = useState<string | null>(thread.older);
  const steps = [...thread.steps, ...older];
  const wanted = useLocation().searchParams.get('at');
  const found = steps.findIndex((step) => step.id === wanted);
  const place = Math.max(0, found);
  const chosen = steps[place]!;
  const choose = (to: number) => {
    const step = steps[to];
    if (step) go(screenPath('recordHistory', { kind, id }, { at: step.id }), { replace: true });
  };
  useKeys({ j: () => choose(place + 1), k: () => choose(place - 1) });
  const showOlder = async () => {
    const answer = await callDesk(endpoints.contentThread, {
      params,
      query: { older: further ?? '' },
    });
    if (!answer.ok) return;
    setOlder([...older, ...answer.value.steps]);
    setFurther(answer.value.older);
  };
  return (
    <div className="hist">
      <Thread
        kind={kind}
        id={id}
        steps={steps}
        chosen={chosen.id}
        {...(further !== null && { onOlder: () => void showOlder() })}
      />
      <StepDetail kind={kind} id={id} step={chosen} isNewest={place === 0} key={chosen.id} />
    </div>
  );
}

function Crumbs({ kind, id, thread }: StepsProps) {
  const [place, words] =
    kind === 'fabric'
      ? [screenPath('fabrics'), 'Fabrics']
      : kind === 'article'
        ? [screenPath('journal'), 'Journal']
        : [screenPath('mill'), 'Mill'];
  return (
    <p className="crumb-line lab">
      <Link href={place}>{words}</Link> /{' '}
      <Link href={screenOf({ kind, key: id })}>{thread.title}</Link> / History
    </p>
  );
}

/** A fabric by its number, everything else by its title. */
function nameOf(kind: string, { title }: HistoryThread): string {
  return kind === 'fabric' ? title.slice(title.trimEnd().lastIndexOf(' ') + 1) : title;
}

function emptyWords(kind: string): string {
  const thing = kind === 'fabric' || kind === 'article' ? `this ${kind}` : 'this';
  return `Nothing has changed since ${thing} was written.`;
}
