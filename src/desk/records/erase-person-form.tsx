import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EraseAnswer } from '../../contract/desk/endpoints/records-endpoints.ts';
import { useSend } from '../use-send.ts';

/** Required by law. In two steps: find what there is, then erase it. */
export function ErasePerson() {
  const [found, setFound] = useState<{ contact: string; answer: EraseAnswer }>();
  const { send, busy, error } = useSend();
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const contact = String(new FormData(event.currentTarget).get('contact'));
    const answer = await send(endpoints.erase, { body: { contact, confirmed: false } });
    setFound(answer && { contact, answer });
  };
  const erase = async () => {
    const contact = found?.contact ?? '';
    const answer = await send(endpoints.erase, { body: { contact, confirmed: true } });
    if (answer) setFound({ contact, answer });
  };
  const many = found?.answer.references.length ?? 0;
  return (
    <section>
      <h2>Erase a person</h2>
      <form aria-label="Erase a person" className="line-form" onSubmit={look}>
        <input
          className="inp"
          name="contact"
          aria-label="E-mail address or telephone number"
          placeholder="E-mail or telephone"
          required
        />
        <button type="submit" className="btn btn-small" disabled={busy}>
          Find their enquiries
        </button>
      </form>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {found && (
        <div role="status">
          <p>
            {found.answer.erased
              ? `Erased: ${many} enquiries with all their mails, notes, samples and quotes.`
              : `${many} enquiries found. ${found.answer.references.join(', ')}`}
          </p>
          {found.answer.alsoGave.length > 0 && (
            <p>They also gave {found.answer.alsoGave.join(', ')}. Look for these too.</p>
          )}
          {found.answer.mentionedIn.length > 0 && (
            <p>
              Others wrote of them in {found.answer.mentionedIn.join(', ')}. These stay; please look
              at them yourself.
            </p>
          )}
          {!found.answer.erased && many > 0 && (
            <button type="button" className="btn btn-small" disabled={busy} onClick={erase}>
              Erase for good
            </button>
          )}
        </div>
      )}
    </section>
  );
}
