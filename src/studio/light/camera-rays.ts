import { cross, normalise, subtract } from '../geometry/vector.ts';
import type { Direction } from './direction-code.ts';
import type { Camera } from './scene.ts';

/** Fills a direction through a place of the frame, both 0 … 1 from the top left. */
export type AimRay = (across: number, down: number, out: Direction) => void;

export function cameraRays(camera: Camera, aspect: number): AimRay {
  const forward = normalise(subtract(camera.at, camera.eye));
  const right = normalise(cross(forward, camera.up));
  const up = cross(right, forward);
  const half = Math.tan((camera.angle * Math.PI) / 360);
  return (across, down, out) => {
    const a = (across * 2 - 1) * half * aspect;
    const b = (1 - down * 2) * half;
    const x = forward[0] + right[0] * a + up[0] * b;
    const y = forward[1] + right[1] * a + up[1] * b;
    const z = forward[2] + right[2] * a + up[2] * b;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    out.x = x * scale;
    out.y = y * scale;
    out.z = z * scale;
  };
}
