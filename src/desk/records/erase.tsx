import { type FormEvent, useState } from 'react';
import type { EraseAnswer } from '../../contract/desk/order.ts';
import { useSend } from '../use-send.ts';

/** What the law asks for, in two steps: look first, then erase. */
export function Erase() {
  const [asked, setAsked] = useState<{ contact: string; answer: EraseAnswer }>();
  const { send, busy, error } = useSend();
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const contact = String(new FormData(event.currentTarget).get('contact'));
    const answer = await send<EraseAnswer>('/erase', { contact, confirmed: false });
    setAsked(answer && { contact, answer });
  };
  const erase = async () => {
    const contact = asked?.contact ?? '';
    const answer = await send<EraseAnswer>('/erase', { contact, confirmed: true });
    if (answer) setAsked({ contact, answer });
  };
  const many = asked?.answer.references.length ?? 0;
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
          Look for them
        </button>
      </form>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {asked && (
        <div role="status">
          <p>
            {asked.answer.erased
              ? `Erased: ${many} enquiries with all their mails, notes, samples and quotes.`
              : `${many} enquiries are theirs. ${asked.answer.references.join(', ')}`}
          </p>
          {!asked.answer.erased && many > 0 && (
            <button type="button" className="btn btn-small" disabled={busy} onClick={erase}>
              Erase them for good
            </button>
          )}
        </div>
      )}
    </section>
  );
}
