import { Fragment, useEffect } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { HistoryStep } from '../../contract/desk/publishing-answers.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../link.tsx';
import { useNow } from '../use-now.ts';
import { momentOf, spellClock, spellDay, titleOfStep } from './step-words.ts';

interface ThreadProps {
  readonly kind: string;
  readonly id: string;
  readonly steps: readonly HistoryStep[];
  readonly chosen: string;
  readonly onOlder?: () => void;
}

/** A thread with squares: filled went public, open did not. */
export function Thread({ kind, id, steps, chosen, onOlder }: ThreadProps) {
  const now = useNow();
  useEffect(() => {
    document.getElementById(`step-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <nav aria-label="Versions">
      <div className="vers">
        {steps.map((step, place) => {
          const day = spellDay(momentOf(step), now);
          const last = steps[place - 1];
          const opensDay = !last || spellDay(momentOf(last), now) !== day;
          return (
            <Fragment key={step.id}>
              {opensDay && <p className="ver-day lab">{day}</p>}
              <Link
                id={`step-${step.id}`}
                className={classNames('ver', step.publication !== null && 'pubd')}
                href={screenPath('recordHistory', { kind, id }, { at: step.id })}
                aria-current={step.id === chosen ? 'true' : undefined}
              >
                <b>{titleOfStep(kind, step)}</b>
                <span className="lab">
                  {spellClock(momentOf(step))} · {step.author} ·{' '}
                  {step.publication ? 'published' : 'not published'}
                </span>
              </Link>
            </Fragment>
          );
        })}
      </div>
      {onOlder && (
        <button type="button" className="quiet older" onClick={onOlder}>
          Show what is older
        </button>
      )}
      <p className="lab mut thread-note">A filled square was published. Nothing is ever deleted.</p>
    </nav>
  );
}
