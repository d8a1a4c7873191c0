import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../domain/enquiry/status.ts';
import { quarantineWords } from '../frame/quarantine-words.ts';
import { StatusMark, statusLabels } from '../frame/status-mark.tsx';
import { usePerson } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { useKeys } from '../use-keys.ts';
import { useSend } from '../use-send.ts';
import { NextAction } from './next-action.tsx';
import { WhatsAppAnswers } from './whatsapp-answers.tsx';

interface AsideActionsProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

/** Contact the person, assign the enquiry, change its status. */
export function AsideActions({ detail, mayWork }: AsideActionsProps) {
  const { line, dial, canMail } = detail;
  const person = usePerson();
  const { value: people = [] } = useQuery(endpoints.people);
  const { send, busy, error } = useSend();
  const params = { id: line.id };
  const assign = (owner: string | null) =>
    send(endpoints.assignEnquiry, { params, body: { owner } });
  useKeys(mayWork ? { a: () => void assign(person.id) } : {});
  const moves: readonly EnquiryStatus[] = enquiryStatuses[line.status];

  return (
    <section className="slip-side">
      <div className="reach">
        {dial && (
          <a className="btn btn-small" href={`tel:${dial}`}>
            Call {dial}
          </a>
        )}
        <WhatsAppAnswers detail={detail} />
        {line.email && (
          <p>
            <bdi>{line.email}</bdi>
            {!canMail && <span className="mut"> (not a valid address)</span>}
          </p>
        )}
        {!dial && line.phone && (
          <p>
            <bdi>{line.phone}</bdi>
          </p>
        )}
      </div>
      {line.quarantine !== null && (
        <div className="held">
          <p>{quarantineWords(line.quarantine)}: in quarantine, no mail was sent.</p>
          {mayWork && (
            <button
              type="button"
              className="btn btn-small"
              disabled={busy}
              onClick={() => send(endpoints.rescueEnquiry, { params })}
            >
              Release
            </button>
          )}
        </div>
      )}
      <div className="pair">
        <span className="lab mut">Status</span>
        <StatusMark status={line.status} />
      </div>
      {mayWork && line.waits && line.status !== 'new' && (
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => send(endpoints.needsNoAnswer, { params })}
        >
          Needs no answer
        </button>
      )}
      {mayWork && (
        <div className="moves" role="group" aria-label="Move to">
          {moves.map((to) => (
            <button
              key={to}
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => send(endpoints.moveEnquiry, { params, body: { to } })}
            >
              {statusLabels[to]}
            </button>
          ))}
        </div>
      )}
      <label className="pair" htmlFor="owner">
        <span className="lab mut">Whose</span>
        <select
          id="owner"
          className="inp sel"
          value={line.ownerId ?? ''}
          disabled={!mayWork || busy}
          onChange={(event) => assign(event.target.value || null)}
        >
          <option value="">Nobody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <NextAction line={line} mayWork={mayWork} />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
