export type PointKind = 'placeholder' | 'claim' | 'search engines' | 'sample' | 'setting';

/** Something an owner must settle before going live, and where. */
export interface OpenPoint {
  readonly kind: PointKind;
  /** A sentence for the person at the command line. */
  readonly text: string;
  readonly place: PointPlace;
}

export type PointPlace =
  | { readonly record: string; readonly key: string; readonly field: string }
  | { readonly setting: string };
