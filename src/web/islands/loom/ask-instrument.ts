import type { LoomAnswer, LoomOrder } from './order.ts';

export interface LoomListener {
  weighed(weights: Extract<LoomAnswer, { stage: 'weighed' }>['weights']): void;
  tile(tile: Extract<LoomAnswer, { stage: 'tile' }>['tile'], last: boolean): void;
  /** The worker did not start, threw, or was silent for too long. */
  failed(): void;
}

export interface InstrumentLoom {
  /** A newer order makes the one before it moot. */
  order(order: Omit<LoomOrder, 'id'>, listener: LoomListener): void;
  close(): void;
}

const patienceMs = 30_000;
/** A motif is knitted at one go, and on a slow phone that takes longer. */
const motifPatienceMs = 60_000;

/** Talks to the instrument's one worker. `start` makes it. */
export function askInstrument(start: () => Worker): InstrumentLoom {
  let worker: Worker | undefined;
  let current: { readonly order: LoomOrder; readonly listener: LoomListener } | undefined;
  let orders = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(silence);
    worker?.terminate();
    worker = undefined;
    current = undefined;
  }

  function fail(): void {
    const failed = current?.listener.failed;
    close();
    failed?.();
  }

  function hear({ data }: MessageEvent<LoomAnswer>): void {
    if (!current || data.id !== current.order.id) return;
    const { order, listener } = current;
    if (data.stage === 'failed') return fail();
    wait(order);
    if (data.stage === 'weighed') {
      if (!order.cloth) clearTimeout(silence);
      return listener.weighed(data.weights);
    }
    if (data.last) clearTimeout(silence);
    listener.tile(data.tile, data.last);
  }

  function wait({ fabric }: LoomOrder): void {
    clearTimeout(silence);
    silence = setTimeout(fail, fabric.construction.motif ? motifPatienceMs : patienceMs);
  }

  return {
    close,
    order(wanted, listener) {
      // A motif is knitted and drawn for seconds, and nothing can interrupt that but a new worker.
      if (current?.order.fabric.construction.motif) close();
      const order = { ...wanted, id: ++orders };
      current = { order, listener };
      try {
        if (!worker) {
          worker = start();
          worker.addEventListener('error', fail);
          worker.addEventListener('message', hear);
        }
      } catch {
        fail();
        return;
      }
      wait(order);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage(order);
    },
  };
}
