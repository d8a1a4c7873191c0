import { detailFor } from '../../../light/macro-view.ts';
import { knit } from '../../../loom/knit/knit.ts';
import { makePlate } from '../../../loom/plate/make-plate.ts';
import type { Answer, Order } from './order.ts';

/** The loom in a worker, a file of its own. Every stage is a message; a newer order makes the rest of an older one moot. */
interface Scope {
  addEventListener(kind: 'message', hear: (event: MessageEvent<Order>) => void): void;
  postMessage(answer: Answer, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;
let newest = 0;

scope.addEventListener('message', ({ data }) => {
  newest = data.id;
  work(data).catch((error: unknown) => {
    say({ id: data.id, stage: 'failed', message: String(error) });
  });
});

function say(answer: Answer, transfer: Transferable[] = []): void {
  scope.postMessage(answer, transfer);
}

async function work(order: Order): Promise<void> {
  const { id, side, belowMm } = order;
  const cloth = knit(order.fabric, order.tile);
  say({ id, stage: 'knitted' });
  const longest = Math.max(cloth.width, cloth.height);
  const sizes = order.mostTexels.map((most) => Math.min(order.pxPerMm, most / longest));
  for (const [at, pxPerMm] of sizes.entries()) {
    // Lets a newer order in before the next stage, which cannot be interrupted.
    await new Promise((done) => setTimeout(done));
    if (newest !== id) return;
    const detail = detailFor(cloth.threads, pxPerMm);
    const progress = (share: number) => say({ id, stage: 'laying', share });
    const plate = makePlate(cloth, { pxPerMm, side, detail, belowMm, progress });
    const { fibre, yarn, hair, heights } = plate;
    say({ id, stage: 'plate', plate, last: at === sizes.length - 1 }, [
      fibre.buffer,
      yarn.buffer,
      hair.buffer,
      heights.buffer,
    ] as ArrayBuffer[]);
  }
}
