/** A posted form: a name given twice (several checked boxes, several lines) holds a list. */
export type FormValues = Readonly<Record<string, string | string[]>>;

/** The same reading of a form in the browser and on the server. Files have no place in our forms. */
export function formValues(entries: Iterable<readonly [string, unknown]>): FormValues {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
}
