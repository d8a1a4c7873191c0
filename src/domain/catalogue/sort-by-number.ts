import type { Fabric } from '../fabric/fabric.ts';

/** Order of the book: by the figure of the number, then by its letter (9Z, 12A, 12B, 14A). */
export function sortByNumber<F extends Pick<Fabric, 'number'>>(fabrics: readonly F[]): F[] {
  return fabrics.toSorted((a, b) => compareNumbers(a.number, b.number));
}

function compareNumbers(a: string, b: string): number {
  const figures = Number.parseInt(a, 10) - Number.parseInt(b, 10);
  if (figures !== 0) return figures;
  return a < b ? -1 : a > b ? 1 : 0;
}
