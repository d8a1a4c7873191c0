import { detailFor } from '../../../light/macro-view.ts';
import { knit } from '../../../loom/knit/knit.ts';
import { makePlate } from '../../../loom/plate/make-plate.ts';
import type { Answer, Order } from './order.ts';

/** The loom in a worker, a file of its own. Every stage is a message; a newer order makes the rest of an older one moot. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(answer: Answer, transfer?: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;
let newest = 0;

scope.onmessage = ({ data }) => {
  newest = data.id;
  work(data).catch((error: unknown) => {
    scope.postMessage({ id: data.id, stage: 'failed', message: String(error) });
  });
};

async function work(order: Order): Promise<void> {
  const { id, side, belowMm } = order;
  const cloth = knit(order.fabric, order.tile);
  scope.postMessage({ id, stage: 'knitted' });
  const longest = Math.max(cloth.width, cloth.height);
  const sizes = order.mostTexels.map((most) => Math.min(order.pxPerMm, most / longest));
  for (const [at, pxPerMm] of sizes.entries()) {
    // Lets a newer order in before the next stage, which cannot be interrupted.
    await new Promise((done) => setTimeout(done));
    if (newest !== id) return;
    const detail = detailFor(cloth.threads, pxPerMm);
    const progress = (share: number) => scope.postMessage({ id, stage: 'laying', share });
    const plate = makePlate(cloth, { pxPerMm, side, detail, belowMm, progress });
    const { fibre, yarn, hair, heights } = plate;
    scope.postMessage({ id, stage: 'plate', plate, last: at === sizes.length - 1 }, [
      fibre.buffer,
      yarn.buffer,
      hair.buffer,
      heights.buffer,
    ] as ArrayBuffer[]);
  }
}
