interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Lets pages that were read stay readable offline. Everything works without it, so a failure is not reported. */
export function keepReadable(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = '/sw.js';
  addEventListener('load', () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    // The only script address our content policy lets anybody make, and it makes only this one.
    const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
    navigator.serviceWorker
      .register(policy?.createScriptURL(address) ?? address)
      .catch(() => undefined);
  });
}
