import { sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';
import { valueNoise } from '../random.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const length = 340;

/** A length pushed together on the table: round parallel waves running across the frame. */
export function waves(): Scene {
  return {
    mesh: sheet({
      columns: 500,
      rows: 500,
      part: 1,
      at(u, v) {
        const x = (u - 0.5) * length;
        const y = (v - 0.5) * length * 0.8;
        const drift = 0.55 * valueNoise(x / 120, y / 160) + 0.2 * Math.sin(x / 70);
        const phase = y / 33 + x / 150 + drift * 2.4;
        const height = 7.5 + 4 * valueNoise(x / 90 + 9, Math.floor(phase / (2 * Math.PI)) * 3.1);
        const crest = Math.sin(phase + 0.5 * Math.sin(phase));
        return [
          x,
          y + Math.cos(phase) * 2.4,
          12 + height * crest + 0.8 * valueNoise(x / 16, y / 19),
        ];
      },
      cloth: (u, v) => [u * length, v * length],
    }),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.35, 0.72, 0.5], keySize: 0.26, keyPower: 1.6, domePower: 0.46 }),
    camera: { eye: [-70, -230, 210], at: [-4, -12, 8], up: [0, 0, 1], angle: 27 },
  };
}
