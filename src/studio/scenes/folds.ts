import { sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';
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

/** A hanging length, gathered at the top: the folds drift and open as they fall. */
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
    rows: 160,
    part: 1,
    at(u, v) {
      const drift = 0.5 * Math.sin(v * 2.2 + u * 5 + seed) + 0.25 * Math.sin(v * 3.7 - u * 9);
      const p = u * count + 0.22 * Math.sin(u * 17 + seed) + drift * 0.16;
      const a = 2 * Math.PI * p;
      const full = fullness(p + 0.5);
      const depth = (11 + 15 * full) * (0.7 + 0.45 * v) * (12 / count);
      const soft = 0.5 * depth * (0.35 + 0.4 * fullness(p * 0.7));
      const x =
        (u - 0.5) * cloth.width * (0.93 + 0.07 * v) -
        Math.sin(2 * a) * depth * 0.1 +
        Math.sin(a + 1) * soft * 0.35 +
        drift * 4;
      const y =
        Math.cos(a) * depth +
        0.16 * depth * Math.cos(2 * a + 4 * full) +
        1.6 * Math.sin(a * 2 + v * 7 + full * 9);
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
