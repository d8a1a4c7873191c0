import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { type ImportField, importFieldNames, importFields, type Pairs } from './columns.ts';
import type { ImportBook } from './import-book.ts';
import { type CellFault, type Cells, readRow, saysTheSame } from './read-row.ts';

/** What a person decided about one row. */
export interface RowMend {
  /** Other words for a cell. */
  readonly cells?: Cells;
  /** Cells that are left out. */
  readonly left?: readonly ImportField[];
  /** Another yarn for a letter of the threading. */
  readonly yarns?: Readonly<Record<string, string>>;
  /** The weight stands, whatever the loom says. */
  readonly keepsWeight?: true;
  readonly skipped?: true;
}

export interface PlannedRow {
  /** As the file counts, from 1; the header is counted too. */
  readonly row: number;
  readonly number: string;
  readonly title: string;
  /** Empty: a new fabric. */
  readonly key: string | null;
  readonly parent: string | null;
  /** The fields that differ from the book; all of them for a new fabric. */
  readonly fields: RecordBody;
  /** With these fields in it, for the loom and for the words. */
  readonly body: RecordBody;
  readonly before: RecordBody | undefined;
  readonly faults: readonly CellFault[];
  readonly remarks: readonly string[];
  readonly mend: RowMend;
}

export interface DryRun {
  readonly rows: readonly PlannedRow[];
  /** One odd spelling of each column, explained. */
  readonly notes: Readonly<Partial<Record<ImportField, string>>>;
  /** Rows that say what the book says already. */
  readonly same: number;
}

/** One row of the file: its cells by column, or a record as our own JSON holds it. */
export interface SourceRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly record?: RecordBody;
}

export function planImport(
  source: readonly SourceRow[],
  pairs: Pairs,
  book: ImportBook,
  mends: ReadonlyMap<number, RowMend>,
): DryRun {
  const notes: Partial<Record<ImportField, string>> = {};
  const rows: PlannedRow[] = [];
  const holders = new Map<string, number>();
  let same = 0;
  for (const one of source) {
    const mend = mends.get(one.row) ?? {};
    if (mend.skipped) continue;
    const planned = planRow(one, cellsOf(one, pairs, mend), book, mend, notes);
    const twin = holders.get(planned.number);
    if (planned.number && twin !== undefined) {
      const error = `Rows ${twin} and ${one.row} both say ${planned.number}.`;
      const fault = { field: 'number', error, text: planned.number, offers: [] } as const;
      rows.push({ ...planned, faults: [...planned.faults, fault] });
      continue;
    }
    if (planned.number) holders.set(planned.number, one.row);
    const isSettled = planned.key !== null && planned.faults.length === 0;
    if (isSettled && Object.keys(planned.fields).length === 0) same += 1;
    else rows.push(planned);
  }
  return { rows, notes, same };
}

function planRow(
  { row, record }: SourceRow,
  cells: Cells,
  book: ImportBook,
  mend: RowMend,
  notes: Partial<Record<ImportField, string>>,
): PlannedRow {
  const first = readRow({ ...(cells.number && { number: cells.number }) }, book);
  const number = String(first.fields['number'] ?? record?.['number'] ?? '');
  const existing = book.byNumber.get(number);
  const before = existing?.body;
  const read = readRow(cells, book, before);
  const said: RecordBody = { ...record, ...read.fields };
  const fields = Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !saysTheSame(field, value, before?.[field])),
  );
  if (mend.yarns) {
    const yarns = { ...((said['yarns'] ?? before?.['yarns']) as Record<string, object>) };
    for (const [letter, yarn] of Object.entries(mend.yarns)) {
      yarns[letter] = { ...yarns[letter], yarn };
    }
    fields['yarns'] = yarns;
  }
  for (const field of importFieldNames) if (read.notes[field]) notes[field] ??= read.notes[field];
  const body = withoutEmpty({ ...before, ...fields });
  return {
    row,
    number,
    title: String(body['title'] ?? ''),
    key: existing?.key ?? null,
    parent: existing?.parent ?? null,
    fields,
    body,
    before,
    faults: [...read.faults, ...missing(body, cells, read.faults)],
    remarks: read.remarks,
    mend,
  };
}

/** A fabric needs a number and a name; the rest can wait. */
function missing(body: RecordBody, cells: Cells, faults: readonly CellFault[]): CellFault[] {
  return (['number', 'title'] as const).flatMap((field) => {
    if (body[field] || faults.some((fault) => fault.field === field)) return [];
    const error = `The row has no ${importFields[field].toLowerCase()}.`;
    return [{ field, error, text: cells[field] ?? '', offers: [] }];
  });
}

function cellsOf({ cells }: SourceRow, pairs: Pairs, mend: RowMend): Cells {
  const said: Cells = {};
  for (const [column, field] of pairs.entries()) {
    if (field && !mend.left?.includes(field)) said[field] = cells[column] ?? '';
  }
  return { ...said, ...mend.cells };
}

function withoutEmpty(body: RecordBody): RecordBody {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
