/**
 * Waits for this render's turn: one per cycle of the event loop. Without it a burst of addresses that
 * are not cached would delay every page from memory until all of them were rendered.
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

const waiting: (() => void)[] = [];

function next(): void {
  // A render that was requested during this turn comes in the next one.
  const [resolve] = waiting;
  resolve?.();
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) next();
  });
}
