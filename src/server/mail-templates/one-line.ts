/**
 * Text for a header: no line break can start a new header, no direction mark can turn the rest of
 * the line around, and a long answer does not push the reference number out of sight.
 */
export function oneLine(text: string, longest = 120): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
