/** The named fields of a form as text; a field that the form does not show is empty. */
export function formTexts<Name extends string>(
  form: HTMLFormElement | FormData,
  ...names: readonly Name[]
): Record<Name, string> {
  const data = form instanceof FormData ? form : new FormData(form);
  const pairs = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(pairs) as Record<Name, string>;
}
