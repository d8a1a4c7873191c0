import { channel } from '../light/bake.ts';
import type { PlainThing } from './dyestuff.ts';
import type { Sample, Shaded } from './shade-cloth.ts';
import type { StudioLight } from './studio-light.ts';

/** Writes to `out`, as `shadeCloth` does. */
export function shadePlain(
  thing: PlainThing,
  seen: Sample,
  light: Float32Array,
  studio: StudioLight,
  out: Shaded,
): void {
  const { nx, ny, nz } = seen;
  const kx = light[channel.keyX]!;
  const ky = light[channel.keyY]!;
  const kz = light[channel.keyZ]!;
  const key = Math.max(0, kx * nx + ky * ny + kz * nz);
  const dome = light[channel.dome]!;
  const bounced = (light[channel.once]! + light[channel.twice]!) * 0.35 * studio.bounced;
  const glow = thing.glow ?? 0;
  const shine = thing.gloss ? gleam(thing.gloss, seen, kx, ky, kz) : 0;
  const value = (k: 0 | 1 | 2) =>
    thing.colour[k] * (key * studio.key[k] + dome * studio.dome[k] + bounced + glow) +
    shine * studio.key[k];
  out.r = value(0);
  out.g = value(1);
  out.b = value(2);
  out.opacity = 1;
}

function gleam(gloss: number, seen: Sample, kx: number, ky: number, kz: number): number {
  const power = Math.sqrt(kx * kx + ky * ky + kz * kz);
  if (power < 1e-4) return 0;
  const hx = kx / power + seen.vx;
  const hy = ky / power + seen.vy;
  const hz = kz / power + seen.vz;
  const upright =
    (hx * seen.nx + hy * seen.ny + hz * seen.nz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
  return upright > 0 ? gloss * power * upright ** 60 : 0;
}
