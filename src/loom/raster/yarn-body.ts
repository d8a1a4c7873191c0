import { noiseAt, type RingPlaces, ringPlaces, ringValues } from '../number/ring-noise.ts';
import type { Thread, YarnPath } from '../types.ts';
import type { View } from './view.ts';
import { type YarnFrame, frameYarn } from './yarn-frame.ts';

/** How many fibres a yarn is drawn with, and how thick they and its core are. */
export interface Body {
  readonly fibres: number;
  readonly fibreRadius: number;
  readonly coreRadius: number;
  /** Radius of one ply and the distance of its axis from the yarn's. */
  readonly plyRadius: number;
  readonly plyOffset: number;
}

/** Fibres thinner than half a pixel only cost time: far views get fewer and thicker ones. */
export function bodyOf(thread: Thread, view: View, detail: number): Body {
  const radius = thread.diameter / 2;
  const folded = thread.ply > 1;
  const plyRadius = folded ? radius * (thread.ply === 2 ? 0.56 : 0.5) : radius;
  const wanted = Math.round(thread.fibres * detail);
  const radiusFor = (count: number) => ((radius * 3.25) / count) * Math.sqrt(thread.ply);
  let fibres = wanted;
  while (fibres > 12 && radiusFor(fibres) * view.scaleX < 0.42) fibres -= 2;
  if (thread.diameter * view.scaleX < 6) fibres = Math.min(fibres, 5);
  return {
    fibres,
    fibreRadius: fibres > 0 ? radiusFor(Math.max(fibres, 8)) : 0,
    coreRadius: fibres === 0 ? plyRadius : plyRadius * (thread.spun ? 0.8 : 0.62),
    plyRadius,
    plyOffset: folded ? radius * (thread.ply === 2 ? 0.5 : 0.54) : 0,
  };
}

/** What is the same for all fibres of a yarn, point by point, so that it is worked out once. */
export interface YarnCourse extends YarnFrame {
  /** How much wider a ribbon lies than the round yarn, and how much flatter. */
  readonly wide: Float64Array;
  readonly high: Float64Array;
  /** How far brushing has drawn the fibres apart, 0 where it has not. */
  readonly loft: Float64Array;
  readonly growth: Float64Array;
  /** Angle by which the fibres have wound round their axis. */
  readonly winding: Float64Array;
  /** Axes of the plies, one after the other, from that of the yarn; of a folded yarn only. */
  readonly plyU: Float64Array;
  readonly plyV: Float64Array;
  readonly radial: RingPlaces;
  readonly angular: RingPlaces;
  /** Only where fibres are wavy. */
  readonly crimp?: RingPlaces;
}

export function courseOf(
  path: YarnPath,
  thread: Thread,
  body: Body,
  view: View,
  salt: number,
): YarnCourse {
  const d = thread.diameter;
  const frame = frameYarn(path, Math.max(1.1 / view.scaleX, d * 0.3));
  const { turns, total, points } = frame;
  const count = turns.length;
  const slub = ringPlaces(turns, total / (d * 14));
  const slubs = ringValues(slub, salt + 5);
  const unevenness = thread.spun ? 0.1 : 0.02;
  const twists = Math.round(thread.turnsPerMm * total);
  const folds = Math.round(twists * (thread.ply > 1 ? 0.35 : 0));
  const wide = new Float64Array(count);
  const high = new Float64Array(count);
  const loft = new Float64Array(count);
  const growth = new Float64Array(count);
  const winding = new Float64Array(count);
  let isBrushed = false;
  for (let i = 0; i < count; i++) {
    const ribbon = points[i * 4 + 3]!;
    wide[i] = 1 + (thread.spread - 1) * Math.min(1, ribbon);
    high[i] = 1 / wide[i]! ** 0.85;
    loft[i] = Math.max(0, ribbon - 1);
    if (loft[i]! > 0) isBrushed = true;
    growth[i] = (1 + unevenness * noiseAt(slub, slubs, i)) * (1 + 1.1 * loft[i]!);
    winding[i] = 2 * Math.PI * (thread.ply > 1 ? -folds * turns[i]! : twists * turns[i]!);
  }
  const wave = d * (thread.spun ? 5 : 9);
  return {
    ...frame,
    wide,
    high,
    loft,
    growth,
    winding,
    ...layPlies(thread, body, turns, twists),
    radial: ringPlaces(turns, total / wave),
    angular: ringPlaces(turns, total / (wave * 1.3)),
    ...(isBrushed || thread.crimp > 0 ? { crimp: ringPlaces(turns, total / (d * 1.1)) } : {}),
  };
}

function layPlies({ ply: plies }: Thread, body: Body, turns: Float64Array, twists: number) {
  const count = plies > 1 ? turns.length : 0;
  const plyU = new Float64Array(count * plies);
  const plyV = new Float64Array(count * plies);
  for (let ply = 0, at = 0; ply < plies; ply++)
    for (let i = 0; i < count; i++, at++) {
      const angle = 2 * Math.PI * (twists * turns[i]! + ply / plies);
      plyU[at] = body.plyOffset * Math.cos(angle);
      plyV[at] = body.plyOffset * Math.sin(angle);
    }
  return { plyU, plyV };
}
