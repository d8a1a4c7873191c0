import { afterPaint } from '../../ui/after-paint.ts';

let isTyping = false;
const waiting = new Set<() => void>();

/**
 * A letter is seen before everything that follows from it: the record has what is written here at once,
 * but its screen, which takes a slow computer a tenth of a second to draw, is told after the next paint.
 */
export function letterFirst(write: () => void, then: () => void): void {
  isTyping = true;
  try {
    write();
  } finally {
    isTyping = false;
  }
  callLater(then);
}

/** The listener, called after the next paint where a letter was typed, and at once otherwise. */
export function afterLetter(listener: () => void): () => void {
  return () => (isTyping ? callLater(listener) : listener());
}

/** Those who wait are called together, so that the screen is drawn once. */
function callLater(listener: () => void): void {
  if (waiting.size === 0) {
    afterPaint(callAll);
    watchOtherActs('addEventListener');
  }
  waiting.add(listener);
}

function callAll(): void {
  const listeners = [...waiting];
  waiting.clear();
  watchOtherActs('removeEventListener');
  for (const listener of listeners) listener();
}

/** Whoever presses a button right after a letter presses it on a screen that knows the letter. */
function watchOtherActs(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('pointerdown', callAll, true);
  window[how]('focusout', callAll, true);
  window[how]('keydown', onKey as EventListener, true);
}

function onKey({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key.length > 1 || ctrlKey || metaKey) callAll();
}
