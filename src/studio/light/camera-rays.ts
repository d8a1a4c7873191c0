import { cross, normalise, subtract } from '../geometry/vector.ts';
import type { Camera } from './scene.ts';

/** Filled by the function that `cameraRays` returns. */
export const ray = { x: 0, y: 0, z: -1 };

/** Direction through a place of the frame, both 0 … 1 from the top left. */
export function cameraRays(camera: Camera, aspect: number): (across: number, down: number) => void {
  const forward = normalise(subtract(camera.at, camera.eye));
  const right = normalise(cross(forward, camera.up));
  const up = cross(right, forward);
  const half = Math.tan((camera.angle * Math.PI) / 360);
  return (across, down) => {
    const a = (across * 2 - 1) * half * aspect;
    const b = (1 - down * 2) * half;
    const x = forward[0] + right[0] * a + up[0] * b;
    const y = forward[1] + right[1] * a + up[1] * b;
    const z = forward[2] + right[2] * a + up[2] * b;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    ray.x = x * scale;
    ray.y = y * scale;
    ray.z = z * scale;
  };
}
