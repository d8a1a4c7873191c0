/**
 * Lets the browser paint the pressed button before the work it starts. On a weak phone that work
 * takes a tenth of a second, in which a button without feedback seems broken.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
