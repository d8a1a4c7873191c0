import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Toast } from '../../ui/toast.tsx';
import { toastStore, type Toast as ToastData } from './toast-store.ts';

let mounted = false;

/** Shows a toast in the page's one toast region; the first call creates its React root. */
export function showToast(toast: ToastData): void {
  const region = document.getElementById('toasts')!;
  if (!mounted) {
    mounted = true;
    createRoot(region).render(<ToastRegion />);
  }
  // While a modal dialog is open, everything outside it is inert and covered, so the toast is shown inside it.
  const host = document.querySelector('dialog:modal') ?? document.body;
  if (region.parentElement !== host) host.append(region);
  toastStore.set(toast);
}

function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return toast ? <Toast {...toast} onClose={() => toastStore.set(undefined)} /> : null;
}
