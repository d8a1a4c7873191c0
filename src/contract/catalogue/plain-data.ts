/**
 * A text of the mill as data for another program: one line, without signs that are not seen or turn
 * the line around, without brackets of markup, and never longer than a reader expects. An assistant
 * that reads it gets words about cloth and nothing that looks like a message of its own system.
 */
export function plainData(text: string, longest = 600): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[<>{}`]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
