/** A heading and the text under it. */
export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
