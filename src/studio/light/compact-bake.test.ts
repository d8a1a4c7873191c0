import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheet } from '../geometry/mesh.ts';
import { studioLamps } from '../scenes/studio-lamps.ts';
import { bakeScene, traceGeometry } from './bake-scene.ts';
import type { LightBake } from './bake.ts';
import { loadCompactBake, readCompactHeader, saveCompactBake, StaleBake } from './compact-bake.ts';
import type { Scene } from './scene.ts';
import { glanceAt, hashGeometry, looksAlike } from './scene-print.ts';

const folder = mkdtempSync(join(tmpdir(), 'compact-'));
const file = join(folder, 'a.bake');
const scene = lifted(1);
let bake: LightBake;

beforeAll(() => {
  bake = bakeScene(scene);
  saveCompactBake(file, 'a-1', scene, bake);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('shapes come back to the last bit, in front and behind, and light within half a level', () => {
  const back = loadCompactBake(file, 'a-1', scene);
  expect(hashGeometry(back)).toBe(hashGeometry(bake));
  expect(readCompactHeader(file).geometry).toBe(hashGeometry(bake));
  expect({ ...back, front: 0, behind: 0 }).toEqual({ ...bake, front: 0, behind: 0 });
  for (const side of ['front', 'behind'] as const)
    bake[side]!.light.forEach((value, i) =>
      expect(Math.abs(back[side]!.light[i]! - value)).toBeLessThan(0.005),
    );
});

test('the same bake gives the same file', () => {
  const again = join(folder, 'again.bake');
  saveCompactBake(again, 'a-1', lifted(1), bakeScene(lifted(1)));
  expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
});

test('light of a scene that has changed is refused with what to do', () => {
  expect(() => loadCompactBake(file, 'a-1', lifted(30))).toThrow(StaleBake);
  expect(() => loadCompactBake(file, 'a-1', lifted(30))).toThrow(
    /the scene has changed since.*npm/,
  );
  expect(() => loadCompactBake(file, 'a-2', scene)).toThrow(/made for a-1, and this is a-2/);
});

test('shapes that were not baked are never stored under a bake', () => {
  expect(() => saveCompactBake(join(folder, 'b.bake'), 'b', lifted(2), bake)).toThrow(/shapes/);
});

test('a file cut short is refused', () => {
  const cut = join(folder, 'cut.bake');
  writeFileSync(cut, readFileSync(file).subarray(0, -20));
  expect(() => loadCompactBake(cut, 'a-1', scene)).toThrow(/the file is damaged/);
});

test('rounding of the last bits is no other scene', () => {
  const glances = glanceAt(traceGeometry(scene));
  expect(looksAlike(glances, glanceAt(traceGeometry(lifted(1 + 1e-6))))).toBe(true);
  expect(looksAlike(glances, glanceAt(traceGeometry(lifted(30))))).toBe(false);
});

/** Sheer cloth whose right side stands `height` mm higher than its left. */
function lifted(height: number): Scene {
  return {
    mesh: sheet({
      columns: 8,
      rows: 8,
      part: 3,
      at: (u, v) => [u * 40 - 20, v * 40 - 20, 2 + u * height],
      cloth: (u, v) => [u * 40, v * 40],
    }),
    pinked: [],
    sheer: 0.5,
    width: 40,
    height: 32,
    lightStep: 2,
    samples: 4,
    groundAlbedo: 0.8,
    lamps: studioLamps({}),
    camera: { eye: [0, 0, 200], at: [0, 0, 0], up: [0, 1, 0], angle: 16 },
  };
}
