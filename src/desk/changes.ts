const listeners = new Set<() => void>();
let source: EventSource | undefined;
let pending: ReturnType<typeof setTimeout> | undefined;

/** One stream for the whole desk; a burst of news is told once. */
export function onChange(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function startListening(): () => void {
  source = new EventSource('/desk/api/changes');
  source.addEventListener('change', tellSoon);
  // A laptop that was asleep has missed things.
  const wake = () => document.visibilityState === 'visible' && tellSoon();
  document.addEventListener('visibilitychange', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    source?.close();
    source = undefined;
  };
}

/** Also called after a change of one's own, so that nobody waits for the stream. */
export function tellSoon(): void {
  pending ??= setTimeout(() => {
    pending = undefined;
    for (const hear of listeners) hear();
  }, 60);
}
