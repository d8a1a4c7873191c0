import { useState } from 'react';
import type { AuditPage, ChainCheck } from '../../contract/desk/order.ts';
import { ask } from '../api.ts';
import { spell } from '../enquiry/history.tsx';
import { Link } from '../link.tsx';
import { spellFully } from '../spell-time.ts';
import { useAsked } from '../use-asked.ts';

export function AuditLog() {
  const [before, setBefore] = useState<number>();
  const { value: page } = useAsked<AuditPage>(before ? `/audit?before=${before}` : '/audit');
  const [check, setCheck] = useState<ChainCheck>();
  const verify = async () => {
    const answer = await ask<ChainCheck>('/audit/check');
    if (answer.ok) setCheck(answer.value);
  };
  return (
    <section>
      <div className="section-head">
        <h2>What was done</h2>
        <button type="button" className="quiet" onClick={verify}>
          Check the chain
        </button>
      </div>
      {check && (
        <p role="status" className={check.whole ? '' : 'field-error'}>
          {check.whole
            ? `Whole: ${check.entries} entries, none changed.`
            : `Broken at entry ${check.brokenAt}: somebody has changed the log.`}
        </p>
      )}
      <ol className="history lab">
        {page?.lines.map((line) => (
          <li key={line.seq} value={line.seq}>
            {spellFully(line.at)} {line.actor} {line.verb} {spell(line.detail)}{' '}
            {line.enquiryId && <Link href={`/desk/enquiries/${line.enquiryId}`}>open</Link>}
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
