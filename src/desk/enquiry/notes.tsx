import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { Note } from '../../contract/desk/enquiry-endpoints.ts';
import { Moment } from '../moment.tsx';
import { useSend } from '../use-send.ts';

interface NotesProps {
  readonly id: string;
  readonly notes: readonly Note[];
  readonly mayWork: boolean;
}

export function Notes({ id, notes, mayWork }: NotesProps) {
  const [body, setBody] = useState('');
  const { send, busy, error } = useSend();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(endpoints.addNote, { params: { id }, body: { body } })) setBody('');
  };
  return (
    <section>
      <h2>Notes</h2>
      <ul className="sayings">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="lab mut">
              {note.author} <Moment at={note.at} />
            </p>
            <p className="typed">
              <bdi>{note.body}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {mayWork && (
        <form aria-label="Add a note" className="stack" onSubmit={submit}>
          <textarea
            id="note"
            className="inp short"
            aria-label="New note"
            placeholder="Only colleagues see this"
            rows={2}
            maxLength={4000}
            required
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          {error && <p className="field-error">{error}</p>}
          <div className="acts">
            <button type="submit" className="btn btn-small" disabled={busy}>
              Add the note
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
