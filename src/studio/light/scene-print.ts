import { createHash } from 'node:crypto';
import type { BakeLayer, LightBake } from './bake.ts';
import { newDirection, unpackDirection } from './direction-code.ts';
import type { Scene } from './scene.ts';

/** Everything that decides what a scene looks like and how it is lit. */
export function hashScene(scene: Scene): string {
  const { mesh, ...rest } = scene;
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const array of [mesh.position, mesh.normal, mesh.uv, mesh.index, mesh.part])
    hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return hash.digest('hex');
}

/** What the camera sees where, to the last bit. */
export function hashGeometry(bake: LightBake): string {
  const hash = createHash('sha256');
  for (const { part, uv, normal, course } of layersOf(bake))
    for (const array of [part, uv, normal, course])
      hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return hash.digest('hex');
}

export function layersOf({ front, behind }: LightBake): readonly BakeLayer[] {
  return behind ? [front, behind] : [front];
}

const across = 64;
const numbersEach = 3;

/**
 * A few thousand glances at the scene: part and normal on a coarse grid. Another processor may round
 * the last bit of a sine otherwise; then the hashes differ, and these tell whether the scene does.
 */
export function glanceAt(bake: LightBake): Int16Array {
  const layers = layersOf(bake);
  const glances = new Int16Array(layers.length * across * across * numbersEach);
  let at = 0;
  for (const { part, normal } of layers)
    for (let y = 0; y < across; y++)
      for (let x = 0; x < across; x++, at += numbersEach) {
        const row = Math.floor(((y + 0.5) / across) * bake.height * 2);
        const sample = row * bake.width * 2 + Math.floor(((x + 0.5) / across) * bake.width * 2);
        glances[at] = part[sample]!;
        glances[at + 1] = normal[sample * 2]!;
        glances[at + 2] = normal[sample * 2 + 1]!;
      }
  return glances;
}

/** A glance in a hundred may fall on an edge that rounding has moved by a hair. */
const mayDiffer = 0.01;
/** Cosine of two degrees. */
const sameWay = 0.9994;

export function looksAlike(one: Int16Array, other: Int16Array): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  const a = newDirection();
  const b = newDirection();
  for (let i = 0; i < one.length; i += numbersEach) {
    unpackDirection(one, i + 1, a);
    unpackDirection(other, i + 1, b);
    const turned = a.x * b.x + a.y * b.y + a.z * b.z < sameWay;
    if (one[i] !== other[i] || turned) different++;
  }
  return different <= (one.length / numbersEach) * mayDiffer;
}
