import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { InboxRow } from '../inbox/inbox-row.tsx';
import { Moment } from '../moment.tsx';
import { useSend } from '../use-send.ts';
import '../styles/same-person.css';

/** The other enquiries of this buyer, and what to do when it is not, or also, the same person. */
export function SamePerson({
  detail,
  mayWork,
}: {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}) {
  const { samePerson, buyerChange, line } = detail;
  const { send, busy, error, fields } = useSend();
  const [reference, setReference] = useState('');
  const put = async (event: FormEvent) => {
    event.preventDefault();
    const done = await send(endpoints.putTogether, {
      params: { id: line.id },
      body: { reference },
    });
    if (done) setReference('');
  };
  if (!mayWork && samePerson.length === 0) return null;
  return (
    <section aria-labelledby="same-person">
      <h2 id="same-person">From the same person</h2>
      {samePerson.length > 0 && (
        <ul className="rows buyer-rows">
          {samePerson.map((other) => (
            <InboxRow key={other.id} line={other}>
              {mayWork && (
                <button
                  type="button"
                  className="quiet"
                  disabled={busy}
                  aria-label={`${other.reference} is somebody else`}
                  onClick={() => send(endpoints.takeApart, { params: { id: other.id } })}
                >
                  Somebody else
                </button>
              )}
            </InboxRow>
          ))}
        </ul>
      )}
      {buyerChange && (
        <p className="mut buyer-change">
          {buyerChange.actor} put{' '}
          {buyerChange.what === 'together' ? 'these together' : 'this apart'}{' '}
          <Moment at={buyerChange.at} />.{' '}
          {mayWork && (
            <button
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => send(endpoints.undoBuyerChange, { params: { id: buyerChange.id } })}
            >
              Take it back
            </button>
          )}
        </p>
      )}
      {mayWork && (
        <form className="buyer-form" onSubmit={put}>
          <label htmlFor="same-reference">Another enquiry of this person</label>
          <input
            id="same-reference"
            className="inp"
            required
            maxLength={40}
            value={reference}
            placeholder="Q-261116-7KF3"
            onChange={(event) => setReference(event.target.value)}
          />
          <button type="submit" className="btn btn-small" disabled={busy}>
            Put together
          </button>
        </form>
      )}
      {error && (
        <p className="field-error" role="alert">
          {fields['reference'] ?? error}
        </p>
      )}
    </section>
  );
}
