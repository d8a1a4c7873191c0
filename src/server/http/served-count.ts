import type { Log } from '../log.ts';

/** Pages from memory are counted, not logged one by one: a line each would cost more than the page. */
export interface ServedCount {
  add(status: number): void;
  stop(): void;
}

export function createServedCount(log: Log, everyMs = 60_000): ServedCount {
  let counts: Record<number, number> = {};
  const report = () => {
    if (Object.keys(counts).length === 0) return;
    log.info('served-from-memory', { seconds: everyMs / 1000, counts });
    counts = {};
  };
  const timer = setInterval(report, everyMs).unref();
  return {
    add(status) {
      counts[status] = (counts[status] ?? 0) + 1;
    },
    stop() {
      clearInterval(timer);
      report();
    },
  };
}
