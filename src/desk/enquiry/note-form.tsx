import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { HeardWord } from '../../contract/desk/endpoints/thread-endpoints.ts';
import { useSend } from '../use-send.ts';

const kinds = {
  note: { label: 'A note, only colleagues see it' },
  'phone-in': { label: 'On the telephone, the buyer said', heard: { by: 'buyer', way: 'phone' } },
  'phone-out': { label: 'On the telephone, we answered', heard: { by: 'mill', way: 'phone' } },
  'whatsapp-in': { label: 'On WhatsApp, the buyer wrote', heard: { by: 'buyer', way: 'whatsapp' } },
  'whatsapp-out': { label: 'On WhatsApp, we answered', heard: { by: 'mill', way: 'whatsapp' } },
} as const satisfies Record<string, { label: string; heard?: HeardWord }>;
type Kind = keyof typeof kinds;

/** A note, or what was said where the desk cannot hear it. */
export function NoteForm({ id }: { readonly id: string }) {
  const [body, setBody] = useState('');
  const [kind, setKind] = useState<Kind>('note');
  const { send, busy, error } = useSend();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = kinds[kind];
    const given = 'heard' in chosen ? { body, heard: chosen.heard } : { body };
    if (await send(endpoints.addNote, { params: { id }, body: given })) {
      setBody('');
      setKind('note');
    }
  };
  return (
    <section>
      <h2>Write down</h2>
      <form aria-label="Add a note" className="stack" onSubmit={submit}>
        <select
          className="inp sel"
          aria-label="What it is"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
        >
          {Object.entries(kinds).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <textarea
          id="note"
          className="inp short"
          aria-label="New note"
          rows={2}
          maxLength={4000}
          required
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        {error && <p className="field-error">{error}</p>}
        <div className="acts">
          <button type="submit" className="btn btn-small" disabled={busy}>
            {kind === 'note' ? 'Add the note' : 'Add it to the conversation'}
          </button>
        </div>
      </form>
    </section>
  );
}
