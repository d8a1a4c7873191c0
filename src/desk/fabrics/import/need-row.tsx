import { type FormEvent, useState } from 'react';
import { inSentence } from '../../record/fields/spell-value.ts';
import { importFields } from './columns.ts';
import type { PlannedRow, RowMend } from './dry-run.ts';
import { RowName } from './good-rows.tsx';
import type { LoomFault } from './loom-check.ts';
import type { CellFault } from './read-row.ts';

interface NeedRowProps {
  readonly row: PlannedRow;
  readonly loom: LoomFault | undefined;
  onMend(row: number, mend: RowMend): void;
}

/** What is wrong with a row, and the ways to put it right. */
export function NeedRow({ row, loom, onMend }: NeedRowProps) {
  const mend = (next: RowMend) => onMend(row.row, next);
  return (
    <>
      {row.faults.map((fault) => (
        <div className="imp need" key={`${fault.field} ${fault.error}`}>
          <RowName row={row} />
          <div>
            <p className="wrong">{fault.error}</p>
            <p className="lab mut">
              {said(row, fault)} <LeaveOut row={row} fault={fault} onMend={mend} />
            </p>
          </div>
          <CellMend key={fault.text} row={row} fault={fault} onMend={mend} />
        </div>
      ))}
      {row.faults.length === 0 && loom && (
        <div className="imp need">
          <RowName row={row} />
          <LoomWords row={row} fault={loom} />
          <LoomMends fault={loom} onMend={mend} />
        </div>
      )}
    </>
  );
}

function said({ row }: PlannedRow, { text }: CellFault): string {
  return text ? `Row ${row} says “${text}”.` : `Row ${row}.`;
}

interface CellMendProps {
  readonly row: PlannedRow;
  readonly fault: CellFault;
  onMend(mend: RowMend): void;
}

/** The words of the cell can be changed where they stand; a likely mend is written there already. */
function CellMend({ row, fault, onMend }: CellMendProps) {
  const { field, offers } = fault;
  const [first] = offers;
  const [text, setText] = useState(String(first?.figure?.value ?? first?.text ?? fault.text));
  const name = row.number || `row ${row.row}`;
  const put = (event: FormEvent) => {
    event.preventDefault();
    const whole = first?.around ? first.around.join(text.trim()) : text;
    onMend({ cells: { ...row.mend.cells, [field]: whole } });
  };
  return (
    <form className="row-acts" onSubmit={put}>
      {first?.figure ? (
        <label className="unit">
          {first.figure.label}
          <input
            className="inp"
            inputMode="decimal"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {first.figure.unit}
        </label>
      ) : (
        <input
          className="inp"
          aria-label={`${importFields[field]} of ${name}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <button type="submit" className="quiet">
        Save my correction
      </button>
    </form>
  );
}

/** What cannot be read need not come in; without a number or a name the row cannot. */
function LeaveOut({ row, fault: { field }, onMend }: CellMendProps) {
  const needed = field === 'number' || field === 'title';
  const leave = () =>
    onMend(needed ? { skipped: true } : { left: [...(row.mend.left ?? []), field] });
  return (
    <button type="button" className="under" onClick={leave}>
      {needed ? 'Skip this fabric' : `Save it without ${inSentence(importFields[field])}`}
    </button>
  );
}

function LoomWords({ row, fault }: { readonly row: PlannedRow; readonly fault: LoomFault }) {
  if (fault.kind === 'lapping') {
    return (
      <div>
        <p className="wrong">The lapping cannot be knitted.</p>
        <p className="lab mut">
          Row {row.row}. {fault.message}
        </p>
      </div>
    );
  }
  const { knits, fit } = fault;
  return (
    <div>
      <p className="wrong">
        The lapping makes {knits} GSM, the list says {fault.said}.
      </p>
      <p className="lab mut">
        Row {row.row}.{' '}
        {fit
          ? `A yarn of ${fit.count} instead of ${fit.instead} would make ${Math.round(fit.gsm)}.`
          : 'No yarn of your yarn book would make it.'}
      </p>
    </div>
  );
}

function LoomMends({ fault, onMend }: { readonly fault: LoomFault; onMend(mend: RowMend): void }) {
  const fit = fault.kind === 'weight' ? fault.fit : undefined;
  return (
    <div className="row-acts">
      {fit && (
        <button
          type="button"
          className="quiet"
          onClick={() => onMend({ yarns: { [fit.letter]: fit.yarn } })}
        >
          Use {fit.count}
        </button>
      )}
      {fault.kind === 'lapping' ? (
        <button type="button" className="quiet" onClick={() => onMend({ left: ['construction'] })}>
          Leave the lapping out
        </button>
      ) : (
        <button type="button" className="quiet" onClick={() => onMend({ keepsWeight: true })}>
          Keep as it is
        </button>
      )}
    </div>
  );
}
