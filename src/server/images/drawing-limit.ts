export type Turn<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/**
 * So many at a time, so many waiting, and the rest are refused at once: a flood of new sizes must
 * not keep the pages waiting.
 */
export function createDrawingLimit(limits: {
  readonly atOnce: number;
  readonly waiting: number;
}): <Value>(draw: () => Promise<Value>) => Promise<Turn<Value>> {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async (draw) => {
    if (busy >= limits.atOnce) {
      if (queue.length >= limits.waiting) return { ok: false };
      // The one that leaves hands its place over, so `busy` is not counted twice.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy += 1;
    try {
      return { ok: true, value: await draw() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
