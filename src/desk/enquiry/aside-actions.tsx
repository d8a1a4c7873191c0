import type { EnquiryDetail } from '../../contract/desk/enquiry.ts';
import type { Colleague } from '../../contract/desk/settings.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../domain/enquiry/status.ts';
import { quarantineWords } from '../frame/quarantine-words.ts';
import { StatusMark, statusLabels } from '../frame/status-mark.tsx';
import { usePerson } from '../person-context.ts';
import { useAsked } from '../use-asked.ts';
import { useKeys } from '../use-keys.ts';
import { useSend } from '../use-send.ts';
import { NextAction } from './next-action.tsx';

interface AsideActionsProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

/** Reach the person, say whose it is, move it on. */
export function AsideActions({ detail, mayWork }: AsideActionsProps) {
  const { line, dial, canMail } = detail;
  const person = usePerson();
  const { value: people = [] } = useAsked<Colleague[]>('/people');
  const { send, busy, error } = useSend();
  const act = (deed: string, body: unknown = {}) => send(`/enquiries/${line.id}/${deed}`, body);
  useKeys(mayWork ? { a: () => void act('assign', { owner: person.id }) } : {});
  const greeting = `Hello ${line.name}, this is ${person.name} about your enquiry ${line.reference}${line.product && ` (${line.product})`}.`;
  const moves: readonly EnquiryStatus[] = enquiryStatuses[line.status];

  return (
    <section className="slip-side">
      <div className="reach">
        {dial && (
          <>
            <a className="btn btn-small" href={`tel:${dial}`}>
              Call {dial}
            </a>
            <a
              className="btn btn-small"
              href={`https://wa.me/${dial.slice(1)}?text=${encodeURIComponent(greeting)}`}
              target="_blank"
              rel="noreferrer"
            >
              WhatsApp
            </a>
          </>
        )}
        {line.email && (
          <p>
            <bdi>{line.email}</bdi>
            {!canMail && <span className="mut"> (cannot be written to)</span>}
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
          <p>{quarantineWords(line.quarantine)}: held back, nobody was mailed.</p>
          {mayWork && (
            <button
              type="button"
              className="btn btn-small"
              disabled={busy}
              onClick={() => act('rescue')}
            >
              Rescue
            </button>
          )}
        </div>
      )}
      <div className="pair">
        <span className="lab mut">Status</span>
        <StatusMark status={line.status} />
      </div>
      {mayWork && (
        <div className="moves" role="group" aria-label="Move to">
          {moves.map((to) => (
            <button
              key={to}
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => act('move', { to })}
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
          onChange={(event) => act('assign', { owner: event.target.value || null })}
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
