import { isInlay, needleOf } from '../notation/read-bars.ts';
import type { Thread } from '../types.ts';
import type { BarPlan, LapPlan } from './plan-laps.ts';
import type { Stitches } from './place-stitches.ts';
import type { StitchFeed } from './stitch-feed.ts';

export interface End {
  readonly plan: LapPlan;
  readonly bar: BarPlan;
  readonly guide: number;
  readonly thread: Thread;
  readonly feed: StitchFeed;
  readonly stitches: Stitches;
  /** Depth at which this bar travels on the back. */
  readonly depth: number;
  /** The floats of this bar are brushed up into loops. */
  readonly raised: boolean;
  readonly random: () => number;
}

/** Control points (x, y, z, ribbon) of one end through every course of the tile. */
export function drawEnd(end: End): readonly number[] {
  const controls: number[] = [];
  for (let course = 0; course < end.plan.courses; course++) {
    if (isInlay(end.bar.linkAt(end.guide, course))) drawInlay(end, course, controls);
    else {
      drawLoop(end, course, controls);
      if (!isInlay(end.bar.linkAt(end.guide, course + 1))) drawUnderlap(end, course, controls);
    }
  }
  return controls;
}

/** A loop's way: u in half-widths, v in course heights, z in diameters, ribbon. Mirrored for the second leg. */
const halfLoop = [
  [0.42, -0.16, -0.95, 0.1],
  [0.58, 0.1, 0.42, 0.3],
  [0.94, 0.5, 0.8, 0.55],
  [1.02, 0.86, 0.45, 0.4],
  [0.62, 1.13, -0.18, 0.2],
] as const;
const loopHead = [0, 1.235, -0.38, 0.2] as const;
const foot = halfLoop[0];

interface LoopFrame {
  readonly side: number;
  readonly halfWidth: number;
  readonly x: number;
  readonly y: number;
  /** Way of the wale from this stitch to the next. */
  readonly up: number;
  /** Sideways pull of the underlaps at the foot. */
  readonly lean: number;
  readonly lift: number;
}

function frameOf(end: End, course: number): LoopFrame {
  const { bar, guide, thread, feed, stitches } = end;
  const link = bar.linkAt(guide, course);
  const wale = guide + needleOf(link);
  const sharing = feed.barsAt(wale, course);
  const rank = sharing.indexOf(bar.index);
  const middle = (sharing.length - 1) / 2;
  const d = thread.diameter;
  // The front bar's loop covers the back bar's on the face: it runs outside and above it.
  const inset = (rank - middle) * 0.62 * d;
  const plating = sharing.length > 1 ? (0.32 - (rank * 0.64) / (sharing.length - 1)) * d : 0;
  const pull = waleShift(end, course - 1, wale) + waleShift(end, course + 1, wale);
  const freedom = sharing.length > 1 ? 0.06 : 0.13;
  return {
    side: link.from > link.to ? 1 : -1,
    halfWidth: Math.max(0.55 * d, stitches.width(wale, course) / 2 - d * 0.5 - inset),
    x: stitches.x(wale, course),
    y: stitches.y(wale, course),
    up: stitches.x(wale, course + 1) - stitches.x(wale, course),
    lean: (Math.max(-2, Math.min(2, pull)) / 2) * freedom * stitches.waleSpacing,
    lift: plating,
  };
}

/** Wales to the stitch this end makes in a neighbouring course; none where it lays in. */
function waleShift(end: End, course: number, wale: number): number {
  const link = end.bar.linkAt(end.guide, course);
  return isInlay(link) ? 0 : end.guide + needleOf(link) - wale;
}

function drawLoop(end: End, course: number, controls: number[]): void {
  const frame = frameOf(end, course);
  const d = end.thread.diameter;
  const H = end.stitches.courseSpacing;
  const put = (u: number, v: number, z: number, ribbon: number) =>
    controls.push(
      frame.x + frame.up * v + u * frame.halfWidth + frame.lean * (0.6 - v),
      frame.y + v * H,
      z * d + frame.lift,
      ribbon,
    );
  for (const [u, v, z, ribbon] of halfLoop) put(u * frame.side, v, z, ribbon);
  put(...loopHead);
  for (const [u, v, z, ribbon] of halfLoop.toReversed()) put(-u * frame.side, v, z, ribbon);
}

