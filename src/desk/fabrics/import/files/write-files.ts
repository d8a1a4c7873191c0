import type { ClothRecords } from '../../../../contract/desk/endpoints/fabric-endpoints.ts';
import { exportTable } from '../export-table.ts';
import { guardCell } from './guard-cell.ts';
import { ownFields, ownFormat } from './read-json.ts';

export const exportKinds = {
  csv: { label: 'CSV', type: 'text/csv;charset=utf-8', says: 'For any program' },
  xlsx: {
    label: 'Excel',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    says: 'For Excel and programs like it',
  },
  json: { label: 'JSON', type: 'application/json', says: 'For a program, with everything' },
} as const;
export type ExportKind = keyof typeof exportKinds;

/** The chosen fabrics, or all, as a file that the import reads back without a change. */
export async function writeFabrics(
  kind: ExportKind,
  records: ClothRecords,
  keys?: ReadonlySet<string>,
): Promise<Uint8Array> {
  if (kind === 'json') return encode(writeJson(records, keys));
  const table = exportTable(records, keys);
  return kind === 'csv' ? encode(writeCsv(table)) : writeExcel(table);
}

/** The mark at the front tells Excel that it is UTF-8. */
export function writeCsv(table: readonly (readonly string[])[]): string {
  const lines = table.map((row) => row.map(csvCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const safe = guardCell(text);
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cells of text: a spreadsheet does not take them for formulas. */
async function writeExcel(table: readonly (readonly string[])[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const [header = []] = table;
  return writeXlsx({
    sheets: [
      {
        name: 'Fabrics',
        rows: table.map((row) => [...row]),
        columns: header.map((head) => ({ width: Math.max(12, Math.min(40, head.length + 6)) })),
        freezePane: { rows: 1 },
      },
    ],
  });
}

function writeJson({ fabrics }: ClothRecords, keys?: ReadonlySet<string>): string {
  const chosen = keys ? fabrics.filter(({ key }) => keys.has(key)) : fabrics;
  const list = chosen.map(({ body }) => ownFields(body));
  return `${JSON.stringify({ format: ownFormat, version: 1, fabrics: list }, null, 1)}\n`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
