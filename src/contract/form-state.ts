/** A form that comes back to its visitor: what was typed and what is wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly notice?: { readonly title: string; readonly text: string };
}
