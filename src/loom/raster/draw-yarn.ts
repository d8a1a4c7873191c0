import { noiseAt, ringValues } from '../number/ring-noise.ts';
import { randomStream } from '../number/random.ts';
import type { Thread, YarnPath } from '../types.ts';
import type { View } from './view.ts';
import { type Body, bodyOf, courseOf, type YarnCourse } from './yarn-body.ts';
import { type Ink, type ZBuffer, drawRod } from './z-buffer.ts';

/** Draws a yarn as a dark core and a shell of fibres that wind, wander and differ in tone. */
export function drawYarn(
  buffer: ZBuffer,
  view: View,
  path: YarnPath,
  thread: Thread,
  seed: number,
  detail: number,
): void {
  const body = bodyOf(thread, view, detail);
  const salt = seed * 131 + path.id * 977;
  const next = randomStream(salt + 13);
  const course = courseOf(path, thread, body, view, salt);
  const shared = { buffer, view, path, thread, body, course };
  for (let ply = 0; ply < thread.ply; ply++)
    drawFibre(shared, {
      ply,
      core: true,
      rho: 0,
      angle: 0,
      radius: body.coreRadius,
      tone: 100,
      seed: salt + 900 + ply,
    });
  for (let fibre = 0; fibre < body.fibres; fibre++) {
    const rho = thread.spun ? 0.8 + 0.2 * next() : 0.62 + 0.38 * Math.sqrt(next());
    drawFibre(shared, {
      ply: fibre % thread.ply,
      core: false,
      rho,
      angle: fibre * 2.39996 + next() * 0.5,
      radius: body.fibreRadius * (0.7 + next() * 0.65),
      tone: 128 + (next() + next() - 1) * 58,
      seed: salt + fibre * 17,
    });
  }
}

interface Shared {
  readonly buffer: ZBuffer;
  readonly view: View;
  readonly path: YarnPath;
  readonly thread: Thread;
  readonly body: Body;
  readonly course: YarnCourse;
}

interface Fibre {
  readonly ply: number;
  readonly core: boolean;
  /** Distance from the axis as a share of the radius. */
  readonly rho: number;
  readonly angle: number;
  readonly radius: number;
  readonly tone: number;
  readonly seed: number;
}

const noValues = new Float32Array();

function drawFibre(shared: Shared, fibre: Fibre): void {
  const { buffer, view, path, thread, body, course } = shared;
  const { points: p, a, u: upright, turns, wide, high, loft, growth, winding } = course;
  const { radial, angular, crimp: wavy } = course;
  const { core } = fibre;
  const count = turns.length;
  const d = thread.diameter;
  const wander = thread.spun ? 0.32 : 0.1;
  const radials = core ? noValues : ringValues(radial, fibre.seed + 3);
  const angulars = core ? noValues : ringValues(angular, fibre.seed + 7919);
  const isWavy = wavy && !core;
  const crimpsU = isWavy ? ringValues(wavy, fibre.seed + 15485) : noValues;
  const crimpsV = isWavy ? ringValues(wavy, fibre.seed + 32452) : noValues;
  const crimp = thread.crimp * d;
  const ink: Ink = {
    tone: Math.max(0, Math.min(255, fibre.tone)),
    thread: path.thread,
    path: path.id & 0xffff,
  };
  const reach = body.plyRadius - fibre.radius;
  const folded = thread.ply > 1;
  const ofPly = fibre.ply * count;
  let x0 = 0;
  let y0 = 0;
  let z0 = 0;
  let wasBehind = false;
  const hides = !core && !folded;
  const hidden = body.coreRadius * 0.95 * 0.9 - fibre.radius;
  for (let i = 0; i < count; i++) {
    let u = folded ? course.plyU[ofPly + i]! : 0;
    let v = folded ? course.plyV[ofPly + i]! : 0;
    if (!core) {
      const rho = fibre.rho + wander * noiseAt(radial, radials, i);
      const angle = fibre.angle + winding[i]! + 0.7 * noiseAt(angular, angulars, i);
      const distance = reach * Math.min(1.05, Math.max(0.5, rho));
      u += distance * Math.cos(angle);
      v += distance * Math.sin(angle);
    }
    u *= growth[i]! * wide[i]!;
    v *= growth[i]! * high[i]!;
    if (isWavy) {
      const waviness = crimp + loft[i]! * d * 0.34;
      u += waviness * noiseAt(wavy, crimpsU, i);
      v += waviness * 0.6 * noiseAt(wavy, crimpsV, i);
    }
    const x = p[i * 4]! + a[i * 2]! * u + upright[i * 3]! * v;
    const y = p[i * 4 + 1]! + a[i * 2 + 1]! * u + upright[i * 3 + 1]! * v;
    const z = p[i * 4 + 2]! + upright[i * 3 + 2]! * v;
    const x1 = (view.facing > 0 ? x : view.clothWidth - x) * view.scaleX;
    const y1 = (view.clothHeight - y) * view.scaleY;
    const z1 = view.facing * z * view.scaleX;
    // Fibres on the far side, behind the core's own silhouette, cannot be seen.
    const behind =
      hides &&
      loft[i] === 0 &&
      view.facing * v < -0.1 * body.coreRadius &&
      Math.abs(u) < hidden * wide[i]!;
    if (i > 0 && !(behind && wasBehind)) {
      const rim = Math.min(255, (Math.abs(u) / (d * 0.5 * wide[i]!)) * 255);
      // Brushed fibres stand in tufts: single ones so far apart would look like pits.
      const tuft = 1 + 0.8 * loft[i]!;
      const radius = core ? (fibre.radius * wide[i]! * 0.95) / tuft : fibre.radius * tuft;
      const flat = core ? high[i]! / wide[i]! : 1;
      drawRod(buffer, ink, x0, y0, z0, x1, y1, z1, radius * view.scaleX, flat, rim);
    }
    x0 = x1;
    y0 = y1;
    z0 = z1;
    wasBehind = behind;
  }
}
