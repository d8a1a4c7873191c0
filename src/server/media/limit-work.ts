export type Drawn<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/**
 * Runs a few at a time, queues some and refuses the rest at once: a flood of requests for new sizes
 * must not slow down the pages.
 */
export function limitWork(limits: {
  readonly atOnce: number;
  readonly waiting: number;
}): <Value>(work: () => Promise<Value>) => Promise<Drawn<Value>> {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= limits.atOnce) {
      if (queue.length >= limits.waiting) return { ok: false };
      // The one that finishes passes its place on, so `busy` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy += 1;
    try {
      return { ok: true, value: await work() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
