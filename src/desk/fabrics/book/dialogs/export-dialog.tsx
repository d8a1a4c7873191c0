import { type RefObject, useState } from 'react';
import { endpoints } from '../../../../contract/desk/endpoints.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { callDesk } from '../../../call-desk.ts';
import { saveFile } from '../../import/files/save-file.ts';
import { countFabrics } from '../count-words.ts';

interface ExportDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly chosen: readonly string[];
  readonly all: number;
}

const kinds = [
  { kind: 'xlsx', label: 'Download for Excel', says: 'For Excel and programs like it.' },
  { kind: 'csv', label: 'Download as CSV', says: 'For any other program.' },
  { kind: 'json', label: 'Download as JSON', says: 'For a programmer.' },
] as const;

/** The chosen fabrics, or all, with their drafts; the import reads every one of these files. */
export function ExportDialog({ ref, chosen, all }: ExportDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const count = chosen.length > 0 ? chosen.length : all;
  const make = async (kind: (typeof kinds)[number]['kind']) => {
    setError(undefined);
    setBusy(true);
    const answer = await callDesk(endpoints.clothRecords);
    if (answer.ok) {
      const { exportKinds, writeFabrics } = await import('../../import/files/write-files.ts');
      const keys = chosen.length > 0 ? new Set(chosen) : undefined;
      const bytes = await writeFabrics(kind, answer.value, keys);
      saveFile(fileName(kind), bytes, exportKinds[kind].type);
      ref.current?.close();
    } else setError(answer.error);
    setBusy(false);
  };
  return (
    <Dialog
      id="export"
      title={`Download ${chosen.length > 0 ? countFabrics(count) : `all ${count}`}`}
      className="book-dlg"
      ref={ref}
    >
      <p className="mut">
        All details of each fabric as last saved, drafts too. You can change the file and upload it
        again.
      </p>
      <ul className="dye-list">
        {kinds.map(({ kind, label, says }) => (
          <li key={kind}>
            <button type="button" className="dye" disabled={busy} onClick={() => void make(kind)}>
              {label} <span>{says}</span>
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}

/** `fabrics-2026-11-16.csv` */
function fileName(kind: string): string {
  return `fabrics-${new Date().toISOString().slice(0, 10)}.${kind}`;
}
