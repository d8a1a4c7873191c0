/** One part of an answer, in Markdown, with its source. */
export interface Section {
  readonly text: string;
  readonly source?: Source;
}

export interface Source {
  readonly label: string;
  readonly to: string;
}

export function link({ label, to }: Source): string {
  return `[${label.replace(/[[\]]/g, '')}](${to})`;
}

/** `a, b and c` */
export function inWords(parts: readonly string[], joint = 'and'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}
