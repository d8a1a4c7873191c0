import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Toast } from '../../ui/toast.tsx';
import { toastStore, type Toast as ToastData } from './toast-store.ts';

let mounted = false;

/** Shows a toast in the page's one region; the first call puts React there. */
export function showToast(toast: ToastData): void {
  const region = document.getElementById('toasts')!;
  if (!mounted) {
    mounted = true;
    createRoot(region).render(<ToastRegion />);
  }
  // Beside an open dialog everything is inert and veiled: the news must come inside it.
  const host = document.querySelector('dialog:modal') ?? document.body;
  if (region.parentElement !== host) host.append(region);
  toastStore.set(toast);
}

function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return toast ? <Toast {...toast} onClose={() => toastStore.set(undefined)} /> : null;
}
