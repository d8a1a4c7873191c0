import type { Fabric } from '../fabric/fabric.ts';
import { gsmMiddle } from './gsm-bands.ts';

/** Fabrics like this one, the most alike first; ties keep the order of the book. */
export function relatedFabrics(fabric: Fabric, fabrics: readonly Fabric[], count = 4): Fabric[] {
  return fabrics
    .filter((other) => other.id !== fabric.id)
    .map((other) => ({ other, likeness: likeness(fabric, other) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other);
}

function likeness(a: Fabric, b: Fabric): number {
  const sharedUses = a.endUses.filter((use) => b.endUses.includes(use)).length;
  return (
    (a.construction.name === b.construction.name ? 3 : 0) +
    (a.construction.family === b.construction.family ? 2 : 0) +
    (a.categoryId === b.categoryId ? 2.5 : 0) +
    sharedUses +
    weightLikeness(a, b)
  );
}

/** 2 for the same weight, nothing beyond 40 gsm apart or where either is made to any weight. */
function weightLikeness(a: Fabric, b: Fabric): number {
  const from = gsmMiddle(a.gsm);
  const to = gsmMiddle(b.gsm);
  if (from === undefined || to === undefined) return 0;
  return Math.max(0, 2 - Math.abs(from - to) / 20);
}
