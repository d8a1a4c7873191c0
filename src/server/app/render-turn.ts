/**
 * Waits for this render's turn: one between two looks at the network. Rendered as they come, a burst
 * of addresses that nobody asked for before would keep every page from memory waiting for all of them.
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

const waiting: (() => void)[] = [];

function next(): void {
  // Whoever was asked for during this turn comes in the next one.
  const [resolve] = waiting;
  resolve?.();
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) next();
  });
}
