interface KnitOrder {
  readonly id: number;
  readonly fabric: { readonly construction: { readonly motif?: unknown } };
}

interface KnitAnswer {
  readonly id: number;
  readonly stage: string;
}

export interface AskedWorker<Order, Listener> {
  /** A newer order makes the one before it moot. */
  order(order: Order, listener: Listener): void;
  close(): void;
}

interface WorkerRules<Order, Answer, Listener> {
  /** Makes the worker, for the first order. */
  readonly start: () => Worker;
  /** A worker that says nothing for so long is given up. */
  readonly patienceMs: number;
  /** A motif is knitted at one go, and on a slow phone that takes longer. */
  readonly motifPatienceMs: number;
  /** Tells the listener; whether nothing more will come. */
  readonly hear: (answer: Answer, listener: Listener, order: Order) => boolean;
}

/** Talks to one worker that knits: one order at a time, heard until its last answer. */
export function askWorker<
  Order extends KnitOrder,
  Answer extends KnitAnswer,
  // The worker did not start, threw, or was silent for too long.
  Listener extends { failed(): void },
>(
  rules: WorkerRules<Order, Answer, Listener>,
): AskedWorker<Order extends unknown ? Omit<Order, 'id'> : never, Listener> {
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
    const listener = current?.listener;
    close();
    listener?.failed();
  }

  function wait({ fabric }: Order): void {
    clearTimeout(silence);
    const { patienceMs, motifPatienceMs } = rules;
    silence = setTimeout(fail, fabric.construction.motif ? motifPatienceMs : patienceMs);
  }

  function hear({ data }: MessageEvent<Answer>): void {
    if (!current || data.id !== current.order.id) return;
    const { order, listener } = current;
    if (data.stage === 'failed') return fail();
    wait(order);
    if (!rules.hear(data, listener, order) || current?.order !== order) return;
    clearTimeout(silence);
    current = undefined;
  }

  return {
    close,
    order(wanted, listener) {
      // A motif is knitted and drawn for seconds, and nothing can interrupt that but a new worker.
      if (current?.order.fabric.construction.motif) close();
      const order = { ...wanted, id: ++orders } as unknown as Order;
      current = { order, listener };
      try {
        worker ??= listenTo(rules.start());
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
