import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpointAddress } from '../../contract/desk/endpoint.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { ThreadMessage } from '../../contract/desk/endpoints/thread-endpoints.ts';
import { go } from '../location.ts';
import { useSend } from '../use-send.ts';

/** What can be done with a mail that stands in a conversation. All of it can be taken back. */
export function WordActions({ message }: { readonly message: ThreadMessage }) {
  const { send, busy, error } = useSend();
  const params = { id: message.id };
  const split = async () => {
    const done = await send(endpoints.splitMail, { params });
    if (done) go(screenPath('enquiry', { id: done.enquiryId }));
  };
  return (
    <>
      {message.facts.otherSubject && (
        <p className="mut">The subject has changed: this may be about something new.</p>
      )}
      <div className="acts word-acts">
        {message.facts.otherSubject && (
          <button type="button" className="quiet" disabled={busy} onClick={split}>
            Make an enquiry of it
          </button>
        )}
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => send(endpoints.holdMail, { params })}
        >
          Does not belong here
        </button>
        {message.hasOriginal && (
          <a className="quiet" href={endpointAddress(endpoints.originalMail, { params })}>
            Save the mail
          </a>
        )}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
