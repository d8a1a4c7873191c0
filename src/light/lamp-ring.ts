import { golden, lamps } from './light-numbers.ts';
import { daylight, type LightColour } from './lights.ts';
import { normalise, type Vector } from './vector.ts';

export interface Lamp {
  readonly toward: Vector;
  readonly colour: Vector;
}

/** A soft box as a cluster of lamps, which come first, and the walls of the room as a sparse dome. */
export function lampRing(key: Vector, light: LightColour = daylight): readonly Lamp[] {
  const [kx, ky, kz] = normalise(key);
  const side = normalise([-ky, kx, 0]);
  const up = normalise([-kz * kx, -kz * ky, kx * kx + ky * ky]);
  const inBox = lamps.box;
  const inDome = lamps.count - inBox;
  const lit = (colour: Vector): Vector => [
    colour[0] * light[0],
    colour[1] * light[1],
    colour[2] * light[2],
  ];
  const box = Array.from({ length: inBox }, (_, i): Lamp => {
    const r = Math.sqrt((i + 0.5) / inBox) * 0.26;
    const a = r * 1.5 * Math.cos(i * golden);
    const b = r * Math.sin(i * golden);
    return {
      toward: normalise([
        kx + side[0] * a + up[0] * b,
        ky + side[1] * a + up[1] * b,
        kz + up[2] * b,
      ]),
      colour: lit([1.32 / inBox, 1.27 / inBox, 1.2 / inBox]),
    };
  });
  const dome = Array.from({ length: inDome }, (_, i): Lamp => {
    const z = 0.12 + (0.86 * (i + 0.5)) / inDome;
    const r = Math.sqrt(1 - z * z);
    const a = i * golden;
    const power = (0.62 / inDome) * (0.6 + 0.4 * (0.55 + 0.45 * Math.cos(a - 0.4)));
    return {
      toward: [r * Math.cos(a), r * Math.sin(a), z],
      colour: lit([power * 0.96, power, power * 1.06]),
    };
  });
  return [...box, ...dome];
}

/** The lamps stay where they are while the cloth is turned under the camera. */
export function turnedBack([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(-angle);
  const sin = Math.sin(-angle);
  return [x * cos - y * sin, x * sin + y * cos, z];
}
