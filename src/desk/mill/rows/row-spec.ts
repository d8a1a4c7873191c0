/** One row: a field of a record, with the words a person uses for it. */
export interface RowSpec {
  readonly kind: string;
  readonly key: string;
  /** Dotted; empty: the whole record. */
  readonly field: string;
  readonly label: string;
  /** Where visitors read it. */
  readonly where?: string;
}

/** `mill/site/contacts.0.phone`: as the address of the screen names an open row. */
export function rowName({ kind, key, field }: Pick<RowSpec, 'kind' | 'key' | 'field'>): string {
  return `${kind}/${key}/${field}`;
}

/** Whether an open row is this one, or lies inside or around it. */
export function isInRow(open: string | undefined, row: RowSpec): boolean {
  if (open === undefined) return false;
  const own = rowName(row);
  return open === own || open.startsWith(`${own}.`) || (row.field === '' && open.startsWith(own));
}
