import { expect, test } from 'vitest';
import { sheet } from '../geometry/mesh.ts';
import { bakeScene } from '../light/bake-scene.ts';
import { studioLamps } from '../scenes/studio-lamps.ts';
import { dyePicture } from './dye-picture.ts';
import type { DyedCloth } from './dyestuff.ts';
import { evenCloth } from './even-cloth.fixture.ts';

const side = 24;

/** Cloth that floats over the left half of blue paper. */
const bake = bakeScene({
  mesh: sheet({
    columns: 4,
    rows: 4,
    part: 1,
    at: (u, v) => [u * 30 - 30, v * 60 - 30, 6],
    cloth: (u, v) => [u * 30, v * 60],
  }),
  pinked: [],
  width: side,
  height: side,
  lightStep: 1,
  samples: 24,
  groundAlbedo: 0.8,
  lamps: studioLamps({ key: [-0.7, 0, 0.5] }),
  camera: { eye: [0, 0, 300], at: [0, 0, 0], up: [0, 1, 0], angle: 9 },
});

function red(opacity: number, onItself?: number): DyedCloth {
  const cloth = evenCloth([0.7, 0.05, 0.05], { opacity, dye: opacity * 0.9 });
  return { ...cloth, ...(onItself === undefined ? {} : { onItself }) };
}

function dye(cloth: DyedCloth): (x: number, y: number) => number[] {
  const { data } = dyePicture(bake, { parts: new Map([[1, cloth]]), ground: [0.1, 0.1, 0.6] });
  return (x, y) => Array.from(data.subarray((y * side + x) * 4, (y * side + x) * 4 + 3));
}

test('the shadow of a net is as much paler than that of closed cloth as it lets light through', () => {
  const [closed, half, quarter] = [1, 0.5, 0.25].map((opacity) => dye(red(opacity))(14, 12)[2]!);
  expect(closed).toBeLessThan(0.5);
  expect(half! - closed!).toBeGreaterThan(0.4 * (0.6 - closed!));
  expect(quarter!).toBeGreaterThan(half!);
  expect(quarter!).toBeLessThan(0.601);
  // Many layers of it, as on a roll, are as good as closed.
  expect(dye(red(0.5, 60))(14, 12)[2]).toBeCloseTo(closed!, 6);
});

test('through the openings of a net one sees the ground, and cloth where it lies on itself', () => {
  const [onPaper, onItself] = [dye(red(0.5)), dye(red(0.5, 30))];
  const blueOf = ([r = 0, , b = 0]: number[]) => b / r;
  // The cloth's length is counted from below: its upper end lies on paper in both.
  expect(onItself(6, 1)).toEqual(onPaper(6, 1));
  expect(blueOf(onPaper(6, 20))).toBeGreaterThan(0.3);
  expect(blueOf(onItself(6, 20))).toBeLessThan(0.15);
  // In between, it parts from the layer below little by little.
  const [paper, middle, layers] = [onPaper(6, 9), onItself(6, 9), onItself(6, 20)].map(blueOf);
  expect(middle).toBeLessThan(paper!);
  expect(middle).toBeGreaterThan(layers!);
  expect(dye(red(0.5, Number.POSITIVE_INFINITY))(6, 20)).toEqual(onItself(6, 20));
});
