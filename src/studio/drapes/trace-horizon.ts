import { horizons } from '../../light/drape/drape-file.ts';
import type { Bvh } from '../light/bvh.ts';
import { castRay, newHit } from '../light/cast-ray.ts';
import type { Scene } from '../light/scene.ts';

/** The lamp never stands higher than 45 degrees; above this nothing has to be known. */
export const highest = (64 * Math.PI) / 180;
const rays = 16;
const reach = 1e8;
/** A ray that has passed so many layers of sheer cloth carries no light worth counting. */
const mostLayers = 3;

type Place = { readonly x: number; readonly y: number; readonly z: number };

/**
 * Up to which height cloth stands in the light's way, direction by direction, in radians: the mean over the
 * width of the soft box. Sheer cloth hides only a part of the light, and counts for so much less.
 */
export function horizonTracer({ lamps, sheer = 0 }: Scene, bvh: Bvh) {
  const first = Math.atan2(lamps.key[1], lamps.key[0]);
  const hit = newHit();

  function hidden({ x, y, z }: Place, dx: number, dy: number, dz: number): number {
    let light = 1;
    let [ox, oy, oz] = [x, y, z];
    for (let layer = 0; layer < mostLayers; layer++) {
      if (!castRay(bvh, ox, oy, oz, dx, dy, dz, reach, undefined, sheer ? hit : undefined))
        return 1 - light;
      light *= sheer;
      if (!sheer) return 1;
      const on = hit.distance + 0.05;
      [ox, oy, oz] = [ox + dx * on, oy + dy * on, oz + dz * on];
    }
    return 1 - light;
  }

  return (at: Place, direction: number, seed: number): number => {
    let sum = 0;
    for (let r = 0; r < rays; r++) {
      const shift = (seed * 0.7548777 + r * 0.5698403) % 1;
      const height = ((r + shift) / rays) * highest;
      const aside = (((seed * 0.5698403 + r * 0.61803399) % 1) * 2 - 1) * lamps.keySize * 0.7;
      const round = first + (direction / horizons) * 2 * Math.PI + aside;
      const flat = Math.cos(height);
      sum += hidden(at, Math.cos(round) * flat, Math.sin(round) * flat, Math.sin(height));
    }
    return ((sum / rays) * highest) / (1 - sheer);
  };
}
