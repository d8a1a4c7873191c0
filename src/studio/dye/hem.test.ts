import { expect, test } from 'vitest';
import { sheet } from '../geometry/mesh.ts';
import { bakeScene } from '../light/bake-scene.ts';
import { studioLamps } from '../scenes/studio-lamps.ts';
import { dyePicture } from './dye-picture.ts';
import type { DyedCloth } from './dyestuff.ts';
import { evenCloth } from './even-cloth.fixture.ts';
import { aboveHem, leftOfHem } from './hem.ts';

/** Two bows a repeat, 2 mm deep, hanging from 5 mm above its foot. */
const edge = Float32Array.from({ length: 64 }, (_, i) => 5 - 2 * Math.sin((i / 32) * Math.PI) ** 2);
const hem = { trim: { repeatWidth: 20, repeatHeight: 30, edge }, foot: 8 };

test('the edge follows its bows and comes again with every repeat', () => {
  expect(aboveHem(hem, 0, 20)).toBeCloseTo(7, 1);
  expect(aboveHem(hem, 5, 20)).toBeCloseTo(9, 1);
  for (const x of [3.1, 11.7]) expect(aboveHem(hem, x - 60, 14)).toBeCloseTo(aboveHem(hem, x, 14));
});

test('everything below is cut away, whatever repeat it would belong to', () => {
  for (const y of [9, 0, -25, -100]) expect(leftOfHem(aboveHem(hem, 4, y), 0.3)).toBe(0);
  for (const y of [15, 45, 100]) expect(leftOfHem(aboveHem(hem, 4, y), 0.3)).toBe(1);
  expect(leftOfHem(0, 0.3)).toBe(0.5);
});

/** A net that hides three quarters of what lies behind, the same everywhere. */
function net(cut: boolean): DyedCloth {
  return {
    ...evenCloth([0.8, 0.1, 0.1], { opacity: 0.7, dye: 0.6 }),
    ...(cut ? { hem } : {}),
  };
}

test('beyond the edge one sees the ground, lit as where no cloth hangs; above it nothing changes', () => {
  const bake = bakeScene({
    mesh: sheet({
      columns: 8,
      rows: 8,
      part: 1,
      at: (u, v) => [u * 80 - 40, v * 80 - 40, 3],
      cloth: (u, v) => [u * 80, v * 80 - 40],
    }),
    pinked: [],
    width: 24,
    height: 24,
    lightStep: 1,
    samples: 8,
    groundAlbedo: 0.8,
    lamps: studioLamps({}),
    camera: { eye: [0, 0, 300], at: [0, 0, 0], up: [0, 1, 0], angle: 13 },
    sheer: 0.3,
  });
  const print = (cut: boolean) =>
    dyePicture(bake, { parts: new Map([[1, net(cut)]]), ground: [0.2, 0.3, 0.5] }).data;
  const [whole, cut] = [print(false), print(true)];
  const pixel = (data: Float32Array, x: number, y: number) =>
    Array.from(data.subarray((y * 24 + x) * 4, (y * 24 + x) * 4 + 3));
  expect(pixel(cut, 11, 1)).toEqual(pixel(whole, 11, 1));
  expect(pixel(whole, 11, 22)[0]).toBeGreaterThan(0.3);
  pixel(cut, 11, 22).forEach((value, k) => expect(value).toBeCloseTo([0.2, 0.3, 0.5][k]!, 2));
});
