import { startTransition } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';

let isTyping = false;
/** To be called after the next paint. */
const waiting = new Set<() => void>();
/** Called, but perhaps not drawn yet: React draws them in slices, between which it reads the keys. */
const inSlices = new Set<() => void>();

/**
 * A letter is seen before everything that follows from it: the record has what is written here at once,
 * but its screen, which takes a slow computer a tenth of a second to draw, is told after the next paint
 * and gives way to every further letter.
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
  if (waiting.size === 0) afterPaint(callInSlices);
  waiting.add(listener);
  watchOtherActs('addEventListener');
}

function callInSlices(): void {
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) inSlices.add(listener);
  startTransition(() => {
    for (const listener of listeners) listener();
  });
}

/** Whoever presses a button right after a letter presses it on a screen that knows the letter. */
function callAll(): void {
  const listeners = new Set([...inSlices, ...waiting]);
  inSlices.clear();
  waiting.clear();
  watchOtherActs('removeEventListener');
  for (const listener of listeners) listener();
}

function watchOtherActs(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('pointerdown', callAll, true);
  window[how]('focusout', callAll, true);
  window[how]('keydown', onKey as EventListener, true);
}

/** Keys that a field reads itself are no other act: Backspace, Shift, arrows, and every key of a telephone. */
function onKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  const isLine = key === 'Enter' && target instanceof HTMLTextAreaElement;
  if (ctrlKey || metaKey || altKey || (actKeys.has(key) && !isLine)) callAll();
}

const actKeys: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape']);
