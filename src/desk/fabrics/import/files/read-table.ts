import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { readGuarded } from './guard-cell.ts';
import { decodeText } from './decode-text.ts';
import { unpackedSize } from './zip-size.ts';

export interface Sheet {
  readonly name: string;
  /** Texts, row by row, as a person sees them. */
  readonly rows: readonly (readonly string[])[];
}

export type ReadFile<Content> =
  | { readonly ok: true; readonly content: Content }
  /** A sentence for the person who chose the file. */
  | { readonly ok: false; readonly error: string };

/** A list of five hundred fabrics has some hundred kilobytes. */
export const fileLimits = {
  bytes: 10 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  letters: 4000,
} as const;

/** CSV as spreadsheets of any country write it: `,`, `;` or a tab, quotes, any usual encoding. */
export function readCsvTable(bytes: Uint8Array, name: string): ReadFile<Sheet[]> {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  // Excel's own note of the separator, for itself.
  const sep = /^sep=([,;\t|])\r?\n/i.exec(text);
  const delimiter = sep?.[1] ?? delimiterOf(text);
  try {
    const rows = parseCsv(sep ? text.slice(sep[0].length) : text, {
      ...(delimiter && { delimiter }),
      maxRows: fileLimits.rows,
    });
    return {
      ok: true,
      content: [{ name, rows: toTexts(rows).map((row) => row.map(readGuarded)) }],
    };
  } catch {
    return {
      ok: false,
      error: 'This file could not be read as a list. Please save it as CSV again.',
    };
  }
}

/**
 * What most often parts the words of the first line, outside quotes; none under a mere title. The
 * library counts in all lines and inside quotes: two cells like `"a;b"` would make it choose `;`.
 */
function delimiterOf(text: string): string | undefined {
  const [first = ''] = text
    .slice(0, fileLimits.letters)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/, 1);
  const counted = [',', ';', '\t', '|'].map((mark) => ({
    mark,
    times: first.split(mark).length - 1,
  }));
  const most = counted.reduce((a, b) => (b.times > a.times ? b : a));
  return most.times > 0 ? most.mark : undefined;
}

/** Only sheets that are shown; a formula is what it gave when the file was saved. */
export async function readExcelTable(bytes: Uint8Array): Promise<ReadFile<Sheet[]>> {
  const size = unpackedSize(bytes);
  if (size === undefined) return { ok: false, error: damaged };
  if (size > fileLimits.unpacked) {
    return {
      ok: false,
      error:
        'This file holds far more than a list of fabrics. Please copy the list into a new sheet.',
    };
  }
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: fileLimits.rows,
    });
    return { ok: true, content: sheets.map(({ name, rows }) => ({ name, rows: toTexts(rows) })) };
  } catch {
    return { ok: false, error: damaged };
  }
}

const damaged =
  'This file could not be read as Excel. Please save it again as .xlsx, without a password, or as CSV.';

function toTexts(rows: readonly (readonly unknown[])[]): string[][] {
  const texts = rows
    .slice(0, fileLimits.rows)
    .map((row) => row.slice(0, fileLimits.columns).map(toText));
  while (texts.at(-1)?.every((cell) => cell === '')) texts.pop();
  return texts;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value)
    .slice(0, fileLimits.letters)
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}
