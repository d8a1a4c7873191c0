import { cross, normalise } from '../geometry/vector.ts';
import { channel, lightChannels } from './bake.ts';
import type { Bvh } from './bvh.ts';
import { castRay, type Passes } from './cast-ray.ts';
import { newBasis, setBasis } from './direction-code.ts';
import { domeLight } from './dome.ts';
import type { Scene } from './scene.ts';
import { findSurface, newSurface, sky, type Surface } from './surface.ts';

const bounces = 4;
const reach = 1e8;

export type LightTracer = (at: PlaceLike, out: Float32Array, offset: number, seed: number) => void;
type PlaceLike = Pick<Surface, 'x' | 'y' | 'z' | 'nx' | 'ny' | 'nz'>;

/**
 * Light that arrives at a place, kept apart by how often it has visited cloth before:
 * cloth of albedo a then shines with a(E₀ + aE₁ + a²E₂), so any shade gets its own glow in the folds.
 */
export function lightTracer(scene: Scene, bvh: Bvh, cut: Passes | undefined): LightTracer {
  const { mesh, lamps, samples, groundAlbedo } = scene;
  const key = normalise(lamps.key);
  const sideways = normalise(cross(key, [0.3, 0.1, 1]));
  const upward = cross(key, sideways);
  const surface = newSurface();
  const basis = newBasis();
  let state = 1;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  const { sheer } = scene;
  const passes: Passes | undefined = sheer
    ? (triangle, u, v) => random() < sheer || (cut?.(triangle, u, v) ?? false)
    : cut;

  const keyArrives = (x: number, y: number, z: number, right: number, up: number) =>
    !castRay(
      bvh,
      x,
      y,
      z,
      key[0] + sideways[0] * right + upward[0] * up,
      key[1] + sideways[1] * right + upward[1] * up,
      key[2] + sideways[2] * right + upward[2] * up,
      reach,
      passes,
    );

  function addKey(at: PlaceLike, out: Float32Array, o: number, r: number, angle: number): void {
    const right = Math.cos(angle) * r;
    const up = Math.sin(angle) * r;
    let x = key[0] + sideways[0] * right + upward[0] * up;
    let y = key[1] + sideways[1] * right + upward[1] * up;
    let z = key[2] + sideways[2] * right + upward[2] * up;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    x *= scale;
    y *= scale;
    z *= scale;
    if (at.nx * x + at.ny * y + at.nz * z < -0.15) return;
    if (!keyArrives(at.x, at.y, at.z, right, up)) return;
    out[o + channel.keySeen]! += lamps.keyPower;
    out[o + channel.keyX]! += lamps.keyPower * x;
    out[o + channel.keyY]! += lamps.keyPower * y;
    out[o + channel.keyZ]! += lamps.keyPower * z;
  }

  function addBounced(at: PlaceLike, out: Float32Array, o: number, a: number, b: number): void {
    let { x, y, z, nx, ny, nz } = at;
    let power = 1;
    let visits = 0;
    for (let bounce = 0; bounce < bounces; bounce++) {
      const angle = (bounce ? random() : a) * 6.2831853;
      const c = bounce ? random() : b;
      const r = Math.sqrt(c);
      const up = Math.sqrt(1 - c);
      setBasis(nx, ny, nz, basis);
      const p = Math.cos(angle) * r;
      const q = Math.sin(angle) * r;
      const dx = basis.ax * p + basis.bx * q + nx * up;
      const dy = basis.ay * p + basis.by * q + ny * up;
      const dz = basis.az * p + basis.bz * q + nz * up;
      const part = findSurface(mesh, bvh, x, y, z, dx, dy, dz, passes, false, surface);
      if (part === sky) {
        const light = domeLight(dx, dy, dz) * lamps.domePower * power;
        if (bounce > 0) {
          out[o + visitChannel(visits)]! += light;
          return;
        }
        out[o + channel.dome]! += light;
        out[o + channel.domeX]! += light * dx;
        out[o + channel.domeY]! += light * dy;
        out[o + channel.domeZ]! += light * dz;
        return;
      }
      if (part === 0) power *= groundAlbedo;
      else if (++visits > 2) return;
      ({ x, y, z, nx, ny, nz } = surface);
      const lit = nx * key[0] + ny * key[1] + nz * key[2];
      if (lit <= 0) continue;
      const right = (random() - 0.5) * lamps.keySize;
      if (keyArrives(x, y, z, right, (random() - 0.5) * lamps.keySize)) {
        out[o + visitChannel(visits)]! += lamps.keyPower * lit * power;
      }
    }
  }

  return (at, out, offset, seed) => {
    state = seed | 0 || 1;
    random();
    random();
    const shiftA = random();
    const shiftB = random();
    for (let k = 0; k < samples; k++) {
      const r = Math.sqrt((k + shiftA) / samples) * lamps.keySize;
      addKey(at, out, offset, r, ((k * 0.61803399 + shiftB) % 1) * 6.2831853);
      addBounced(at, out, offset, (k * 0.7548777 + shiftB) % 1, (k * 0.5698403 + shiftA) % 1);
    }
    for (let c = 0; c < lightChannels; c++) out[offset + c]! /= samples;
  };
}

const visitChannel = (visits: number) =>
  visits === 0 ? channel.dome : visits === 1 ? channel.once : channel.twice;
