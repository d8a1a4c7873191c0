import type { Fabric } from '../fabric/fabric.ts';
import { gsmMiddle } from './gsm-bands.ts';

/** What makes two fabrics alike; enough of one that is no longer knitted. */
export type Likened = Pick<Fabric, 'id' | 'construction' | 'categoryId' | 'endUses' | 'gsm'>;

/**
 * Fabrics like this one, the most alike first; ties keep the order of the book. Every page of a fabric
 * asks, so only the best are kept in order and the rest is never sorted.
 */
export function relatedFabrics<F extends Likened>(
  fabric: Likened,
  fabrics: readonly F[],
  count = 4,
): F[] {
  const best: { readonly other: F; readonly likeness: number }[] = [];
  for (const other of fabrics) {
    if (other.id === fabric.id) continue;
    const one = { other, likeness: likeness(fabric, other) };
    const worst = best.at(-1);
    if (best.length === count && worst && worst.likeness >= one.likeness) continue;
    const place = best.findIndex((kept) => kept.likeness < one.likeness);
    best.splice(place < 0 ? best.length : place, 0, one);
    if (best.length > count) best.pop();
  }
  return best.map(({ other }) => other);
}

function likeness(a: Likened, b: Likened): number {
  let sharedUses = 0;
  for (const use of a.endUses) if (b.endUses.includes(use)) sharedUses += 1;
  return (
    (a.construction.name === b.construction.name ? 3 : 0) +
    (a.construction.family === b.construction.family ? 2 : 0) +
    (a.categoryId === b.categoryId ? 2.5 : 0) +
    sharedUses +
    weightLikeness(a, b)
  );
}

/** 2 for the same weight, nothing beyond 40 gsm apart or where either is made to any weight. */
function weightLikeness(a: Likened, b: Likened): number {
  const from = gsmMiddle(a.gsm);
  const to = gsmMiddle(b.gsm);
  if (from === undefined || to === undefined) return 0;
  return Math.max(0, 2 - Math.abs(from - to) / 20);
}
