import type { ToastType } from '../../ui/toast.tsx';

export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly type: ToastType;
}

/** Holds one toast for five seconds; a new one replaces the old one. */
export const toastDuration = 5000;

let current: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const toastStore = {
  get: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(toast: Toast | undefined): void {
    clearTimeout(timer);
    current = toast;
    if (toast) timer = setTimeout(() => toastStore.set(undefined), toastDuration);
    for (const listener of listeners) listener();
  },
};
