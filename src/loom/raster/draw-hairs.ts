import { modulo } from '../number/modulo.ts';
import { randomStream } from '../number/random.ts';
import type { Thread, YarnPath } from '../types.ts';
import type { View } from './view.ts';
import type { ZBuffer } from './z-buffer.ts';

/** Loose fibre ends of spun yarn: thin and translucent, laid over everything that is drawn. */
export function drawHairs(
  buffer: ZBuffer,
  view: View,
  path: YarnPath,
  thread: Thread,
  seed: number,
): void {
  const { points: p, count } = path;
  const brushed = brushedShare(path);
  if (thread.hair <= 0 && brushed === 0) return;
  const d = thread.diameter;
  const next = randomStream(seed * 613 + path.id * 331 + 7);
  const hairs = Math.round((levelLength(path) / d) * (thread.hair + brushedHair * brushed) * 5);
  const anywhere = thread.hair / (thread.hair + brushedHair * brushed);
  const step = Math.max(0.6 / view.scaleX, d * 0.08);
  const weight = Math.min(1, (0.011 * view.scaleX) / 0.7);
  for (let hair = 0; hair < hairs; hair++) {
    const i = 1 + Math.floor(next() * (count - 3));
    if (next() >= anywhere && p[i * 4 + 3]! <= 1) continue;
    const tx = p[i * 4 + 4]! - p[i * 4 - 4]!;
    const ty = p[i * 4 + 5]! - p[i * 4 - 3]!;
    const along = Math.atan2(ty, tx);
    const out = next() < 0.5 ? 1 : -1;
    const length = d * (0.8 + next() * next() * 5);
    let heading = along + out * (0.2 + next() * 1.1) + (next() < 0.5 ? Math.PI : 0);
    let bend = (next() - 0.5) * (1.2 / d);
    let x = p[i * 4]! - Math.sin(along) * out * d * 0.42;
    let y = p[i * 4 + 1]! + Math.cos(along) * out * d * 0.42;
    let z = view.facing * p[i * 4 + 2]! + d * 0.3 * next();
    let climb = 0.5 * next();
    const steps = Math.ceil(length / step);
    for (let k = 0; k < steps; k++) {
      const fade = weight * Math.min(1, (steps - k) / (steps * 0.4)) * Math.min(1, (k + 1) / 3);
      splat(buffer, view, path.thread, x, y, z, fade * Math.min(1, step * view.scaleX * 0.9));
      bend += ((next() - 0.5) * 0.35) / d;
      heading += bend * step;
      x += Math.cos(heading) * step;
      y += Math.sin(heading) * step;
      z += climb * step;
      climb -= 0.02;
    }
  }
}

/** Hairs of a brushed float for each diameter of its length. */
const brushedHair = 0.9;

function brushedShare({ points, count }: YarnPath): number {
  let brushed = 0;
  for (let i = 3; i < count * 4; i += 4) if (points[i]! > 1) brushed++;
  return brushed / count;
}

function levelLength(path: YarnPath): number {
  const { points: p, count } = path;
  let length = 0;
  for (let i = 4; i < count * 4; i += 4)
    length += Math.hypot(p[i]! - p[i - 4]!, p[i + 1]! - p[i - 3]!);
  return length;
}

function splat(
  buffer: ZBuffer,
  view: View,
  thread: number,
  x: number,
  y: number,
  z: number,
  amount: number,
): void {
  const px = (view.facing > 0 ? x : view.clothWidth - x) * view.scaleX - 0.5;
  const py = (view.clothHeight - y) * view.scaleY - 0.5;
  const depth = z * view.scaleX + 2;
  const left = Math.floor(px);
  const top = Math.floor(py);
  const fx = px - left;
  const fy = py - top;
  const column = wrap(left, buffer.width);
  const beside = wrap(left + 1, buffer.width);
  const row = wrap(top, buffer.height) * buffer.width;
  const below = wrap(top + 1, buffer.height) * buffer.width;
  dust(buffer, row + column, depth, thread, (1 - fy) * (1 - fx) * amount * 255);
  dust(buffer, row + beside, depth, thread, (1 - fy) * fx * amount * 255);
  dust(buffer, below + column, depth, thread, fy * (1 - fx) * amount * 255);
  dust(buffer, below + beside, depth, thread, fy * fx * amount * 255);
}

function wrap(place: number, size: number): number {
  return place >= 0 && place < size ? place : modulo(place, size);
}

function dust(buffer: ZBuffer, i: number, depth: number, thread: number, share: number): void {
  if (depth <= buffer.z[i]!) return;
  const { fuzz } = buffer;
  if (share * 2 >= fuzz[i]!) buffer.fuzzThread[i] = thread;
  fuzz[i] = Math.min(255, fuzz[i]! + Math.round(share));
}
