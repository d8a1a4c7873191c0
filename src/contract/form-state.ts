/** A form that comes back to its visitor: what was typed and what is wrong with it. */
export interface FormState {
  /** Which form of the page it is: the `name` of a form in `contract/enquiry`. */
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** Names that were given several times (lines of a quote, chosen fabrics), in their order. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly notice?: { readonly title: string; readonly text: string };
}
