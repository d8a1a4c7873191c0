import type { Answer } from '../../contract/answer.ts';
import { href } from '../../contract/routes.ts';
import { invoke } from '../forms/invoke.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { sendWaiting } from './send-waiting.ts';
import { syncTag, waitingTexts, type WaitingEnquiry } from './waiting-enquiry.ts';
import { waitingStore } from './waiting-store.ts';

const firstPause = 15_000;
const longestPause = 300_000;

let watching = false;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** An enquiry that no longer waits, and what became of it. */
export interface SettledEnquiry {
  readonly enquiry: WaitingEnquiry;
  readonly answer: Answer;
}

const waitingEvents = new EventTarget();

/** Calls `show` for every enquiry that settles; no toast is shown where it returns true. */
export function onSettled(show: (settled: SettledEnquiry) => boolean): () => void {
  const listen = (event: Event) => {
    if (show((event as CustomEvent<SettledEnquiry>).detail)) event.preventDefault();
  };
  waitingEvents.addEventListener('settled', listen);
  return () => waitingEvents.removeEventListener('settled', listen);
}

/** Stores an enquiry until it can be sent; false where the browser offers no storage. */
export async function keepWaiting(enquiry: Omit<WaitingEnquiry, 'keptAt'>): Promise<boolean> {
  try {
    await waitingStore.put({ ...enquiry, keptAt: Date.now() });
  } catch {
    return false;
  }
  watchWaiting();
  wakeWorker();
  return true;
}

/** From now on, as long as this page is open, whatever waits is sent as soon as it can be. */
function watchWaiting(): void {
  if (!watching) addEventListener('online', sendNow);
  watching = true;
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
  else clearTimeout(timer);
}

/** The browser announces that it is online again; a server that was unavailable does not. */
function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), pause);
  pause = Math.min(pause * 2, longestPause);
}

function notify(enquiry: WaitingEnquiry, answer: Answer): void {
  const detail: SettledEnquiry = { enquiry, answer };
  const settled = new CustomEvent('settled', { detail, cancelable: true });
  if (!waitingEvents.dispatchEvent(settled)) return;
  if (answer.success) {
    const reference = answer.reference ? ` Your reference: ${answer.reference}.` : '';
    showToast({
      title: waitingTexts.sentTitle,
      text: `${waitingTexts.sent}${reference}`,
      type: 'success',
    });
    forget(enquiry.form);
  } else {
    showToast({
      title: waitingTexts.refusedTitle,
      text: answer.error || waitingTexts.refused,
      type: 'error',
    });
  }
}

/**
 * A form that still shows the text of an enquiry already sent would invite a second one. A form whose
 * island runs has decided for itself: it may show something else by now.
 */
function forget(name: string): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[data-keep="${name}"]`)];
  if (forms.some((form) => form.closest('[data-live]'))) return;
  sessionStorage.removeItem(`keep:${name}`);
  for (const form of forms) form.reset();
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
