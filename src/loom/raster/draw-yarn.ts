import { randomStream } from '../number/random.ts';
import { ringNoise } from '../number/ring-noise.ts';
import type { Thread, YarnPath } from '../types.ts';
import type { View } from './view.ts';
import { type YarnFrame, frameYarn } from './yarn-frame.ts';
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
  const frame = frameYarn(path);
  const body = bodyOf(thread, view, detail);
  const salt = seed * 131 + path.id * 977;
  const next = randomStream(salt + 13);
  const slub = ringNoise(salt + 5, frame.total / (thread.diameter * 14));
  const shared = { buffer, view, path, thread, frame, body, slub };
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

interface Body {
  readonly fibres: number;
  readonly fibreRadius: number;
  readonly coreRadius: number;
  /** Radius of one ply and the distance of its axis from the yarn's. */
  readonly plyRadius: number;
  readonly plyOffset: number;
  readonly turns: number;
}

/** Fibres thinner than half a pixel only cost time: far views get fewer and thicker ones. */
function bodyOf(thread: Thread, view: View, detail: number): Omit<Body, 'turns'> {
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

interface Shared {
  readonly buffer: ZBuffer;
  readonly view: View;
  readonly path: YarnPath;
  readonly thread: Thread;
  readonly frame: YarnFrame;
  readonly body: Omit<Body, 'turns'>;
  readonly slub: (turn: number) => number;
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

function drawFibre(shared: Shared, fibre: Fibre): void {
  const { buffer, view, path, thread, frame, body, slub } = shared;
  const { points: p } = path;
  const d = thread.diameter;
  const wander = thread.spun ? 0.32 : 0.1;
  const wave = d * (thread.spun ? 5 : 9);
  const radial = ringNoise(fibre.seed + 3, frame.total / wave);
  const angular = ringNoise(fibre.seed + 7919, frame.total / (wave * 1.3));
  const crimpU = ringNoise(fibre.seed + 15485, frame.total / (d * 1.1));
  const crimpV = ringNoise(fibre.seed + 32452, frame.total / (d * 1.1));
  const turns = Math.round(thread.turnsPerMm * frame.total);
  const plies = Math.round(turns * (thread.ply > 1 ? 0.35 : 0));
  const unevenness = thread.spun ? 0.1 : 0.02;
  const crimp = fibre.core ? 0 : thread.crimp * d;
  const ink: Ink = {
    tone: Math.max(0, Math.min(255, fibre.tone)),
    thread: path.thread,
    path: path.id & 0xffff,
  };
  const leastStep = Math.max(1.1 / view.scaleX, d * 0.3);
  let x0 = 0;
  let y0 = 0;
  let z0 = 0;
  let drawnTo = -1;
  let wasBehind = false;
  const hides = !fibre.core && thread.ply === 1;
  const hidden = body.coreRadius * 0.95 * 0.9 - fibre.radius;
  for (let i = 0; i < frame.count; i++) {
    const s = frame.s[i]!;
    if (i > 0 && i < frame.count - 1 && s - drawnTo < leastStep) continue;
    const turn = s / frame.total;
    const ribbon = p[i * 4 + 3]!;
    const wide = 1 + (thread.spread - 1) * Math.min(1, ribbon);
    const high = 1 / wide ** 0.85;
    const loft = Math.max(0, ribbon - 1);
    const growth = (1 + unevenness * slub(turn)) * (1 + 1.1 * loft);
    let u = 0;
    let v = 0;
    if (thread.ply > 1) {
      const plyAngle = 2 * Math.PI * (turns * turn + fibre.ply / thread.ply);
      u = body.plyOffset * Math.cos(plyAngle);
      v = body.plyOffset * Math.sin(plyAngle);
    }
    if (!fibre.core) {
      const rho = Math.min(1.05, Math.max(0.5, fibre.rho + wander * radial(turn)));
      const twist = thread.ply > 1 ? -plies * turn : turns * turn;
      const angle = fibre.angle + 2 * Math.PI * twist + 0.7 * angular(turn);
      const distance = (body.plyRadius - fibre.radius) * rho;
      u += distance * Math.cos(angle);
      v += distance * Math.sin(angle);
    }
    u *= growth * wide;
    v *= growth * high;
    const waviness = crimp + (fibre.core ? 0 : loft * d * 0.34);
    if (waviness > 0) {
      u += waviness * crimpU(turn);
      v += waviness * 0.6 * crimpV(turn);
    }
    const x = p[i * 4]! + frame.a[i * 3]! * u + frame.u[i * 3]! * v;
    const y = p[i * 4 + 1]! + frame.a[i * 3 + 1]! * u + frame.u[i * 3 + 1]! * v;
    const z = p[i * 4 + 2]! + frame.u[i * 3 + 2]! * v;
    const x1 = (view.facing > 0 ? x : view.clothWidth - x) * view.scaleX;
    const y1 = (view.clothHeight - y) * view.scaleY;
    const z1 = view.facing * z * view.scaleX;
    // Fibres on the far side, behind the core's own silhouette, cannot be seen.
    const behind =
      hides &&
      loft === 0 &&
      view.facing * v < -0.1 * body.coreRadius &&
      Math.abs(u) < hidden * wide;
    if (i > 0 && !(behind && wasBehind)) {
      const rim = Math.min(255, (Math.abs(u) / (d * 0.5 * wide)) * 255);
      // Brushed fibres stand in tufts: single ones so far apart would look like pits.
      const radius = fibre.core
        ? (fibre.radius * wide * 0.95) / (1 + 0.8 * loft)
        : fibre.radius * (1 + 0.8 * loft);
      drawRod(
        buffer,
        ink,
        x0,
        y0,
        z0,
        x1,
        y1,
        z1,
        radius * view.scaleX,
        fibre.core ? high / wide : 1,
        rim,
      );
    }
    x0 = x1;
    y0 = y1;
    z0 = z1;
    wasBehind = behind;
    drawnTo = s;
  }
}
