import { useEffect, useRef } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import type { FabricLine } from '../../../contract/desk/fabric-answers.ts';
import type { RecordFault } from '../../../contract/desk/publishing-answers.ts';
import { Link } from '../../link.tsx';

interface PublishFaultsProps {
  readonly faults: readonly RecordFault[];
  readonly fabrics: readonly FabricLine[];
  onClose(): void;
}

/** Why nothing was published, each with the way to the fabric. */
export function PublishFaults({ faults, fabrics, onClose }: PublishFaultsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list may be scrolled far down; the reason must be seen.
    if (faults.length > 0) place.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  const shown = faults.slice(0, 8);
  return (
    <div className="fault book-faults" role="alert" tabIndex={-1} ref={place}>
      <p>
        <b>Nothing was published.</b> All of the chosen go together, and these are not ready.
      </p>
      <ul className="stack">
        {shown.map(({ kind, key, field, message }) => {
          const line = fabrics.find((one) => one.key === key);
          return (
            <li key={`${kind} ${key} ${field} ${message}`}>
              {kind === 'fabric' && line ? (
                <Link className="under" href={screenPath('fabric', { id: key })}>
                  {line.number || key} {line.title}
                </Link>
              ) : null}{' '}
              {message}
            </li>
          );
        })}
        {faults.length > shown.length && <li>And {faults.length - shown.length} more.</li>}
      </ul>
      <div className="row-acts">
        <button type="button" className="quiet" onClick={onClose}>
          I see
        </button>
      </div>
    </div>
  );
}
