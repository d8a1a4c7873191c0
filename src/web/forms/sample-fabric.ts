/** What the swatch page needs to know of a fabric. */
export interface SampleFabric {
  readonly slug: string;
  readonly number: string;
  readonly title: string;
  /** Weight, then composition: also what a search reads. */
  readonly note: string;
  /** Address of the smallest picture; absent while none has been rendered. */
  readonly picture?: string;
  /** Lead shade, `#rrggbb`. */
  readonly shade: string;
}
