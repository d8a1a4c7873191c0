/** Work that is done one after the other, in the order in which it was asked for. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}

/**
 * Waits until this is the one piece of work in its cycle of the event loop. Without it a burst of addresses
 * that are not cached, or of lists of the desk, would delay every page from memory until all were done.
 */
export function loopTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

const waiting: (() => void)[] = [];

function next(): void {
  // What was asked for during this turn comes in the next one.
  const [resolve] = waiting;
  resolve?.();
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) next();
  });
}
