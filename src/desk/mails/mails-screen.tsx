import { endpoints } from '../../contract/desk/endpoints.ts';
import type { HeldMail } from '../../contract/desk/endpoints/mail-endpoints.ts';
import { useMay } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { HeldMailItem } from './held-mail-item.tsx';
import '../styles/mails.css';

/** Mails that nobody could place: a person decides where each belongs. */
export default function MailsScreen() {
  const mayWork = useMay('work');
  const { value: mails, error } = useQuery(endpoints.heldMails);
  const written = mails?.filter(isWritten) ?? [];
  const automatic = mails?.filter((mail) => !isWritten(mail)) ?? [];
  return (
    <div className="sheet" aria-busy={!mails && !error}>
      <div className="sheet-head">
        <h1>Mails without a place</h1>
      </div>
      {error && <p className="field-error">{error}</p>}
      {mails && written.length === 0 && <p className="mut">Every mail has its place.</p>}
      <ul className="held-mails">
        {written.map((mail) => (
          <HeldMailItem key={mail.id} mail={mail} mayWork={mayWork} />
        ))}
      </ul>
      {automatic.length > 0 && (
        <details>
          <summary>Written by programs ({automatic.length})</summary>
          <ul className="held-mails">
            {automatic.map((mail) => (
              <HeldMailItem key={mail.id} mail={mail} mayWork={mayWork} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function isWritten({ sort }: HeldMail): boolean {
  return sort === 'word' || sort === 'unreadable';
}
