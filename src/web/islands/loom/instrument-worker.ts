import { explainGsm } from '../../../loom/weight/explain-gsm.ts';
import { withoutColours } from '../../../loom/weight/without-colours.ts';
import { drawTile } from './knit-tiles.ts';
import type { LoomAnswer, LoomOrder } from './order.ts';

/** The loom of the instrument in a worker, a file of its own. A newer order makes the rest of an older one moot. */
interface Scope {
  addEventListener(kind: 'message', hear: (event: MessageEvent<LoomOrder>) => void): void;
  postMessage(answer: LoomAnswer, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;
/** The hand rests if it asks for nothing new within this time. */
const restMs = 220;
let newest = 0;

scope.addEventListener('message', ({ data }) => {
  newest = data.id;
  work(data).catch(() => say({ id: data.id, stage: 'failed' }));
});

function say(answer: LoomAnswer, transfer: Transferable[] = []): void {
  scope.postMessage(answer, transfer);
}

async function work(order: LoomOrder): Promise<void> {
  const { id } = order;
  // Several strokes may wait by now: only the last of them is worth weighing.
  if (await isOvertaken(id, 0)) return;
  say({ id, stage: 'weighed', weights: explainGsm(withoutColours(order.fabric)) });
  if (!order.cloth || (await isOvertaken(id, 0))) return;
  for (const stage of ['coarse', 'fine'] as const) {
    if (await isOvertaken(id, stage === 'fine' ? restMs : 0)) return;
    const tile = drawTile(order, stage);
    say({ id, stage: 'tile', tile, last: stage === 'fine' }, [tile.pixels.buffer]);
  }
}

async function isOvertaken(id: number, afterMs: number): Promise<boolean> {
  await new Promise((done) => setTimeout(done, afterMs));
  return newest !== id;
}
