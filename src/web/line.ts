/** What a browser may tell of the line. */
interface Line {
  /** The visitor asks for fewer bytes. */
  readonly saveData?: boolean;
  /** `2g` ends the names of the slow ones. */
  readonly effectiveType?: string;
}

/** Safari and Firefox tell nothing, and are taken to have a good line. */
export function readLine(): Line {
  return (navigator as { readonly connection?: Line }).connection ?? {};
}
