import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { go } from '../location.ts';
import type { Editing } from '../record/editing.ts';
import { showToast } from '../record/toasts.tsx';

/** An article that is public is taken off as a draft; one that never was is thrown away. */
export function TakeOff({ editing }: { readonly editing: Editing }) {
  const [wrong, setWrong] = useState('');
  const isPublic = editing.before !== null;
  if (editing.absent) {
    return isPublic ? (
      <section className="leaf">
        <p>
          <b>This article leaves the site with the next publication.</b> Its text stays in the
          history, from where it is brought back.
        </p>
      </section>
    ) : null;
  }
  const takeOff = async () => {
    if (!(await editing.takeOut())) setWrong('It could not be taken off. Please try again.');
    else showToast({ text: 'It is taken off as a draft. Publish to take it off the site.' });
  };
  const throwAway = async () => {
    const { key, revision } = editing;
    if (revision === null) return;
    await editing.saveNow();
    const params = { kind: 'article', key };
    const answer = await callDesk(endpoints.discardContent, { params, body: { revision } });
    if (!answer.ok) return setWrong(answer.error);
    notifySoon();
    go(screenPath('journal'));
    showToast({
      text: 'The draft is thrown away.',
      undo: {
        async run() {
          const back = await callDesk(endpoints.bringBackContent, {
            params,
            body: { parent: null, revision },
          });
          notifySoon();
          return { text: back.ok ? 'The draft is here again.' : back.error };
        },
      },
    });
  };
  return (
    <section className="leaf">
      {isPublic ? (
        <button type="button" className="quiet" onClick={() => void takeOff()}>
          Take it off the site
        </button>
      ) : (
        <button type="button" className="quiet" onClick={() => void throwAway()}>
          Throw this draft away
        </button>
      )}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
