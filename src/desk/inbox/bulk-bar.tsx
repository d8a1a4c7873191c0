import type { BulkRequest, InboxLine } from '../../contract/desk/inbox.ts';
import type { Colleague } from '../../contract/desk/settings.ts';
import { canMove, type EnquiryStatus } from '../../domain/enquiry/status.ts';
import { statusLabels } from '../frame/status-mark.tsx';

interface BulkBarProps {
  readonly lines: readonly InboxLine[];
  readonly people: readonly Colleague[];
  onDeed(deed: BulkRequest['deed']): void;
  onClear(): void;
}

/** Only what is possible for every chosen line is offered. */
export function BulkBar({ lines, people, onDeed, onClear }: BulkBarProps) {
  const moves = (Object.keys(statusLabels) as EnquiryStatus[]).filter((to) =>
    lines.every(({ status }) => canMove(status, to)),
  );
  const held = lines.every(({ quarantine }) => quarantine !== null);
  return (
    <div className="bulk" role="group" aria-label={`${lines.length} selected`}>
      <b>{lines.length} selected</b>
      {held && (
        <button type="button" className="quiet" onClick={() => onDeed({ kind: 'rescue' })}>
          Rescue
        </button>
      )}
      {!held && moves.length > 0 && (
        <select
          aria-label="Move to"
          className="inp sel"
          value=""
          onChange={(event) => onDeed({ kind: 'move', to: event.target.value as EnquiryStatus })}
        >
          <option value="">Move to</option>
          {moves.map((to) => (
            <option key={to} value={to}>
              {statusLabels[to]}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Give to"
        className="inp sel"
        value=""
        onChange={(event) =>
          onDeed({
            kind: 'assign',
            owner: event.target.value === 'nobody' ? null : event.target.value,
          })
        }
      >
        <option value="">Give to</option>
        <option value="nobody">Nobody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="quiet" onClick={() => onDeed({ kind: 'open' })}>
        Mark as read
      </button>
      <button type="button" className="quiet" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
