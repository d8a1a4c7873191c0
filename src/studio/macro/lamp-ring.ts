import { normalise, type Vector } from '../geometry/vector.ts';

export interface Lamp {
  readonly toward: Vector;
  readonly colour: Vector;
}

const count = 16;
/** They come first in the ring. */
export const boxLamps = 7;

/** A soft box as a cluster of lamps, and the walls of the room as a sparse dome. */
export function lampRing(key: Vector): readonly Lamp[] {
  const [kx, ky, kz] = normalise(key);
  const side = normalise([-ky, kx, 0]);
  const up = normalise([-kz * kx, -kz * ky, kx * kx + ky * ky]);
  const inBox = boxLamps;
  const inDome = count - inBox;
  const box = Array.from({ length: inBox }, (_, i): Lamp => {
    const r = Math.sqrt((i + 0.5) / inBox) * 0.26;
    const a = r * 1.5 * Math.cos(i * 2.39996);
    const b = r * Math.sin(i * 2.39996);
    return {
      toward: normalise([
        kx + side[0] * a + up[0] * b,
        ky + side[1] * a + up[1] * b,
        kz + up[2] * b,
      ]),
      colour: [1.32 / inBox, 1.27 / inBox, 1.2 / inBox],
    };
  });
  const dome = Array.from({ length: inDome }, (_, i): Lamp => {
    const z = 0.12 + (0.86 * (i + 0.5)) / inDome;
    const r = Math.sqrt(1 - z * z);
    const a = i * 2.39996;
    const power = (0.62 / inDome) * (0.6 + 0.4 * (0.55 + 0.45 * Math.cos(a - 0.4)));
    return {
      toward: [r * Math.cos(a), r * Math.sin(a), z],
      colour: [power * 0.96, power, power * 1.06],
    };
  });
  return [...box, ...dome];
}
