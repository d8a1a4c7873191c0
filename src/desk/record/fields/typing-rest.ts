/** Whoever has not typed for so long reads what is written; before that the next letter may come. */
const restMs = 1500;

let lastKey = Number.NEGATIVE_INFINITY;

/**
 * Milliseconds until whoever types rests. What would take a slow computer longer than a letter may wait
 * so long: the page beside the form, and answers that the desk is asked for again.
 */
export function untilRest(now = performance.now()): number {
  return Math.max(0, lastKey + restMs - now);
}

/** Acts when nobody types; the returned function takes it back. */
export function whenRested(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const wait = untilRest();
    if (wait > 0) timer = setTimeout(look, wait);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}

/** Only what is written into a field counts: the keys of the lists act at once. */
export function noteKey(target: EventTarget | null, at = performance.now()): void {
  const field = target as Partial<Pick<HTMLElement, 'tagName'>> | null;
  if (field?.tagName === 'TEXTAREA' || field?.tagName === 'INPUT') lastKey = at;
}

globalThis.addEventListener?.('keydown', ({ target }) => noteKey(target), {
  capture: true,
  passive: true,
});
