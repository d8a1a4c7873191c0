import type { Plate } from '../../../loom/types.ts';
import { askWorker } from '../engine/ask-worker.ts';
import type { Answer, HungCloth, Order } from './order.ts';

export interface Listener {
  /** So much of the yarn is laid, 0 … 1. */
  laying(share: number): void;
  plate?(plate: Plate, last: boolean): void;
  hung?(cloth: HungCloth, last: boolean): void;
  /** The worker did not start, threw, or was silent for too long. */
  failed(): void;
}

export type Loom = ReturnType<typeof askLoom>;

/** Talks to the loom's worker; the picture stays where it fails. `start` makes one. */
export function askLoom(start: () => Worker) {
  return askWorker<Order, Answer, Listener>({
    start,
    patienceMs: 8000,
    motifPatienceMs: 30_000,
    hear(answer, listener) {
      if (answer.stage === 'knitted') listener.laying(0);
      if (answer.stage === 'laying') listener.laying(answer.share);
      if (answer.stage === 'hung') listener.hung?.(answer.cloth, answer.last);
      if (answer.stage === 'plate') listener.plate?.(answer.plate, answer.last);
      return 'last' in answer && answer.last;
    },
  });
}
