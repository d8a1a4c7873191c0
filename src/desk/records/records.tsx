import type { QueuedMailLine } from '../../contract/desk/order.ts';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';
import { useMay } from '../person-context.ts';
import { useAsked } from '../use-asked.ts';
import { useSend } from '../use-send.ts';
import { AuditLog } from './audit-log.tsx';
import { Erase } from './erase.tsx';

/** Mails that have not left, the log of deeds, exports, erasing. */
export default function Records() {
  const mayManage = useMay('manage');
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Records</h1>
        {mayManage && (
          <div className="acts">
            <a className="quiet" href="/desk/api/export/enquiries.csv" download>
              Enquiries as CSV
            </a>
            <a className="quiet" href="/desk/api/export/everything.jsonl" download>
              Everything
            </a>
          </div>
        )}
      </div>
      <Outbox />
      {mayManage && <Erase />}
      {mayManage && <AuditLog />}
    </div>
  );
}

function Outbox() {
  const { value: mails, error } = useAsked<QueuedMailLine[]>('/mails');
  const mayWork = useMay('work');
  const { send, busy, error: refused } = useSend();
  return (
    <section>
      <h2>Mails that have not left</h2>
      {(error ?? refused) && <p className="field-error">{error ?? refused}</p>}
      {mails?.length === 0 && <p className="mut">All mails have left the house.</p>}
      <ul className="mail-list">
        {mails?.map((mail) => (
          <li key={mail.id} className={`mail mail-${mail.state}`}>
            <span>
              {mail.enquiryId ? (
                <Link href={`/desk/enquiries/${mail.enquiryId}`}>{mail.what}</Link>
              ) : (
                mail.what
              )}
            </span>
            <span className="lab mut">
              {mail.state === 'refused' ? 'refused' : `waiting, ${mail.attempts} tries`}{' '}
              <Moment at={mail.createdAt} />
            </span>
            {mail.error && <span className="mut">{mail.error}</span>}
            {mail.state === 'refused' && mayWork && (
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => send(`/mails/${mail.id}/retry`)}
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
