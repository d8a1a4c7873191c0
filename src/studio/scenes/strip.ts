import { sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';
import { studioLamps } from './studio-lamps.ts';

/** What the frame shows, millimetres of cloth. */
const frame = { width: 24, height: 160 } as const;
const distance = 900;
/** High above the ground, which would cut through it. */
const hung = 600;

/** One fold of a curtain, crest in the middle: strips side by side read as one gathered cloth. */
export function strip(): Scene {
  const width = frame.width * 1.5;
  const height = frame.height * 1.1;
  return {
    mesh: sheet({
      columns: 220,
      rows: 160,
      part: 1,
      at(u, v) {
        const x = (u - 0.5) * width;
        const z = (0.5 - v) * height;
        const phase = (2 * Math.PI * x) / frame.width + 0.22 * Math.sin(z / 38 + 0.6);
        return [x, -3.1 * Math.cos(phase) - 0.5 * Math.cos(2 * phase + 0.8 + z / 70), hung + z];
      },
      cloth: (u, v) => [u * width * 1.3, -v * height],
    }),
    pinked: [],
    width: 192,
    height: 1280,
    lightStep: 1,
    samples: 24,
    groundAlbedo: 0.5,
    lamps: studioLamps({
      key: [-0.62, -0.74, 0.36],
      keySize: 0.34,
      keyPower: 1.5,
      domePower: 0.6,
    }),
    camera: {
      eye: [0, -distance, hung],
      at: [0, 0, hung],
      up: [0, 0, 1],
      angle: (2 * Math.atan(frame.height / 2 / distance) * 180) / Math.PI,
    },
  };
}
