import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheet } from '../geometry/mesh.ts';
import { studioLamps } from '../scenes/studio-lamps.ts';
import { bakeScene } from './bake-scene.ts';
import { loadBake, saveBake } from './bake-store.ts';
import type { Scene } from './scene.ts';

const scene: Scene = {
  mesh: sheet({
    columns: 8,
    rows: 8,
    part: 3,
    at: (u, v) => [u * 40 - 20, v * 40 - 20, 2 + u],
    cloth: (u, v) => [u * 40, v * 40],
  }),
  pinked: [{ part: 3, left: 2, right: 38, bottom: 2, top: 38, tooth: 4 }],
  width: 20,
  height: 16,
  lightStep: 1,
  samples: 4,
  groundAlbedo: 0.8,
  lamps: studioLamps({}),
  camera: { eye: [0, 0, 200], at: [0, 0, 0], up: [0, 1, 0], angle: 16 },
};

test('a bake comes back from the cache as it went in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bake-'));
  const bake = bakeScene(scene);
  saveBake(join(folder, 'a.bake'), bake);
  const back = loadBake(join(folder, 'a.bake'));
  rmSync(folder, { recursive: true });
  expect(back.front.part).toEqual(bake.front.part);
  expect(back.front.uv).toEqual(bake.front.uv);
  expect(back.front.normal).toEqual(bake.front.normal);
  expect(back.camera).toEqual(bake.camera);
  expect(back.cloths).toEqual([3]);
  bake.front.light.forEach((value, i) =>
    expect(Math.abs(back.front.light[i]! - value)).toBeLessThan(0.002),
  );
});

test('the same scene bakes to the same bytes', () => {
  expect(bakeScene(scene).front.light).toEqual(bakeScene(scene).front.light);
});

test('sheer cloth shows what lies behind it and throws a lighter shadow', () => {
  const flat: Scene = {
    ...scene,
    pinked: [],
    mesh: sheet({
      columns: 2,
      rows: 2,
      part: 1,
      at: (u, v) => [u * 40 - 20, v * 40 - 20, 6],
      cloth: (u, v) => [u * 40, v * 40],
    }),
  };
  const sheer = bakeScene({ ...flat, sheer: 0.5 });
  const middle = 16 * 40 + 20;
  expect(sheer.front.part[middle]).toBe(1);
  expect(sheer.behind?.part[middle]).toBe(0);
});
