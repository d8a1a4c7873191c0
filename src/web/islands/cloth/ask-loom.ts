import type { Plate } from '../../../loom/types.ts';
import type { Answer, HangOrder, HungCloth, Order, PlateOrder } from './order.ts';

export interface Listener {
  /** So much of the yarn is laid, 0 … 1. */
  laying(share: number): void;
  plate?(plate: Plate, last: boolean): void;
  hung?(cloth: HungCloth, last: boolean): void;
  /** The worker did not start, threw, or was silent for too long. */
  failed(): void;
}

export interface Loom {
  /** A newer order makes the one before it moot. */
  order(order: Omit<PlateOrder, 'id'> | Omit<HangOrder, 'id'>, listener: Listener): void;
  close(): void;
}

/** A worker that says nothing for so long is given up; the picture stays. */
const patienceMs = 8000;
/** A motif is knitted at one go, and on a slow phone that takes longer. */
const motifPatienceMs = 30_000;

/** Talks to the loom's worker. `start` makes one. */
export function askLoom(start: () => Worker): Loom {
  let worker: Worker | undefined;
  let current: { readonly order: Order; readonly listener: Listener } | undefined;
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

  function wait({ fabric }: Order): void {
    clearTimeout(silence);
    silence = setTimeout(fail, fabric.construction.motif ? motifPatienceMs : patienceMs);
  }

  function hear({ data }: MessageEvent<Answer>): void {
    if (!current || data.id !== current.order.id) return;
    const { order, listener } = current;
    if (data.stage === 'failed') return fail();
    wait(order);
    if (data.stage === 'knitted') return listener.laying(0);
    if (data.stage === 'laying') return listener.laying(data.share);
    if (data.last) {
      clearTimeout(silence);
      current = undefined;
    }
    if (data.stage === 'hung') listener.hung?.(data.cloth, data.last);
    else listener.plate?.(data.plate, data.last);
  }

  return {
    close,
    order(wanted, listener) {
      // A motif is knitted and drawn for seconds, and nothing can interrupt that but a new worker.
      if (current?.order.fabric.construction.motif) close();
      const order = { ...wanted, id: ++orders };
      current = { order, listener };
      try {
        worker ??= listenTo(start());
      } catch {
        fail();
        return;
      }
      wait(order);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage(order);
    },
  };

  function listenTo(made: Worker): Worker {
    made.addEventListener('error', fail);
    made.addEventListener('message', hear);
    return made;
  }
}
