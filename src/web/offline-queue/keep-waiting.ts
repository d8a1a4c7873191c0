import { syncTag, type WaitingEnquiry } from './waiting-enquiry.ts';
import { waitingStore } from './waiting-store.ts';
import { watchWaiting } from './watch-waiting.ts';

/** Keeps an enquiry until it can be sent; false where the browser gives us no place to keep it. */
export async function keepWaiting(enquiry: WaitingEnquiry): Promise<boolean> {
  try {
    await waitingStore.put(enquiry);
  } catch {
    return false;
  }
  watchWaiting();
  askWorker();
  return true;
}

interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Where the browser can, the worker sends it even after this page was closed. */
function askWorker(): void {
  void navigator.serviceWorker?.ready
    .then((registration) => (registration as Syncing).sync?.register(syncTag))
    .catch(() => undefined);
}
