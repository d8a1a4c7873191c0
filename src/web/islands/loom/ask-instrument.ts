import { askWorker } from '../engine/ask-worker.ts';
import type { LoomAnswer, LoomOrder } from './order.ts';

export interface LoomListener {
  weighed(weights: Extract<LoomAnswer, { stage: 'weighed' }>['weights']): void;
  tile(tile: Extract<LoomAnswer, { stage: 'tile' }>['tile'], last: boolean): void;
  /** The worker did not start, threw, or was silent for too long. */
  failed(): void;
}

export type InstrumentLoom = ReturnType<typeof askInstrument>;

/** Talks to the instrument's one worker. `start` makes it. */
export function askInstrument(start: () => Worker) {
  return askWorker<LoomOrder, LoomAnswer, LoomListener>({
    start,
    patienceMs: 30_000,
    motifPatienceMs: 60_000,
    hear(answer, listener, { cloth }) {
      if (answer.stage === 'weighed') listener.weighed(answer.weights);
      if (answer.stage === 'tile') listener.tile(answer.tile, answer.last);
      return answer.stage === 'weighed' ? !cloth : answer.stage === 'tile' && answer.last;
    },
  });
}
