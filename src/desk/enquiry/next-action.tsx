import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { InboxLine } from '../../contract/desk/endpoints/inbox-endpoints.ts';
import { spellFully } from '../spell-time.ts';
import { formTexts } from '../form-texts.ts';
import { useSend } from '../use-send.ts';

interface NextActionProps {
  readonly line: InboxLine;
  readonly mayWork: boolean;
}

/** What is to happen next, and when. */
export function NextAction({ line, mayWork }: NextActionProps) {
  const { id, nextAction, nextActionAt } = line;
  const [editing, setEditing] = useState(false);
  const { send, busy } = useSend();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, when } = formTexts(event.currentTarget, 'text', 'when');
    // The field has no time zone; the time at the mill is meant.
    const at = when ? Date.parse(`${when}:00+05:30`) : null;
    const done = await send(endpoints.planNextAction, { params: { id }, body: { text, at } });
    if (done) setEditing(false);
  };

  if (!editing) {
    return (
      <div className="pair">
        <span className="lab mut">Next</span>
        <span>
          {nextAction ?? 'Nothing planned'}
          {nextActionAt !== null && <span className="mut"> {spellFully(nextActionAt)}</span>}{' '}
          {mayWork && (
            <button type="button" className="quiet" onClick={() => setEditing(true)}>
              {nextAction ? 'Change' : 'Plan'}
            </button>
          )}
        </span>
      </div>
    );
  }
  return (
    <form aria-label="Next action" className="plan" onSubmit={save}>
      <label htmlFor="next-text">Next step</label>
      <input
        id="next-text"
        name="text"
        className="inp"
        maxLength={200}
        defaultValue={nextAction ?? ''}
      />
      <label htmlFor="next-when">When, India time</label>
      <input
        id="next-when"
        name="when"
        type="datetime-local"
        className="inp"
        defaultValue={nextActionAt === null ? '' : inIndia(nextActionAt)}
      />
      <div className="acts">
        <button type="submit" className="btn btn-small" disabled={busy}>
          Save
        </button>
        <button type="button" className="quiet" onClick={() => setEditing(false)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function inIndia(instant: number): string {
  return new Date(instant + 5.5 * 3_600_000).toISOString().slice(0, 16);
}
