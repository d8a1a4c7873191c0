import { sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';
import { smoothNoise } from '../noise.ts';
import { randomStream } from '../../loom/index.ts';
import { square, studioLamps } from './studio-lamps.ts';

export interface FoldsOptions {
  readonly seed: number;
  /** Number of folds across the cloth. */
  readonly count: number;
  readonly scale: number;
  readonly width?: number;
  readonly height?: number;
}

const cloth = { width: 640, height: 620 } as const;

/** A hanging length, gathered at the top: the folds drift, fade and open as they fall. */
export function folds({
  seed,
  count,
  scale,
  width = square.width,
  height = square.height,
}: FoldsOptions): Scene {
  const fullness = noiseLine(seed, count + 6);
  const mesh = sheet({
    columns: 1000,
    rows: 320,
    part: 1,
    at(u, v) {
      // Gathered in a hand above the frame: folds fan out, wander, grow and fade as they fall.
      const sway = smoothNoise(u * 3.2 + seed, v * 1.7) + 0.5 * smoothNoise(u * 7 + seed, v * 3.1);
      const p = u * count + 0.22 * Math.sin(u * 17 + seed) + 0.75 * sway * (0.35 + v);
      const a = 2 * Math.PI * p;
      const full = fullness(p + 0.5);
      const fades = 0.78 + 0.9 * smoothNoise(p * 0.8 + 3, v * 2.3 + seed);
      const depth = (9 + 17 * full) * fades * (0.62 + 0.5 * v) * (12 / count);
      const x =
        (u - 0.5) * cloth.width * (0.8 + 0.26 * v) +
        34 * (v - 0.5) * (0.6 + u) -
        Math.sin(2 * a) * depth * 0.13 +
        Math.sin(a + 1) * depth * 0.12;
      const y =
        Math.cos(a) * depth +
        0.18 * depth * Math.cos(2 * a + 4 * full) +
        5 * smoothNoise(u * 19 + v * 5, v * 6 - u * 4) +
        2.4 * smoothNoise(u * 47 - v * 9, v * 11);
      return [x * scale, (y + 90) * scale, ((1 - v) * cloth.height - 40) * scale];
    },
    cloth: (u, v) => [u * cloth.width * 1.45 * scale, -v * cloth.height * scale],
  });
  return {
    mesh,
    pinked: [],
    width,
    height,
    lightStep: 2,
    samples: 12,
    groundAlbedo: 0.5,
    lamps: studioLamps({
      key: seed % 2 ? [-0.66, -0.72, 0.42] : [0.64, -0.74, 0.4],
      keySize: 0.34,
      keyPower: 1.65,
      domePower: 0.5,
    }),
    camera: {
      eye: [0, -900 * scale, 300 * scale],
      at: [0, 90 * scale, 270 * scale],
      up: [0, 0, 1],
      angle: 21 * Math.min(1, (height / width) * 1.08),
    },
  };
}

function noiseLine(seed: number, length: number): (at: number) => number {
  const random = randomStream(seed);
  const knots = Array.from({ length }, random);
  return (at) => {
    const i = Math.max(0, Math.min(length - 2, Math.floor(at)));
    const f = Math.max(0, Math.min(1, at - i));
    const e = f * f * (3 - 2 * f);
    return knots[i]! * (1 - e) + knots[i + 1]! * e;
  };
}
