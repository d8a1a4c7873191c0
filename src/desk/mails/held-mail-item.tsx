import { type FormEvent, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpointAddress } from '../../contract/desk/endpoint.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { HeldMail } from '../../contract/desk/endpoints/mail-endpoints.ts';
import type { HeldReason } from '../../domain/conversation/message.ts';
import { ConfirmButton } from '../frame/confirm-button.tsx';
import { MailFiles } from '../enquiry/mail-files.tsx';
import { go } from '../location.ts';
import { Moment } from '../moment.tsx';
import { useSend } from '../use-send.ts';

const reasons: Readonly<Record<HeldReason, string>> = {
  stranger: 'Answers this enquiry, but from an address that is not part of it.',
  'known-sender': 'The sender has an open enquiry, but does not refer to it.',
  'unknown-sender': 'A new sender, who refers to no enquiry.',
  'two-threads': 'Refers to several enquiries.',
};

/** One mail with its text, and what can be done with it. */
export function HeldMailItem({
  mail,
  mayWork,
}: {
  readonly mail: HeldMail;
  readonly mayWork: boolean;
}) {
  const { send, busy, error, fields } = useSend();
  const [reference, setReference] = useState(mail.offer?.reference ?? '');
  const params = { id: mail.id };
  const open = (done: { readonly enquiryId: string } | undefined) =>
    done && go(screenPath('enquiry', { id: done.enquiryId }));
  const place = async (event: FormEvent) => {
    event.preventDefault();
    open(await send(endpoints.placeMail, { params, body: { reference } }));
  };
  const { facts } = mail;
  const field = `reference-${mail.id}`;
  return (
    <li className="held-mail">
      <p className="lab mut word-head">
        <span>
          <b>
            <bdi>{mail.author}</bdi>
          </b>{' '}
          {mail.author !== mail.address && <bdi>{mail.address}</bdi>}
          {facts.doubt && <span className="doubt"> sender not confirmed</span>}
        </span>
        <Moment at={mail.at} />
      </p>
      <p>
        <b>
          <bdi>{mail.subject || 'No subject'}</bdi>
        </b>
      </p>
      {mail.sort === 'unreadable' ? (
        <p className="doubt">This mail could not be read: {facts.trouble}</p>
      ) : (
        <p className="typed">
          <bdi>{mail.body}</bdi>
        </p>
      )}
      <MailFiles id={mail.id} files={facts.files ?? []} />
      <p className="mut">
        {facts.held && reasons[facts.held]}{' '}
        {mail.offer && (
          <>
            {mail.offer.reference}, <bdi>{mail.offer.name || 'no name'}</bdi>.
          </>
        )}
      </p>
      {mayWork && (
        <form className="held-acts" aria-label={`Place the mail ${mail.subject}`} onSubmit={place}>
          <label htmlFor={field}>Reference</label>
          <input
            id={field}
            className="inp"
            required
            maxLength={40}
            value={reference}
            placeholder="Q-261116-7KF3"
            onChange={(event) => setReference(event.target.value)}
          />
          <button type="submit" className="btn btn-small" disabled={busy}>
            Put it there
          </button>
          <button
            type="button"
            className="quiet"
            disabled={busy}
            onClick={async () => open(await send(endpoints.splitMail, { params }))}
          >
            Make an enquiry of it
          </button>
          <a className="quiet" href={endpointAddress(endpoints.originalMail, { params })}>
            Save the mail
          </a>
          <ConfirmButton
            label="Not for us"
            question="Nothing of it stays here. Remove it?"
            disabled={busy}
            onConfirm={() => void send(endpoints.dismissMail, { params })}
          />
        </form>
      )}
      {error && (
        <p className="field-error" role="alert">
          {fields['reference'] ?? error}
        </p>
      )}
    </li>
  );
}
