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
  const groups = [...Map.groupBy(faults, ({ kind, key }) => `${kind} ${key}`).values()];
  const shown = groups.slice(0, 6);
  return (
    <div className="fault book-faults" role="alert" tabIndex={-1} ref={place}>
      <p>
        <b>Nothing was published.</b> The chosen fabrics are published together, and this is not
        ready yet:
      </p>
      <ul className="stack">
        {shown.map((group) => {
          const [{ kind, key }] = group as [RecordFault];
          const line = kind === 'fabric' ? fabrics.find((one) => one.key === key) : undefined;
          return (
            <li key={`${kind} ${key}`}>
              {line && (
                <Link className="under" href={screenPath('fabric', { id: key })}>
                  {line.number || key} {line.title}
                </Link>
              )}{' '}
              {spellFaults(group)}
            </li>
          );
        })}
        {groups.length > shown.length && <li>And {groups.length - shown.length} more.</li>}
      </ul>
      <div className="row-acts">
        <button type="button" className="quiet" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

/** What is missing in one sentence, then everything else as it was said. */
export function spellFaults(faults: readonly Pick<RecordFault, 'message'>[]): string {
  const missing: string[] = [];
  const others: string[] = [];
  for (const { message } of faults) {
    const [, field] = /^(.+): is missing\.$/.exec(message) ?? [];
    if (field) missing.push(field.toLowerCase());
    else others.push(message);
  }
  const list = new Intl.ListFormat('en-GB').format(missing);
  return [...(missing.length > 0 ? [`still needs ${list}.`] : []), ...others].join(' ');
}
