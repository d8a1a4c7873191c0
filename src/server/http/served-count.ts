import type { Log } from '../log.ts';

/** Pages from memory are counted, not logged one by one: a line each would cost more than the page. */
export interface ServedCount {
  add(status: number): void;
  /** Since the start. */
  totals(): ReadonlyMap<number, number>;
  stop(): void;
}

export function createServedCount(log: Log, everyMs = 60_000): ServedCount {
  let counts: Record<number, number> = {};
  const before = new Map<number, number>();
  const totals = () => {
    const sum = new Map(before);
    for (const [status, count] of Object.entries(counts)) {
      sum.set(Number(status), (sum.get(Number(status)) ?? 0) + count);
    }
    return sum;
  };
  const report = () => {
    if (Object.keys(counts).length === 0) return;
    log.info('served-from-memory', { seconds: everyMs / 1000, counts });
    for (const [status, count] of totals()) before.set(status, count);
    counts = {};
  };

  const timer = setInterval(report, everyMs).unref();
  return {
    add(status) {
      counts[status] = (counts[status] ?? 0) + 1;
    },
    totals,
    stop() {
      clearInterval(timer);
      report();
    },
  };
}
