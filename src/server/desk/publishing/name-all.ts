/** The records by name, in one line of the log. */
export function nameAll(names: readonly { readonly kind: string; readonly key: string }[]): string {
  const shown = names.slice(0, 12).map(({ kind, key }) => `${kind} ${key}`);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ').slice(0, 600);
}
