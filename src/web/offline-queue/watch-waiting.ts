import { type Answer, errorTitle, unexpectedError } from '../../contract/answer.ts';
import { href } from '../../contract/routes.ts';
import { invoke } from '../forms/invoke.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { sendWaiting } from './send-waiting.ts';
import { syncTag, waitingTexts, type WaitingEnquiry } from './waiting-enquiry.ts';
import { waitingMark } from './waiting-mark.ts';
import { waitingStore } from './waiting-store.ts';

const firstPause = 15_000;
const longestPause = 300_000;

let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the form shows the answer itself; undefined where the form is gone. */
type Settle = (enquiry: WaitingEnquiry, answer: Answer) => boolean | undefined;

/** What is to be done once the enquiry with this key no longer waits. */
export const settlers = new Map<string, Settle>();

/** Stores an enquiry until it can be sent; false where the browser offers no storage. */
export async function keepWaiting(
  enquiry: Omit<WaitingEnquiry, 'keptAt'>,
  settle: Settle,
): Promise<boolean> {
  try {
    await waitingStore.put({ ...enquiry, keptAt: Date.now() });
  } catch {
    return false;
  }
  settlers.set(enquiry.key, settle);
  watchWaiting();
  wakeWorker();
  return true;
}

/** From now on, as long as this page is open, whatever waits is sent as soon as it can be. */
function watchWaiting(): void {
  // Adding the same listener again changes nothing.
  addEventListener('online', sendNow);
  schedule();
}

/** At once, for a page that has just been opened. */
export function resumeWaiting(): void {
  watchWaiting();
  sendNow();
}

function sendNow(): void {
  pause = firstPause;
  void send();
}

async function send(): Promise<void> {
  // Two open pages would both send; the server counts once, but only one page should show the answer.
  const left = await navigator.locks.request('send-waiting', () =>
    sendWaiting({
      store: waitingStore,
      invoke: (fn, payload, key) => invoke(href.serverFunction(fn), payload, key),
      notify,
    }),
  );
  if (left) schedule();
  else localStorage.removeItem(waitingMark);
}

/** The browser announces that it is online again; a server that was unavailable does not. */
function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), pause);
  pause = Math.min(pause * 2, longestPause);
}

function notify(enquiry: WaitingEnquiry, answer: Answer): void {
  const isShown = settlers.get(enquiry.key)?.(enquiry, answer);
  if (isShown) return;
  if (!answer.success) {
    showToast({ title: errorTitle, text: answer.error || unexpectedError, type: 'error' });
    return;
  }
  const { sentTitle: title, sent } = waitingTexts;
  const reference = answer.reference ? ` Your reference: ${answer.reference}.` : '';
  showToast({ title, text: sent + reference, type: 'success' });
  // A form that is there has decided for itself: it may show something else by now.
  if (isShown === undefined) forget(enquiry.form);
}

/** A form that still shows the text of an enquiry already sent would invite a second one. */
function forget(name: string): void {
  sessionStorage.removeItem(`keep:${name}`);
  document.querySelector<HTMLFormElement>(`form[data-keep="${name}"]`)?.reset();
}

interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Where the browser can, the service worker sends it even after this page was closed. */
function wakeWorker(): void {
  void navigator.serviceWorker?.ready
    .then((registration) => (registration as Syncing).sync?.register(syncTag))
    .catch(() => undefined);
}
