import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { FirstHour } from '../../contract/desk/endpoints/first-hour-endpoints.ts';
import { Link } from '../link.tsx';
import { isDone, type StepId, steps } from './steps.ts';

interface StepThreadProps {
  readonly hour: FirstHour;
  readonly current: StepId;
}

/** One thread with four squares: filled is done. */
export function StepThread({ hour, current }: StepThreadProps) {
  return (
    <nav className="hour-thread" aria-label="Steps">
      <ol>
        {steps.map(({ id, label }, at) => {
          const done = isDone(id, hour);
          const reachable = hour.steppedBack !== null || id === 'mill';
          const words = (
            <>
              <i className={done ? 'done' : undefined} aria-hidden="true" />
              <span>
                {at + 1} {label}
                {done && <span className="sr">, done</span>}
              </span>
            </>
          );
          return (
            <li key={id}>
              {reachable ? (
                <Link
                  href={screenPath('firstHour', {}, { step: id })}
                  aria-current={id === current ? 'step' : undefined}
                >
                  {words}
                </Link>
              ) : (
                <span className="mut">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
