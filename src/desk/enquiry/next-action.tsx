import { type FormEvent, useState } from 'react';
import type { InboxLine } from '../../contract/desk/inbox.ts';
import { spellFully } from '../spell-time.ts';
import { useSend } from '../use-send.ts';

interface NextActionProps {
  readonly line: InboxLine;
  readonly mayWork: boolean;
}

/** What was promised to happen next, and when. */
export function NextAction({ line, mayWork }: NextActionProps) {
  const { id, nextAction, nextActionAt } = line;
  const [editing, setEditing] = useState(false);
  const { send, busy } = useSend();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const when = String(form.get('when'));
    // The field knows no zone; the mill's day is meant.
    const at = when ? Date.parse(`${when}:00+05:30`) : null;
    const done = await send(`/enquiries/${id}/next-action`, { text: form.get('text'), at });
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
          Keep
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
