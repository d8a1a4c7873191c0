import { findFabric } from '../fabric/find-fabric.ts';
import type { NamedFabric } from '../fabric/resolve-names.ts';

/** More than this would not fit beside each other on a screen. */
export const mostCompared = 4;

export interface Compared<F> {
  readonly chosen: readonly F[];
  /** Ids that no fabric has, as they were written. */
  readonly unknown: readonly string[];
  /** How many fabrics were left out because four were chosen already. */
  readonly tooMany: number;
}

/** The fabrics an address names: `a,b` or several ids; each once, in the order given, four at most. */
export function chooseCompared<F extends NamedFabric>(
  fabrics: readonly F[],
  ids: readonly string[],
): Compared<F> {
  const found = new Set<F>();
  const unknown = new Set<string>();
  for (const id of ids.flatMap((text) => text.split(',')).map((text) => text.trim())) {
    if (id === '') continue;
    const fabric = findFabric(fabrics, id);
    if (fabric) found.add(fabric);
    else unknown.add(id.slice(0, 60));
  }
  const all = [...found];
  return {
    chosen: all.slice(0, mostCompared),
    unknown: [...unknown].slice(0, mostCompared),
    tooMany: Math.max(0, all.length - mostCompared),
  };
}
