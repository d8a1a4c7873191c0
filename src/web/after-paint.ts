/**
 * Lets the browser show the press before the work that it asks for. On a weak phone that work takes
 * a tenth of a second, in which a button that does not move seems dead.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
