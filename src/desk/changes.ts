import { endpointAddress } from '../contract/desk/endpoint.ts';
import { endpoints } from '../contract/desk/endpoints.ts';
import { untilRest } from './record/fields/typing-rest.ts';

const listeners = new Set<() => void>();
let source: EventSource | undefined;
let pending: ReturnType<typeof setTimeout> | undefined;

/** One stream serves the whole desk; a burst of changes is reported once. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function startListening(): () => void {
  source = new EventSource(endpointAddress(endpoints.changes));
  source.addEventListener('change', notifySoon);
  // A laptop that was asleep has missed changes.
  const wake = () => document.visibilityState === 'visible' && notifySoon();
  document.addEventListener('visibilitychange', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    source?.close();
    source = undefined;
  };
}

/** Also called after a change of one's own, so that nobody waits for the stream. */
export function notifySoon(): void {
  pending ??= setTimeout(tellAll, 60);
}

/** Asking again and drawing the answers would hold up a letter. */
function tellAll(): void {
  const wait = untilRest();
  pending = wait > 0 ? setTimeout(tellAll, wait) : undefined;
  if (pending === undefined) for (const listener of listeners) listener();
}
