import { sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';
import { smoothNoise } from '../noise.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const length = 560;

/** A length pushed together on the table: round waves running aslant across the frame. */
export function waves(): Scene {
  return {
    mesh: sheet({
      columns: 640,
      rows: 820,
      part: 1,
      at(u, v) {
        const x = (u - 0.5) * length;
        const y = (v - 0.4) * length;
        const drift = 0.7 * smoothNoise(x / 90, y / 120) + 0.3 * Math.sin(x / 52 + y / 90);
        const phase = y / 11 + x / 27 + drift * 1.5;
        const height = 6.5 + 3.5 * smoothNoise(x / 60 + 9, y / 40);
        const crest = Math.sin(phase + 0.55 * Math.sin(phase));
        return [
          x + Math.cos(phase) * 1,
          y + Math.cos(phase) * 2.4,
          12 + height * crest + 0.9 * smoothNoise(x / 16, y / 19),
        ];
      },
      cloth: (u, v) => [u * length, v * length * 1.15],
    }),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.6, 0.55, 0.52], keySize: 0.26, keyPower: 1.6, domePower: 0.46 }),
    camera: { eye: [-70, -230, 230], at: [-4, -12, 8], up: [0, 0, 1], angle: 25 },
  };
}
