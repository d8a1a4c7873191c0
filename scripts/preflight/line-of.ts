/** The first line, counted from 1, that matches a pattern at or after line `after`; 1 when there is none. */
export function lineOf(source: string, pattern: RegExp, after = 1): number {
  const lines = source.split('\n');
  const found = lines.findIndex((line, index) => index + 1 >= after && pattern.test(line));
  return found < 0 ? 1 : found + 1;
}
