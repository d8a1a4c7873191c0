import type { Yarn } from '../../domain/fabric/fabric.ts';
import type { Knittable } from '../types.ts';

/**
 * The same cloth with every yarn as it is spun: dye weighs nothing, and without it a striped warp
 * repeats after an end or two and is weighed in a millisecond. A motif stays as it is.
 */
export function withoutColours(fabric: Knittable): Knittable {
  const { construction, machine } = fabric;
  if (construction.motif) return fabric;
  const kept = new Map<string, string>();
  const yarns: Record<string, Yarn> = {};
  for (const [letter, yarn] of Object.entries(fabric.yarns)) {
    const same = Object.keys(yarns).find((one) => isSpunAlike(yarns[one]!, yarn));
    kept.set(letter, same ?? letter);
    if (same === undefined) yarns[letter] = yarn;
  }
  const bars = construction.bars.map(({ threading, ...bar }) => ({
    ...bar,
    threading: shortest([...threading].map((guide) => kept.get(guide) ?? guide)),
  }));
  return { construction: { ...construction, bars }, yarns, machine };
}

function isSpunAlike(one: Yarn, other: Yarn): boolean {
  return (
    one.tex === other.tex &&
    one.make === other.make &&
    one.ply === other.ply &&
    one.lustre === other.lustre &&
    one.filaments === other.filaments &&
    JSON.stringify(one.fibres) === JSON.stringify(other.fibres)
  );
}

function shortest(guides: readonly string[]): string {
  const { length } = guides;
  for (let repeat = 1; repeat < length; repeat++)
    if (length % repeat === 0 && guides.every((guide, at) => guide === guides[at % repeat]))
      return guides.slice(0, repeat).join('');
  return guides.join('');
}
