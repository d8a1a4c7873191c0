/** The line, counted from 1, on which a pattern first stands at or after another; 1 when it is nowhere. */
export function lineOf(source: string, pattern: RegExp, after = 1): number {
  const lines = source.split('\n');
  const found = lines.findIndex((line, index) => index + 1 >= after && pattern.test(line));
  return found < 0 ? 1 : found + 1;
}
