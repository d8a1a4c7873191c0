import type { BulkAction, InboxLine } from '../../contract/desk/endpoints/inbox-endpoints.ts';
import type { Colleague } from '../../contract/desk/endpoints/people-endpoints.ts';
import { canMove, type EnquiryStatus } from '../../domain/enquiry/status.ts';
import { statusLabels } from '../frame/status-mark.tsx';

interface BulkBarProps {
  readonly lines: readonly InboxLine[];
  readonly people: readonly Colleague[];
  onAction(action: BulkAction): void;
  onClear(): void;
}

/** Shows only what is possible for every selected enquiry. */
export function BulkBar({ lines, people, onAction, onClear }: BulkBarProps) {
  const moves = (Object.keys(statusLabels) as EnquiryStatus[]).filter((to) =>
    lines.every(({ status }) => canMove(status, to)),
  );
  const inQuarantine = lines.every(({ quarantine }) => quarantine !== null);
  return (
    <div className="bulk" role="group" aria-label={`${lines.length} chosen`}>
      <b>{lines.length} chosen</b>
      {inQuarantine && (
        <button type="button" className="quiet" onClick={() => onAction({ kind: 'rescue' })}>
          Release
        </button>
      )}
      {!inQuarantine && moves.length > 0 && (
        <select
          aria-label="Move to"
          className="inp sel"
          value=""
          onChange={(event) => onAction({ kind: 'move', to: event.target.value as EnquiryStatus })}
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
        aria-label="Assign to"
        className="inp sel"
        value=""
        onChange={(event) =>
          onAction({
            kind: 'assign',
            owner: event.target.value === 'nobody' ? null : event.target.value,
          })
        }
      >
        <option value="">Assign to</option>
        <option value="nobody">Nobody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="quiet" onClick={() => onAction({ kind: 'open' })}>
        Mark as read
      </button>
      <button type="button" className="quiet" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
