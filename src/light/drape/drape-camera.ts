import { cross, normalise, subtract, type Vector } from '../vector.ts';
import type { DrapeHead } from './drape-file.ts';

/** The nearest and farthest that is drawn, in distances of what the camera looks at. */
const [near, far] = [0.2, 4] as const;

type Camera = DrapeHead['camera'];

const frame = ({ eye, at, up }: Camera) => {
  const forward = normalise(subtract(at, eye));
  const right = normalise(cross(forward, up));
  return { forward, right, upward: cross(right, forward) };
};

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Millimetres to the frame, column by column. A frame that is not square cuts the sides off, as a page does with pictures. */
export function cameraMatrix(camera: Camera, width: number, height: number): readonly number[] {
  const { forward: f, right: r, upward: u } = frame(camera);
  const { eye } = camera;
  const half = Math.tan((camera.angle * Math.PI) / 360);
  const side = Math.max(width, height);
  const [x, y] = [side / width / half, side / height / half];
  const distance = Math.sqrt(dot(subtract(camera.at, eye), subtract(camera.at, eye)));
  const [n, g] = [distance * near, distance * far];
  const a = (g + n) / (g - n);
  const b = (-2 * g * n) / (g - n);
  const column = (i: 0 | 1 | 2) => [r[i] * x, u[i] * y, f[i] * a, f[i]];
  return [
    ...column(0),
    ...column(1),
    ...column(2),
    -dot(r, eye) * x,
    -dot(u, eye) * y,
    -dot(f, eye) * a + b,
    -dot(f, eye),
  ];
}

/** How far the camera is turned round the table: light that comes from the right of the frame comes from there. */
export function tableTurn(camera: Camera): number {
  const { right } = frame(camera);
  return Math.atan2(right[1], right[0]);
}
