/**
 * Nobody reads a form and sends it in less, even when the browser fills it in or a reload brought
 * the typed values back: seeing it, finding the button and pressing it takes about a second. What
 * drives a page by program is done in a few dozen milliseconds.
 */
export const fastestVisitorMs = 800;

/** Without script nobody can tell how long it took, and nobody is suspected. */
export function isTooFast(elapsed: number | undefined): boolean {
  return elapsed !== undefined && elapsed < fastestVisitorMs;
}
