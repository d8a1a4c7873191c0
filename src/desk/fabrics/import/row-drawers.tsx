import { useState } from 'react';
import { capitalWords } from '../../capital-words.ts';
import type { PlannedRow, RowMend } from './dry-run.ts';
import type { ImportBook } from './import-book.ts';
import { ChangeRow, NewRow } from './good-rows.tsx';
import { NeedRow } from './need-row.tsx';
import type { LoomCheck } from './use-loom-check.ts';

interface RowDrawersProps {
  readonly rows: readonly PlannedRow[];
  readonly need: readonly PlannedRow[];
  readonly off: readonly number[];
  readonly same: number;
  readonly book: ImportBook;
  readonly loom: LoomCheck;
  onMend(row: number, mend: RowMend): void;
  onTake(row: number, on: boolean): void;
}

type DrawerName = 'need' | 'new' | 'change';

/** Three drawers: what needs a person, what is new, what changes. */
export function RowDrawers(props: RowDrawersProps) {
  const { rows, need, off, same, book, loom, onMend, onTake } = props;
  const fresh = rows.filter((row) => row.key === null && !need.includes(row));
  const changed = rows.filter((row) => row.key !== null && !need.includes(row));
  const counts = { need: need.length, new: fresh.length, change: changed.length };
  const [chosen, setChosen] = useState<DrawerName>();
  const open = chosen ?? (['need', 'new', 'change'] as const).find((name) => counts[name] > 0) ?? 'new'; // oxfmt-ignore
  const taken = (row: PlannedRow) => !off.includes(row.row);
  const change = (row: PlannedRow) => (
    <ChangeRow key={row.row} row={row} book={book} taken={taken(row)} onTake={onTake} />
  );
  return (
    <>
      <div className="drawers" role="group" aria-label="Rows">
        {(Object.keys(labels) as DrawerName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-current={open === name ? 'true' : undefined}
            onClick={() => setChosen(name)}
          >
            {labels[name]} <span className="count">{counts[name]}</span>
          </button>
        ))}
      </div>
      {open === 'need' && (
        <>
          {need.length === 0 && <p className="empty">Nothing is to be corrected.</p>}
          {need.map((row) => (
            <NeedRow key={row.row} row={row} loom={loom.faults.get(row.row)} onMend={onMend} />
          ))}
          {changed.length > 0 && (
            <>
              <h2 className="imp-head">
                {capitalWords(changed.length)} in your list already would change
              </h2>
              {changed.map(change)}
            </>
          )}
        </>
      )}
      {open === 'new' && (
        <>
          {fresh.length === 0 && <p className="empty">No new fabric.</p>}
          {fresh.map((row) => (
            <NewRow key={row.row} row={row} taken={taken(row)} onTake={onTake} />
          ))}
        </>
      )}
      {open === 'change' && (
        <>
          {changed.length === 0 && <p className="empty">No fabric changes.</p>}
          {changed.map(change)}
        </>
      )}
      {same > 0 && (
        <p className="lab mut same-rows">
          {same === 1 ? '1 row changes nothing.' : `${same} rows change nothing.`}
        </p>
      )}
    </>
  );
}

const labels: Readonly<Record<DrawerName, string>> = {
  need: 'To correct',
  new: 'New',
  change: 'Changed',
};
