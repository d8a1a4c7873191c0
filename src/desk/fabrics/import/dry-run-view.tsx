import { useMemo, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { mostFabrics } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import { inWords } from '../../../domain/text/number-words.ts';
import { go } from '../../location.ts';
import { showToast } from '../../record/toasts.tsx';
import { spellMoment } from '../../spell-time.ts';
import { useQuery } from '../../use-query.ts';
import { useNow } from '../../use-now.ts';
import { useSend } from '../../use-send.ts';
import { countFabrics } from '../book/count-words.ts';
import { ColumnPairs } from './column-pairs.tsx';
import { planImport, type PlannedRow, type RowMend } from './dry-run.ts';
import { makeImportBook } from './import-book.ts';
import type { OpenImport } from './kept-import.ts';
import { undoImport } from './past-imports.tsx';
import { RowDrawers } from './row-drawers.tsx';
import { TemplateButton } from './template-button.tsx';
import { useLoomCheck } from './use-loom-check.ts';

interface DryRunViewProps {
  readonly open: OpenImport;
  onChange(open: OpenImport): void;
  onClose(): void;
}

/** What the list would do, row by row; a person puts right what it cannot decide. */
export function DryRunView({ open, onChange, onClose }: DryRunViewProps) {
  const now = useNow();
  const { value: records, error } = useQuery(endpoints.clothRecords);
  const { send, busy, error: refused } = useSend();
  const [trouble, setTrouble] = useState<string>();
  const book = useMemo(() => records && makeImportBook(records), [records]);
  const mends = useMemo(() => new Map(open.mends), [open.mends]);
  const run = useMemo(
    () => book && planImport(open.file.rows, open.pairs, book, mends),
    [book, open.file, open.pairs, mends],
  );
  const rows = run?.rows ?? [];
  const loom = useLoomCheck(rows, book);
  const need = rows.filter((row) => row.faults.length > 0 || loom.faults.has(row.row));
  const good = rows.filter((row) => !need.includes(row) && !open.off.includes(row.row));
  const mend = (row: number, next: RowMend) =>
    onChange({
      ...open,
      mends: [...new Map(mends).set(row, { ...mends.get(row), ...next })],
    });
  const take = (row: number, on: boolean) =>
    onChange({ ...open, off: on ? open.off.filter((one) => one !== row) : [...open.off, row] });

  const bring = async (taken: readonly PlannedRow[]) => {
    setTrouble(undefined);
    const { name } = open.file;
    const body = { file: name, rows: taken.map(({ key, parent, fields }) => ({ key, parent, fields })) }; // oxfmt-ignore
    const answer = await send(endpoints.importFabrics, { body });
    if (!answer) return;
    if (answer.kind === 'moved') {
      const numbers = answer.rows.map((place) => taken[place]?.number).join(', ');
      return setTrouble(
        `Nothing was saved: somebody changed ${numbers} in the meantime. The list is compared anew; please look at it again.`,
      );
    }
    showToast({
      text: `${countFabrics(answer.added + answer.changed)} saved as drafts.`,
      undo: { run: () => undoImport({ id: answer.id, file: name }) },
    });
    const left = rows.filter((row) => !taken.includes(row));
    if (left.length > 0) {
      const gone = new Set(taken.map(({ row }) => row));
      const file = { ...open.file, rows: open.file.rows.filter(({ row }) => !gone.has(row)) };
      return onChange({ ...open, file });
    }
    onClose();
    go(screenPath('fabrics'));
  };

  return (
    <>
      <div className="sheet-head">
        <div>
          <h1>Upload a list of fabrics</h1>
          <p className="mut">
            {open.file.name}, {open.file.rows.length} {open.file.rows.length === 1 ? 'row' : 'rows'}
            , read at {spellMoment(open.readAt, now)}. Nothing is public until you publish it.
          </p>
        </div>
        <div className="row-acts">
          <button type="button" className="quiet" onClick={onClose}>
            Another file
          </button>
          <TemplateButton />
        </div>
      </div>
      {[error, refused, trouble].map(
        (said) =>
          said && (
            <p className="field-error" role="alert" key={said}>
              {said}
            </p>
          ),
      )}
      <div className="two-eq">
        {open.file.header.length > 0 && (
          <ColumnPairs
            header={open.file.header}
            pairs={open.pairs}
            notes={run?.notes ?? {}}
            onChange={(pairs) => onChange({ ...open, pairs })}
          />
        )}
        {book && run && (
          <section className="leaf" aria-label="What the list would do">
            <RowDrawers
              rows={rows}
              need={need}
              off={open.off}
              same={run.same}
              book={book}
              loom={loom}
              onMend={mend}
              onTake={take}
            />
            <div className="foot-act">
              <button
                type="button"
                className="btn btn-small btn-primary"
                disabled={busy || good.length === 0 || loom.left > 0}
                onClick={() => void bring(good.slice(0, mostFabrics))}
              >
                {good.length > mostFabrics
                  ? `Save the first ${mostFabrics} as drafts`
                  : `Save ${countFabrics(good.length)} as ${good.length === 1 ? 'a draft' : 'drafts'}`}
              </button>
              <span className="lab mut" role="status">
                {loom.left > 0
                  ? `Checking the lappings: ${loom.left} to go.`
                  : footWords(need.length)}
              </span>
            </div>
          </section>
        )}
      </div>
    </>
  );
}

function footWords(need: number): string {
  const undo = 'You can undo it for 7 days.';
  if (need === 0) return undo;
  const which =
    need === 1 ? 'The one with a mistake waits' : `The ${inWords(need)} with mistakes wait`;
  return `${which} here until you correct ${need === 1 ? 'it' : 'them'}. ${undo}`;
}
