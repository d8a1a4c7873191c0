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
