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
        const phase = y / 10.5 + x / 46 + drift * 3.2;
        const height = 7 + 5 * valueNoise(x / 80 + 9, y / 44);
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
