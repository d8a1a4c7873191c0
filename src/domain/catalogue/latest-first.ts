/** The book is written oldest first, so the latest release stands at its end. */
export function latestFirst<F>(fabrics: readonly F[]): F[] {
  return fabrics.toReversed();
}
