import type { ClothRecords } from '../../../contract/desk/endpoints/fabric-endpoints.ts';

/** More would hide the ones that are meant. */
const mostOffered = 12;

/** The finishes that the book names, the most used first. */
export function finishesIn(cloth: ClothRecords | undefined): readonly string[] {
  const counts = new Map<string, number>();
  for (const { body } of cloth?.fabrics ?? []) {
    const { finishes } = body;
    for (const one of Array.isArray(finishes) ? finishes : []) {
      if (typeof one === 'string') counts.set(one, (counts.get(one) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostOffered)
    .map(([name]) => name);
}
