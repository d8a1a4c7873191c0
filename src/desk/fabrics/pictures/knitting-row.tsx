import type { CSSProperties } from 'react';
import type { useKnitting } from './use-knitting.ts';
import { nameScene } from './picture-words.ts';
import { grownShare, sayHowFar } from './say-knitting.ts';

/** The picture that the loom is at, growing from its foot; or why there is none. */
export function KnittingRow(knitting: ReturnType<typeof useKnitting>) {
  const { progress, isKnitting, error, start, stop } = knitting;
  const hasStopped = progress?.state === 'failed' || progress?.state === 'refused';
  if (error) {
    return (
      <div className="fault" role="alert">
        <p>
          <b>No picture could be begun.</b> {error}
        </p>
        <div className="pairs">
          <button type="button" className="quiet" onClick={() => void start()}>
            Try again
          </button>
        </div>
      </div>
    );
  }
  if (!progress || (!isKnitting && !hasStopped)) return null;
  const { scene = 'macro', preview, planned, made, state, faults } = progress;
  const grown = grownShare(progress);
  const name = nameScene(scene);
  return (
    <div className="pc knitting-row" role="group" aria-label={`${name}, being knitted`}>
      <span className="grip" aria-hidden="true" />
      <span className="im knitting" style={{ '--grown': grown } as CSSProperties}>
        {preview && <img src={preview} alt="" />}
      </span>
      <div className="pc-words">
        <p className="pc-top lab">
          <b>{name}</b>
          {hasStopped ? (
            <span className="wrong">
              {state === 'refused' ? 'cannot be knitted' : sayStopped(progress.courses)}
            </span>
          ) : (
            <span role="status">{sayHowFar(progress)}</span>
          )}
        </p>
        {hasStopped ? (
          <>
            <p role="alert">{faults.join(' ')}</p>
            <div className="pairs">
              {state === 'refused' ? (
                <a className="quiet" href="#construction">
                  Put the lapping right
                </a>
              ) : (
                <button type="button" className="quiet" onClick={() => void start()}>
                  Knit it again
                </button>
              )}
              {state === 'failed' && made > 0 && (
                <span className="lab mut">{`${made} of ${planned} pictures are there and stay.`}</span>
              )}
            </div>
          </>
        ) : (
          <>
            <progress className="prog" max={1} value={progress.share} aria-label="All pictures" />
            <p className="lab mut">
              {planned > 0
                ? `The desk draws picture ${Math.min(made + 1, planned)} of ${planned}. You can go on writing. `
                : 'The desk draws the pictures. You can go on writing. '}
              <button type="button" className="worded" onClick={() => void stop()}>
                Stop
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function sayStopped(courses: { readonly done: number } | undefined): string {
  return courses ? `stopped at course ${courses.done}` : 'stopped';
}
