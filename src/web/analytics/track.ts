import { consentKey } from './consent-key.ts';

/**
 * All analytics calls go through this module. Nothing is sent, and no third-party script is loaded,
 * until an id is configured (the document then contains it) and the visitor has agreed.
 */
export type MeasuredEvent =
  | { readonly name: 'form_submit'; readonly form_type: string }
  | { readonly name: 'conversion'; readonly value: number; readonly currency: 'INR' };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function track({ name, ...details }: MeasuredEvent): void {
  const ids = configuredIds();
  if (ids.length === 0 || !agreed()) return;
  load(ids);
  const target = name === 'conversion' ? { send_to: ids.at(-1) } : {};
  gtag('event', name, { ...details, ...target });
}

function configuredIds(): string[] {
  const names = ['measurement-analytics', 'measurement-ads'];
  return names
    .map((name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content)
    .filter((id) => id !== undefined);
}

function agreed(): boolean {
  try {
    return localStorage.getItem(consentKey) === 'granted';
  } catch {
    return false;
  }
}

function load(ids: readonly string[]): void {
  if (window.dataLayer) return;
  gtag('js', new Date());
  for (const id of ids) gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(ids[0]!);
  document.head.append(script);
}

/** The tag script recognises calls by the `arguments` object and ignores arrays. */
// oxlint-disable-next-line no-unused-vars
function gtag(..._call: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The content security policy accepts script addresses from this Trusted Types policy only. */
function scriptAddress(id: string): string {
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  return trustedTypes
    .createPolicy('measurement', { createScriptURL: (url) => url })
    .createScriptURL(address);
}
