import { countHeads, findHeader } from '../columns.ts';
import type { SourceRow } from '../dry-run.ts';
import { readJson } from './read-json.ts';
import {
  fileLimits,
  type ReadFile,
  readCsvTable,
  readExcelTable,
  type Sheet,
} from './read-table.ts';

/** A file that was chosen, read as far as that needs no book. */
export interface ImportedFile {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
}

/** What the file is, is told by its first bytes; its name only decides between kinds of text. */
export async function readList(name: string, bytes: Uint8Array): Promise<ReadFile<ImportedFile>> {
  if (bytes.length === 0) return { ok: false, error: 'This file is empty.' };
  if (bytes.length > fileLimits.bytes) {
    return {
      ok: false,
      error: 'This file is larger than 10 MB. Please copy the list into a new one.',
    };
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const read = await readExcelTable(bytes);
    return read.ok ? toList(name, read.content) : read;
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return {
      ok: false,
      error:
        'This is an old Excel file (.xls), or one with a password. Please save it as .xlsx or CSV.',
    };
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    return { ok: false, error: 'This is a PDF. Please bring the list itself, as Excel or CSV.' };
  }
  if (/\.json$/i.test(name)) {
    const read = readJson(bytes, name);
    if (!read.ok) return read;
    if (read.content.kind === 'table') return toList(name, read.content.sheets);
    const rows = read.content.records.map((record, place) => ({
      row: place + 1,
      cells: [],
      record,
    }));
    return rows.length > 0 ? { ok: true, content: { name, header: [], rows } } : noRows;
  }
  const read = readCsvTable(bytes, name);
  return read.ok ? toList(name, read.content) : read;
}

const noRows = { ok: false, error: 'There is no fabric in this file.' } as const;

/** The sheet that looks most like a list; a file often begins with a cover. */
function toList(name: string, sheets: readonly Sheet[]): ReadFile<ImportedFile> {
  const heads = (sheet: Sheet) => countHeads(sheet.rows[findHeader(sheet.rows)] ?? []);
  const best = sheets.toSorted((a, b) => heads(b) - heads(a) || b.rows.length - a.rows.length)[0];
  if (!best) return noRows;
  const at = findHeader(best.rows);
  const header = best.rows[at] ?? [];
  const rows = best.rows
    .map((cells, place): SourceRow => ({ row: place + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  return rows.length > 0 ? { ok: true, content: { name, header, rows } } : noRows;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte);
}
