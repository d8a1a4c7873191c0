import { sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';
import { smoothNoise } from '../noise.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const reach = 260;
const bend = 11;

/** Cloth lying flat with one corner turned over, so that face and back are seen together. */
export function corner(): Scene {
  const crease = { x: 0.74, y: 0.67 };
  const from = 54;
  return {
    mesh: sheet({
      columns: 420,
      rows: 420,
      part: 1,
      at(u, v) {
        const x = (u - 0.62) * reach;
        const y = (v - 0.62) * reach;
        const past = x * crease.x + y * crease.y - from;
        const ripple =
          1.3 * smoothNoise(x / 46, y / 52) +
          0.7 * smoothNoise(x / 21 + 5, y / 26) +
          0.6 * Math.exp(-((past / 22) ** 2));
        if (past <= 0) return [x, y, 1.4 + ripple];
        const half = Math.PI * bend;
        const back = Math.min(past, half);
        const angle = back / bend;
        const over = past - back;
        const along = Math.sin(angle) * bend - over;
        // The flap springs up at the turn, comes to rest on the cloth, and its tip lifts again.
        const rest = 0.26 + 0.74 * Math.exp(-over / 30) + 0.2 * (over / 50) ** 2;
        const z = 1.4 + bend * (1 - Math.cos(angle)) * rest + ripple;
        return [x + crease.x * (along - past), y + crease.y * (along - past), z];
      },
      cloth: (u, v) => [u * reach, v * reach],
    }),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.7, 0.4, 0.5], keySize: 0.2, keyPower: 1.6, domePower: 0.46 }),
    camera: { eye: [-30, -190, 300], at: [6, -6, 0], up: [0, 0, 1], angle: 25 },
  };
}
