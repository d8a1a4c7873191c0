import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { InboxCounts } from '../../contract/desk/endpoints/inbox-endpoints.ts';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';

/** What the inbox says of the mailbox and the marketplace: nothing, as long as all is well. */
export function MailLines({
  held,
  mailTrouble,
  leadTrouble,
}: Pick<InboxCounts, 'held' | 'mailTrouble' | 'leadTrouble'>) {
  return (
    <>
      {mailTrouble && (
        <p className="mail-trouble" role="alert">
          The mailbox was last read <Moment at={mailTrouble.since} />. {mailTrouble.reason} Answers
          of buyers may be waiting there.
        </p>
      )}
      {leadTrouble && (
        <p className="mail-trouble" role="alert">
          IndiaMART last answered <Moment at={leadTrouble.since} />. {leadTrouble.reason} New leads
          may be waiting there.
        </p>
      )}
      {held > 0 && (
        <p className="mail-held">
          <Link href={screenPath('mails')}>
            {held === 1 ? 'One mail needs a place' : `${held} mails need a place`}
          </Link>
        </p>
      )}
    </>
  );
}
