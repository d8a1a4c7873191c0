/** Makes the address of one of our workers. */
export interface WorkerAddresses {
  /** `0` is the service worker, `1` the loom, `2` the maker of swatches, `3` the instrument's loom. */
  createScriptURL(which: string): string;
}

declare global {
  /** Address of the loom's worker; the build and the dev server each define it. */
  const __LOOM_WORKER__: string;
  /** The same of the worker that makes digital swatches. */
  const __SWATCH_WORKER__: string;
  /** The same of the worker of /loom. */
  const __INSTRUMENT_WORKER__: string;
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: WorkerAddresses): WorkerAddresses };
    /** A policy can be created only once, so islands find it here. */
    workers?: WorkerAddresses;
  }
}

/** Makes only the addresses of the list, whatever it is asked for: no other script passes our content policy. */
const rules = {
  createScriptURL: (which: string) =>
    ['/sw.js', __LOOM_WORKER__, __SWATCH_WORKER__, __INSTRUMENT_WORKER__][+which]!,
};

export const workers = (window.workers =
  window.trustedTypes?.createPolicy('worker', rules) ?? rules);
