import { workers } from './worker-address.ts';

/** Lets pages that were read stay readable offline. Everything works without it, so a failure is not reported. */
export function keepReadable(): void {
  addEventListener('load', () => {
    // There is none where a page is not sent securely.
    navigator.serviceWorker?.register(workers.createScriptURL('0')).catch(() => undefined);
  });
}
