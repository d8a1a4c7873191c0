/** `a, b and c` */
export function inWords(parts: readonly string[], joint = 'and'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}
