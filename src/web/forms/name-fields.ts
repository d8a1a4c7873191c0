import type { Faults } from './read-form.ts';

/** What each field of one form is given; ids carry the form's name, for pages that hold several. */
export function nameFields(form: string, values: Readonly<Record<string, string>>, errors: Faults) {
  return (name: string) => ({
    name,
    id: `${form}-${name}`,
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
}
