/**
 * A cell that a spreadsheet would take for a formula is written behind an apostrophe. An apostrophe
 * that stood there before gets one more, so that what is read again is what was written.
 */
export function guardCell(text: string): string {
  return opensFormula.test(text) || text.startsWith("'") ? `'${text}` : text;
}

export function readGuarded(text: string): string {
  if (!text.startsWith("'")) return text;
  const rest = text.slice(1);
  return opensFormula.test(rest) || rest.startsWith("'") ? rest : text;
}

/** Signs that open a formula, also behind blanks and invisible marks. */
const opensFormula = /^[\s\p{Cf}\p{Cc}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;
