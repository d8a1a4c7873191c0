export type Kind = 'placeholder' | 'claim' | 'search engines' | 'sample' | 'setting' | 'picture';

/** Something an owner must settle before going live, and where. */
export interface OpenPoint {
  readonly kind: Kind;
  readonly text: string;
  readonly file: string;
  readonly line: number;
}
