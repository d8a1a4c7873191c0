import type { Vector } from '../vector.ts';
import type { ClothNet } from './cloth-net.ts';
import { pullTogether } from './pull.ts';
import { restOnRod, type Rod } from './rest-on-rod.ts';
import { layerGap, selfContact } from './touch-itself.ts';

export interface Laying {
  readonly seconds: number;
  /** Height of the table under a place. */
  ground(x: number, y: number): number;
  /** Something round that the cloth lies over. */
  readonly rod?: Rod;
  /** Points that a hand holds at this time, and where; others are let go. */
  hold?(seconds: number): readonly Held[];
  /** Told now and then, to watch the cloth come to rest. */
  watch?(net: ClothNet): void;
}

export interface Held {
  /** Number of the point, row by row. */
  readonly point: number;
  readonly at: Vector;
}

export const gravity = 9810;
export const stepsPerSecond = 600;
/** Air and the fibres' own rubbing, share of the speed lost in a second. */
const drag = 5;
/** Cloth on the table's paper. */
const friction = 0.45;
const stepsPerTouch = 3;

/**
 * Lets cloth fall, bend and touch itself in small steps of time until it rests (XPBD, one pass a
 * step). Only roots and sums: the same cloth gives the same bytes on every machine.
 */
export function layCloth(net: ClothNet, { seconds, ground, rod, hold, watch }: Laying): void {
  const span = 1 / stepsPerSecond;
  const steps = Math.round(seconds * stepsPerSecond);
  const touch = selfContact(net);
  // Slower than a layer is thick between two looks for contact, or layers would pass through one another.
  const fastest = layerGap(net) / (3 * stepsPerTouch);
  const free = 1 / net.mass;
  let held: readonly Held[] = [];
  for (let step = 0; step < steps; step++) {
    for (const { point } of held) net.lightness[point] = free;
    held = hold?.(step * span) ?? [];
    for (const { point } of held) net.lightness[point] = 0;
    move(net, span, fastest);
    for (const { point, at } of held) net.position.set(at, point * 3);
    pullTogether(net, span);
    if (step % stepsPerTouch === 0) touch(net);
    if (rod) restOnRod(net, rod, friction);
    rest(net, ground);
    if (watch && step % 60 === 59) watch(net);
  }
  for (const { point } of held) net.lightness[point] = free;
}

function move({ position: p, before, lightness }: ClothNet, span: number, fastest: number): void {
  const kept = 1 - drag * span;
  const fall = gravity * span * span;
  for (let a = 0, k = 0; a < lightness.length; a++, k += 3) {
    const loose = lightness[a]! > 0;
    let dx = loose ? (p[k]! - before[k]!) * kept : 0;
    let dy = loose ? (p[k + 1]! - before[k + 1]!) * kept : 0;
    let dz = loose ? (p[k + 2]! - before[k + 2]!) * kept - fall : 0;
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (far > fastest) {
      const slower = fastest / far;
      dx *= slower;
      dy *= slower;
      dz *= slower;
    }
    before[k] = p[k]!;
    before[k + 1] = p[k + 1]!;
    before[k + 2] = p[k + 2]!;
    p[k]! += dx;
    p[k + 1]! += dy;
    p[k + 2]! += dz;
  }
}

/** Lifts points out of the table; pressed on it they slide only when pulled harder than friction holds. */
function rest({ position: p, before, lightness, body }: ClothNet, ground: Laying['ground']): void {
  const half = body.thickness / 2;
  for (let a = 0, k = 0; a < lightness.length; a++, k += 3) {
    const depth = ground(p[k]!, p[k + 1]!) + half - p[k + 2]!;
    if (depth <= 0 || lightness[a] === 0) continue;
    p[k + 2]! += depth;
    const dx = p[k]! - before[k]!;
    const dy = p[k + 1]! - before[k + 1]!;
    const slid = Math.sqrt(dx * dx + dy * dy);
    const share = slid > 0 ? Math.min(1, (friction * depth) / slid) : 0;
    p[k]! -= dx * share;
    p[k + 1]! -= dy * share;
  }
}
