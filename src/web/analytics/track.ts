/**
 * Measurement behind one door. Nothing is sent, and no foreign script is loaded, until an id is
 * configured (the document then carries it) and the visitor agreed.
 */
export type MeasuredEvent =
  | { readonly event: 'form_submit'; readonly form_type: string }
  | { readonly event: 'conversion'; readonly value: number; readonly currency: 'INR' };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const consentKey = 'measurement-consent';

export function track(measured: MeasuredEvent): void {
  const id = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content;
  if (!id || !agreed()) return;
  (window.dataLayer ??= []).push(measured);
}

function agreed(): boolean {
  try {
    return localStorage.getItem(consentKey) === 'granted';
  } catch {
    return false;
  }
}
