import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { go } from '../location.ts';
import type { Editing } from '../record/editing.ts';
import { readField } from '../record/fields/fields.ts';
import { showToast } from '../record/toasts.tsx';

/** An article that was public is taken off and brought back; one that never was is thrown away. */
export function TakeOff({ editing }: { readonly editing: Editing }) {
  const [wrong, setWrong] = useState('');
  const isPublic = editing.before !== null;
  const isOff = readField(editing.body, 'withdrawn') === true;
  if (editing.absent) {
    return isPublic ? (
      <section className="leaf">
        <p>
          <b>This article leaves the site when you publish.</b> Its text stays in the history, from
          where it is brought back.
        </p>
      </section>
    ) : null;
  }
  const takeOff = () => {
    editing.set('withdrawn', true);
    showToast({
      text: 'It leaves the site when you publish.',
      undo: {
        async run() {
          editing.set('withdrawn', undefined);
          return undefined;
        },
      },
    });
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
      text: 'The draft is deleted.',
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
      {isOff ? (
        <div className="pairs">
          <span>
            {isPublic && editing.before?.['withdrawn'] !== true
              ? 'It leaves the site when you publish; its page then says so.'
              : 'Hidden from the site: its page says that it is no longer published.'}
          </span>
          <button
            type="button"
            className="quiet"
            onClick={() => editing.set('withdrawn', undefined)}
          >
            Bring it back to the site
          </button>
        </div>
      ) : isPublic ? (
        <button type="button" className="quiet" onClick={takeOff}>
          Hide from the site
        </button>
      ) : (
        <button type="button" className="quiet" onClick={() => void throwAway()}>
          Delete this draft
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
