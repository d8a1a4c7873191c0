import { useSyncExternalStore } from 'react';

const everyMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** The time, told anew twice a minute: what was due becomes late before one's eyes. */
export function useNow(): number {
  return useSyncExternalStore(listen, tell, tell);
}

const tell = () => now;

function listen(hear: () => void): () => void {
  listeners.add(hear);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const call of listeners) call();
  }, everyMs);
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
