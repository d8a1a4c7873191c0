import type { MouseEvent, ReactNode } from 'react';
import { endpointAddress } from '../../contract/desk/endpoint.ts';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { callDesk } from '../call-desk.ts';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';
import { useMay } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { AuditLog } from './audit-log.tsx';
import { ErasePerson } from './erase-person-form.tsx';

/** Mails that were not sent yet, the audit log, exports, erasing a person. */
export default function RecordsScreen() {
  const mayManage = useMay('manage');
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Activity</h1>
        {mayManage && (
          <div className="acts">
            <Export address={endpointAddress(endpoints.exportEnquiries)}>Enquiries as CSV</Export>
            <Export address={endpointAddress(endpoints.exportEverything)}>
              Everything as JSON
            </Export>
          </div>
        )}
      </div>
      <Outbox />
      {mayManage && <ErasePerson />}
      {mayManage && <AuditLog />}
    </div>
  );
}

/** The browser fetches the file by itself, so the second look is asked for before. */
function Export({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    const answer = await callDesk(endpoints.checkIdentity);
    if (!answer.ok) return;
    const file = document.createElement('a');
    file.href = address;
    file.download = '';
    file.click();
  };
  return (
    <a className="quiet" href={address} onClick={download}>
      {children}
    </a>
  );
}

function Outbox() {
  const { value: mails, error } = useQuery(endpoints.mails);
  const mayWork = useMay('work');
  const { send, busy, error: refused } = useSend();
  return (
    <section>
      <h2>Mails not sent yet</h2>
      {(error ?? refused) && <p className="field-error">{error ?? refused}</p>}
      {mails?.length === 0 && <p className="mut">All mails have been sent.</p>}
      <ul className="mail-list">
        {mails?.map((mail) => (
          <li key={mail.id} className={`mail mail-${mail.state}`}>
            <span>
              {mail.enquiryId ? (
                <Link href={screenPath('enquiry', { id: mail.enquiryId })}>{mail.what}</Link>
              ) : (
                mail.what
              )}
            </span>
            <span className="lab mut">
              {mail.state === 'refused' ? 'refused' : `waiting, ${mail.attempts} attempts`}{' '}
              <Moment at={mail.createdAt} />
            </span>
            {mail.error && <span className="mut">{mail.error}</span>}
            {mail.state === 'refused' && mayWork && (
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => send(endpoints.retryMail, { params: { id: mail.id } })}
              >
                Try again
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
