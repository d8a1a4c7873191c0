import type { Thread } from '../types.ts';
import type { LapPlan } from './plan-laps.ts';

/** Depth (mm, negative: behind the loops) at which the yarn of each bar travels on the back. */
export type BackLayers = ReadonlyMap<number, number>;

/**
 * Underlaps of the front bar lie outermost. A laid-in yarn lies between the loops and the underlaps
 * of the bars in front of it, which is what keeps it in the cloth.
 */
export function layBack(plan: LapPlan, threads: ReadonlyMap<string, Thread>): BackLayers {
  const diameters = new Map(
    plan.bars.map((bar) => [bar.index, barDiameter(bar.yarnAt, plan.wales, threads)]),
  );
  const knitting = plan.bars.filter((bar) => !bar.laysIn).map((bar) => diameters.get(bar.index)!);
  const loop = knitting.reduce((sum, d) => sum + d, 0) / Math.max(1, knitting.length);
  const layers = new Map<number, number>();
  let depth = 0.85 * loop;
  for (const bar of plan.bars.toReversed()) {
    const d = diameters.get(bar.index)!;
    depth += (bar.laysIn ? 0.42 : 0.5) * d;
    layers.set(bar.index, -depth);
    depth += (bar.laysIn ? 0.3 : 0.45) * d;
  }
  return layers;
}

function barDiameter(
  yarnAt: (guide: number) => string | null,
  wales: number,
  threads: ReadonlyMap<string, Thread>,
): number {
  let widest = 0;
  for (let guide = 0; guide < wales; guide++) {
    const yarn = yarnAt(guide);
    if (yarn !== null) widest = Math.max(widest, threads.get(yarn)?.diameter ?? 0);
  }
  return widest;
}
