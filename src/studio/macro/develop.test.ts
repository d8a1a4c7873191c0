import { expect, test } from 'vitest';
import { EMPTY, type FibreBuffer } from '../../loom/index.ts';
import { develop } from './develop.ts';
import { expose } from './expose.ts';
import { wantedLight } from '../../light/exposure.ts';
import { lampRing } from '../../light/lamp-ring.ts';
import { photograph } from './photograph.ts';

const size = 64;

/** One upright yarn in the middle of an open tile. */
function oneYarn(): FibreBuffer {
  const z = new Float32Array(size * size).fill(EMPTY);
  const normal = new Int8Array(size * size * 3);
  const tangent = new Int8Array(size * size * 3);
  for (let i = 0; i < z.length; i++) {
    const across = ((i % size) - size / 2) / 10;
    if (Math.abs(across) > 1) continue;
    z[i] = Math.sqrt(1 - across * across);
    normal.set([across * 127, 0, z[i]! * 127], i * 3);
    tangent.set([0, 127, 0], i * 3);
  }
  return {
    width: size,
    height: size,
    margin: 0,
    pxPerMmX: 10,
    pxPerMmY: 10,
    side: 'face',
    z,
    normal,
    tangent,
    tone: new Uint8Array(size * size).fill(128),
    thread: new Uint8Array(size * size),
    path: new Uint16Array(size * size),
    rim: new Uint8Array(size * size),
    fuzz: new Uint8Array(size * size),
  };
}

const albedo = [0.4, 0.2, 0.1] as const;
const looks = [{ albedo, lustre: 0, gloss: 8, wanted: wantedLight(albedo), crevice: 0 }] as const;
const ground = { colour: [0.5, 0.5, 0.5], belowMm: 0.2 } as const;
const at = (data: Float32Array, x: number, y: number) => data[(y * size + x) * 3]!;

test('the side toward the soft box is lighter and the ground behind the yarn lies in shadow', () => {
  const lit = develop(oneYarn(), looks, ground, lampRing([-0.8, 0, 0.5]));
  expect(at(lit.data, size / 2 - 7, 32)).toBeGreaterThan(at(lit.data, size / 2 + 7, 32) * 1.3);
  expect(at(lit.data, size / 2 - 16, 32)).toBeGreaterThan(at(lit.data, size / 2 + 13, 32) * 1.1);
});

test('the tile repeats without a seam in the light', () => {
  const lit = develop(oneYarn(), looks, ground, lampRing([-0.8, 0.3, 0.5]));
  for (let x = 0; x < size; x++)
    expect(at(lit.data, x, 0)).toBeCloseTo(at(lit.data, x, size - 1), 2);
});

test('exposure brings the yarn near the shade it was dyed', () => {
  const buffer = oneYarn();
  const lit = expose(develop(buffer, looks, ground, lampRing([-0.8, 0, 0.5])), buffer, looks);
  const yarn = Array.from(buffer.z, (z, i) => (z === EMPTY ? 0 : lit.data[i * 3 + 1]!)).filter(
    Boolean,
  );
  const mean = yarn.reduce((sum, value) => sum + value, 0) / yarn.length;
  expect(mean).toBeGreaterThan(0.13);
  expect(mean).toBeLessThan(0.22);
});

test('the camera keeps its plane of focus sharp and lets the far edge go soft', () => {
  const lit = develop(oneYarn(), looks, ground, lampRing([-0.8, 0, 0.5]));
  const { data } = photograph(lit, {
    width: 96,
    height: 96,
    scale: 1,
    rotation: 0,
    tilt: 0.38,
    sharp: 0.12,
    blur: 0.08,
    falloff: 0,
  });
  expect(steepest(data, 54)).toBeGreaterThan(steepest(data, 2) * 1.5);
});

function steepest(data: Float32Array, row: number): number {
  let most = 0;
  for (let x = 1; x < 96; x++)
    most = Math.max(most, Math.abs(data[(row * 96 + x) * 4]! - data[(row * 96 + x - 1) * 4]!));
  return most;
}
