/** A heading and what stands under it. */
export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
