import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { ChainCheck } from '../../contract/desk/endpoints/records-endpoints.ts';
import { callDesk } from '../call-desk.ts';
import { spell } from '../enquiry/history.tsx';
import { Link } from '../link.tsx';
import { spellFully } from '../spell-time.ts';
import { useQuery } from '../use-query.ts';

export function AuditLog() {
  const [before, setBefore] = useState<number>();
  const { value: page } = useQuery(endpoints.audit, { query: before ? { before } : {} });
  const [check, setCheck] = useState<ChainCheck>();
  const verify = async () => {
    const answer = await callDesk(endpoints.checkAudit);
    if (answer.ok) setCheck(answer.value);
  };
  return (
    <section>
      <div className="section-head">
        <h2>Audit log</h2>
        <button type="button" className="quiet" onClick={verify}>
          Verify the log
        </button>
      </div>
      {check && (
        <p role="status" className={check.whole ? '' : 'field-error'}>
          {describeCheck(check)}
        </p>
      )}
      <ol className="history lab">
        {page?.lines.map((line) => (
          <li key={line.seq} value={line.seq}>
            {spellFully(line.at)} {line.actor} {line.verb} {spell(line.detail)}{' '}
            {line.enquiryId && (
              <Link href={screenPath('enquiry', { id: line.enquiryId })}>open</Link>
            )}
          </li>
        ))}
      </ol>
      {page?.before && (
        <button type="button" className="quiet" onClick={() => setBefore(page.before)}>
          Earlier
        </button>
      )}
    </section>
  );
}

function describeCheck(check: ChainCheck): string {
  if (!check.whole) {
    const broken = `Entry ${check.brokenAt} was changed or removed: the log is not complete.`;
    return check.anchoredAt === undefined
      ? broken
      : `${broken} It does not agree with what was written down outside the database on ${spellFully(check.anchoredAt)}.`;
  }
  const { entries, signed, unchecked, anchor } = check;
  return [
    `Verified: ${entries} entries, none changed; ${signed} of them signed with the key of this server.`,
    unchecked > 0 &&
      `${unchecked} are signed with a key that this server does not have and could not be checked.`,
    anchor
      ? `It agrees with what was written down outside the database, last on ${spellFully(anchor.at)} at entry ${anchor.seq}.`
      : 'Nothing has been written down outside the database yet.',
  ]
    .filter(Boolean)
    .join(' ');
}
