import { drapedTile } from '../../../light/draped-light.ts';
import { detailFor } from '../../../light/macro-view.ts';
import { balanceOf } from '../../../light/map-balance.ts';
import { clothSurface } from '../../../light/thread-looks.ts';
import { knit } from '../../../loom/knit/knit.ts';
import { evenMaps } from '../../../loom/maps/even-maps.ts';
import { makeMaps } from '../../../loom/maps/make-maps.ts';
import { packMaps } from '../../../loom/maps/pack-maps.ts';
import { makePlate } from '../../../loom/plate/make-plate.ts';
import type { Answer, HangOrder, HungCloth, Order, PlateOrder } from './order.ts';

/** The loom in a worker, a file of its own. Every stage is a message; a newer order makes the rest of an older one moot. */
interface Scope {
  addEventListener(kind: 'message', hear: (event: MessageEvent<Order>) => void): void;
  postMessage(answer: Answer, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;
let newest = 0;

scope.addEventListener('message', ({ data }) => {
  newest = data.id;
  const work = 'hang' in data ? hang(data) : lay(data);
  work.catch((error: unknown) => {
    say({ id: data.id, stage: 'failed', message: String(error) });
  });
});

function say(answer: Answer, transfer: readonly (Uint8Array | Float32Array)[] = []): void {
  scope.postMessage(
    answer,
    transfer.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

/** Lets a newer order in before the next stage, which cannot be interrupted. */
async function isMoot({ id }: Order): Promise<boolean> {
  await new Promise((done) => setTimeout(done));
  return newest !== id;
}

async function lay(order: PlateOrder): Promise<void> {
  const { id, side, belowMm } = order;
  const cloth = knit(order.fabric, order.tile);
  say({ id, stage: 'knitted' });
  const longest = Math.max(cloth.width, cloth.height);
  const sizes = order.mostTexels.map((most) => Math.min(order.pxPerMm, most / longest));
  for (const [at, pxPerMm] of sizes.entries()) {
    if (await isMoot(order)) return;
    const detail = detailFor(cloth.threads, pxPerMm);
    const progress = (share: number) => say({ id, stage: 'laying', share });
    const plate = makePlate(cloth, { pxPerMm, side, detail, belowMm, progress });
    const { fibre, yarn, hair, heights } = plate;
    say({ id, stage: 'plate', plate, last: at === sizes.length - 1 }, [fibre, yarn, hair, heights]);
  }
}

async function hang(order: HangOrder): Promise<void> {
  const { id, side, fabric } = order;
  const { family, motif } = fabric.construction;
  const cloth = knit(fabric, { minWidth: drapedTile.mm, minHeight: drapedTile.mm });
  say({ id, stage: 'knitted' });
  const surface = clothSurface(cloth, family);
  const pxPerMm = motif ? drapedTile.motifPxPerMm : drapedTile.pxPerMm;
  // A motif takes seconds at its coarsest, and its tile is large enough.
  const stages = motif ? ([1] as const) : ([1, drapedTile.fineness] as const);
  for (const [at, fineness] of stages.entries()) {
    if (await isMoot(order)) return;
    const progress = (share: number) => say({ id, stage: 'laying', share });
    const maps = makeMaps(cloth, { pxPerMm, side, fineness, progress });
    const packed = packMaps(motif ? maps : evenMaps(maps), order.hang);
    const { opacity, dye, own } = packed.means;
    const hung: HungCloth = { ...packed, surface, balance: balanceOf(opacity, dye, own) };
    say({ id, stage: 'hung', cloth: hung, last: at === stages.length - 1 }, [
      packed.relief,
      ...(packed.own ? [packed.own] : []),
    ]);
  }
}
