import type { ConstructionFault, Knittable, StarvedNeedle } from '../types.ts';
import { gaugeFault } from './gauge-fault.ts';
import { validateConstruction } from './validate-construction.ts';

/** What is wrong with a cloth, for somebody who looks at its diagram. */
export interface LappingTrouble {
  /** The fault in one sentence. */
  readonly head: string;
  /** What it means for the cloth, and where else it happens. */
  readonly more: string;
  /** Guide bar counted from 1 (front), where the fault belongs to one. */
  readonly bar?: number;
  /** Stitches that would drop, to be marked in the diagram. */
  readonly starved: readonly StarvedNeedle[];
}

/** Nothing: a machine can knit it. */
export function explainFaults(cloth: Knittable): LappingTrouble | undefined {
  const faults = validateConstruction(cloth.construction, cloth.yarns);
  const [first, ...others] = faults;
  if (!first) {
    const gauge = gaugeFault(cloth);
    return gauge && { head: gauge.message, more: '', starved: [] };
  }
  const starved = faults.flatMap((fault) => fault.starved ?? []);
  if (starved.length > 0) return explainStarved(starved);
  return {
    head: sentence(first),
    more: others.slice(0, 3).map(sentence).join(' '),
    ...(first.bar !== undefined && { bar: first.bar }),
    starved,
  };
}

/** More than these are seen better than read. */
const mostNamed = 3;

function explainStarved(starved: readonly StarvedNeedle[]): LappingTrouble {
  const [first, ...others] = starved.toSorted((a, b) => b.course - a.course);
  const named = others.slice(0, mostNamed).map(say);
  const rest = others.length - named.length;
  return {
    head: `Needle ${first!.needle} is never fed in course ${first!.course}.`,
    more: [
      'No bar laps over it, so the stitch would drop and the cloth would ladder.',
      ...named,
      ...(rest > 0 ? [`So do ${rest} more.`] : []),
    ].join(' '),
    starved,
  };
}

function say({ needle, course }: StarvedNeedle): string {
  return `Needle ${needle} misses in course ${course}.`;
}

function sentence({ message, bar }: ConstructionFault): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return bar === undefined || /^(Bar|Guide bar) /.test(text) ? text : `Bar ${bar}: ${text}`;
}
