import { setImmediate as nextTurn } from 'node:timers/promises';

/** Shorter than a visitor notices. */
const turnMs = 8;

/**
 * Called between pieces of long work: lets requests be answered whenever the work has held the loop for
 * some milliseconds.
 */
export function pauseOften(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turnMs) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
