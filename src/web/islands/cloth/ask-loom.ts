import type { Plate } from '../../../loom/types.ts';
import type { Answer, Order } from './order.ts';

export interface Listener {
  /** So much of the yarn is laid, 0 … 1. */
  laying(share: number): void;
  plate(plate: Plate, last: boolean): void;
  /** The worker did not start, threw, or was silent for too long. */
  failed(): void;
}

export interface Loom {
  /** A newer order makes the one before it moot. */
  order(order: Omit<Order, 'id'>, listener: Listener): void;
  close(): void;
}

/** A worker that says nothing for so long is given up; the picture stays. */
const patienceMs = 8000;
/** A motif is knitted at one go, and on a slow phone that takes longer. */
const motifPatienceMs = 30_000;

/** Talks to the loom's worker. `start` makes one. */
export function askLoom(start: () => Worker): Loom {
  let worker: Worker | undefined;
  let id = 0;
  let busy = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(silence);
    worker?.terminate();
    worker = undefined;
    busy = false;
  }

  return {
    close,
    order(order, listener) {
      // A motif is knitted and drawn for seconds, and nothing can interrupt that but a new worker.
      if (busy && order.fabric.construction.motif) close();
      const mine = ++id;
      const fail = () => {
        close();
        listener.failed();
      };
      const wait = () => {
        clearTimeout(silence);
        silence = setTimeout(
          fail,
          order.fabric.construction.motif ? motifPatienceMs : patienceMs,
        );
      };
      try {
        worker ??= start();
      } catch {
        fail();
        return;
      }
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== mine) return;
        if (data.stage === 'failed') return fail();
        wait();
        if (data.stage === 'knitted') return listener.laying(0);
        if (data.stage === 'laying') return listener.laying(data.share);
        if (data.last) {
          clearTimeout(silence);
          busy = false;
        }
        listener.plate(data.plate, data.last);
      };
      busy = true;
      wait();
      worker.postMessage({ ...order, id: mine } satisfies Order);
    },
  };
}
