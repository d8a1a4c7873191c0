import { useSyncExternalStore } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { TickMark } from './fields/marks.tsx';

export interface ToastNews {
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
  readonly undo?: { readonly label?: string; run(): Promise<ToastNews | undefined> };
  /** It speaks of what was published: the next change to a record makes it old. */
  readonly untilEdited?: true;
}

interface Shown extends ToastNews {
  readonly id: number;
}

/** An action can be taken back for so long; after that its history can. */
const undoMs = 10 * 60_000;
const newsMs = 8_000;

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** News outlives the screen it came from: the next one with `<Toasts>` goes on showing it. */
export function showToast(news: ToastNews): void {
  const id = ++lastId;
  // Older news has been read, but what can still be undone stays.
  setShown([...shown.filter((one) => one.undo).slice(-1), { ...news, id }]);
  setTimeout(() => closeToast(id), news.undo ? undoMs : newsMs);
}

/** Somebody goes on editing: what was said of the published state no longer describes the screen. */
export function closeEdited(): void {
  if (shown.some((one) => one.untilEdited)) setShown(shown.filter((one) => !one.untilEdited));
}

export function closeToast(id: number): void {
  setShown(shown.filter((one) => one.id !== id));
}

function setShown(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One line at the foot: "14B is public. See it · Undo". Stands in every screen that publishes. */
export function Toasts() {
  const toasts = useSyncExternalStore(listen, () => shown);
  return (
    <div className="desk-toasts" role="status">
      {toasts.map((toast) => (
        <div className="desk-toast" key={toast.id}>
          <span>
            <TickMark /> {toast.text}
          </span>
          {toast.link && (
            <a href={toast.link.href} target="_blank" rel="noreferrer">
              {toast.link.label}
            </a>
          )}
          {toast.undo && (
            <button type="button" onClick={() => void undo(toast)}>
              {toast.undo.label ?? 'Undo'}
            </button>
          )}
          <button
            type="button"
            className="close"
            aria-label="Close notice"
            onClick={() => closeToast(toast.id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}

async function undo({ id, undo: act }: Shown): Promise<void> {
  const said = await act?.run();
  closeToast(id);
  if (said) showToast(said);
}
