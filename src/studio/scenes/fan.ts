import { joinMeshes, type Mesh, sheet } from '../geometry/mesh.ts';
import type { PinkedEdge, Scene } from '../light/scene.ts';
import { paperAlbedo, studioLamps } from './studio-lamps.ts';

const fanBlades = 15;
const pitch = 0.118;
const blade = { width: 48, length: 150, start: 186 } as const;

/** Swatches of a shade card spread like a hand of cards, cut off below. Part 1 lies leftmost. */
export function fan(): Scene {
  const blades: Mesh[] = [];
  const pinked: PinkedEdge[] = [];
  for (let k = 0; k < fanBlades; k++) {
    blades.push(oneBlade(k));
    pinked.push({
      part: k + 1,
      left: 1,
      right: blade.width - 1,
      bottom: 1,
      top: blade.length - 1,
      tooth: 3.1,
    });
  }
  return {
    mesh: joinMeshes(blades),
    pinked,
    width: 2880,
    height: 800,
    lightStep: 1,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [0.62, 0.42, 0.6], keySize: 0.2, keyPower: 1.5, domePower: 0.5 }),
    camera: { eye: [0, 160, 900], at: [0, 283.5, 0], up: [0, 1, 0], angle: 7.05 },
  };
}

function oneBlade(k: number): Mesh {
  const angle = (k - (fanBlades - 1) / 2) * pitch;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return sheet({
    columns: 70,
    rows: 200,
    part: k + 1,
    at(u, v) {
      const x = (u - 0.5) * blade.width;
      const y = blade.start + v * blade.length;
      // Each blade leans on its left neighbour; lying flat they would fight for the same height.
      const lean = (1 - u) * blade.width * 0.034;
      const curl = v ** 4 * (0.9 + 0.5 * Math.sin(k * 2.3)) + 0.5 * (1 - u) ** 6;
      const wave =
        0.22 * Math.sin(u * 4.1 + v * 6 + k * 1.7) + 0.16 * Math.sin(v * 11 - u * 3 + k * 2.9) * u;
      return [x * cos + y * sin, y * cos - x * sin, 0.45 + lean + curl + wave];
    },
    cloth: (u, v) => [u * blade.width, v * blade.length],
  });
}