function drawUnderlap(end: End, course: number, controls: number[]): void {
  const { bar, guide, depth, stitches } = end;
  const here = frameOf(end, course);
  const there = frameOf(end, course + 1);
  const H = stitches.courseSpacing;
  const xa = here.x - here.side * here.halfWidth * foot[0] + here.lean * 0.76 + here.up * foot[1];
  const xb = there.x + there.side * there.halfWidth * foot[0] + there.lean * 0.76;
  const ya = here.y + foot[1] * H;
  const yb = there.y + foot[1] * H;
  const span = Math.abs(
    needleOf(bar.linkAt(guide, course + 1)) - needleOf(bar.linkAt(guide, course)),
  );
  if (span === 0) {
    controls.push(
      (xa + xb) / 2 - 0.1 * here.side * here.halfWidth,
      (ya + yb) / 2,
      depth * 0.8,
      0.2,
    );
    return;
  }
  const ribbon = Math.min(1, span / 2);
  const raise = end.raised && span > 1 ? raisedFloat(end) : flatFloat;
  const stations = span > 1 ? [0.12, 0.35, 0.65, 0.88] : [0.22, 0.5, 0.78];
  for (const t of stations) {
    // Floats leave the stitch steeply and lie down between the wales.
    const climb = 0.5 * t + 0.5 * t * t * (3 - 2 * t);
    const nearLoop = t < 0.2 || t > 0.8;
    const brushed = raise(t);
    controls.push(
      xa + (xb - xa) * t + brushed.x,
      ya + (yb - ya) * climb + brushed.y,
      depth * (nearLoop ? 0.88 : 1) + brushed.z,
      ribbon * brushed.ribbon,
    );
  }
}

interface Brushed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly ribbon: number;
}

const flatFloat = (): Brushed => ({ x: 0, y: 0, z: 0, ribbon: 1 });

/** Card clothing lifts the long floats into loops that stand up, fall about and come apart into fibres. */
function raisedFloat(end: End): (t: number) => Brushed {
  const { thread, stitches } = end;
  const height = thread.diameter * (1.6 + 3.4 * end.random() ** 1.5);
  const lieX = (end.random() - 0.5) * stitches.waleSpacing * 1.6;
  const lieY = (end.random() * 1.5 - 0.15) * stitches.courseSpacing;
  const apart = 0.5 + end.random();
  return (t) => {
    const arch = Math.sin(Math.PI * t);
    return { x: lieX * arch, y: lieY * arch, z: -height * arch, ribbon: 0.6 + arch * apart };
  };
}

/** Laid-in yarn never makes a loop; it rests in its space and crosses behind the wales between courses. */
function drawInlay(end: End, course: number, controls: number[]): void {
  const { bar, guide, stitches, depth, thread } = end;
  const link = bar.linkAt(guide, course);
  const next = bar.linkAt(guide, course + 1);
  const H = stitches.courseSpacing;
  const here = restingPlace(end, course);
  controls.push(
    here.x,
    here.y + 0.25 * H,
    bar.laysIn ? depth + 0.15 * thread.diameter : depth,
    0.35,
  );
  if (!isInlay(next) || next.from === link.from) return;
  const there = restingPlace(end, course + 1);
  const rise = there.y - H - here.y;
  for (const [t, v] of [
    [0.36, 0.62],
    [0.78, 0.97],
  ] as const)
    controls.push(here.x + (there.x - here.x) * t, here.y + rise * t + v * H, depth, 0.9);
}

/**
 * Where an inlay passes through its space. Where it turns back it is drawn tight round the last wale it
 * crossed; a yarn that only passes through keeps to the middle.
 */
function restingPlace(end: End, course: number): { readonly x: number; readonly y: number } {
  const { bar, guide, stitches, thread } = end;
  const space = bar.linkAt(guide, course).from;
  const before = bar.linkAt(guide, course - 1);
  const after = bar.linkAt(guide, course + 1);
  const left = guide + space - 1;
  const right = guide + space;
  const from = isInlay(before) ? before.from - space : 0;
  const to = isInlay(after) ? after.from - space : 0;
  const hold = (wale: number, side: number) => ({
    x:
      stitches.x(wale, course) +
      side * (0.3 * stitches.width(wale, course) + 0.4 * thread.diameter),
    y: stitches.y(wale, course),
  });
  if (bar.laysIn && from + to !== 0 && from * to >= 0)
    return from + to < 0 ? hold(left, 1) : hold(right, -1);
  return {
    x: (stitches.x(left, course) + stitches.x(right, course)) / 2,
    y: (stitches.y(left, course) + stitches.y(right, course)) / 2,
  };
}
