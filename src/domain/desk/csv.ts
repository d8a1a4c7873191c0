/**
 * One line of a CSV file. A cell that a spreadsheet would take for a formula is written as text:
 * an enquiry that says `=HYPERLINK(…)` must not run on the desk's machine.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Signs that open a formula, also behind blanks and invisible marks, or at the start of a line. */
function isFormula(text: string): boolean {
  // Most cells begin with a letter or a figure, and need no closer look.
  if (/^[a-z0-9]/i.test(text)) return false;
  return /^[\s\p{Cf}\p{Cc}]*[=+\-@\t\r|%]/u.test(text.normalize('NFKC'));
}
