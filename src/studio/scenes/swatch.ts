import { joinMeshes, type Mesh, moveMesh, type Part, sheet } from '../geometry/mesh.ts';
import { smoothstep } from '../geometry/vector.ts';
import type { PinkedEdge, Scene } from '../light/scene.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const side = 96;

/** One pinked swatch on paper, a corner lifting. */
export function swatch(): Scene {
  return table([place(piece(1, 7), -0.08, 0, 0, 0)], [pinking(1)]);
}

function table(meshes: readonly Mesh[], pinked: readonly PinkedEdge[]): Scene {
  return {
    mesh: joinMeshes(meshes),
    pinked,
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.62, 0.6, 0.5], keySize: 0.13, keyPower: 1.7, domePower: 0.44 }),
    camera: { eye: [1, -26, 340], at: [1, -2, 0], up: [0, 1, 0], angle: 18.6 },
  };
}

function piece(part: Part, lift: number): Mesh {
  return sheet({
    columns: 200,
    rows: 200,
    part,
    at(u, v) {
      const corner = smoothstep(0.6, 1, (u + v) / 2) ** 2 * lift * 1.5;
      const other = smoothstep(0.75, 1, 1 - (u + v) / 2) ** 2 * lift * 0.45;
      const wave =
        0.9 * Math.sin(u * 5 + v * 2.2 + part) ** 2 * Math.sin(v * 4.1 + 0.4) ** 2 +
        0.3 * Math.sin(u * 8 - v * 5 + part) ** 2;
      return [
        (u - 0.5) * side - corner * 0.25,
        (v - 0.5) * side - corner * 0.3,
        0.6 + corner + other + wave,
      ];
    },
    cloth: (u, v) => [u * side, v * side],
  });
}

const pinking = (part: Part): PinkedEdge => ({
  part,
  left: 3,
  right: side - 3,
  bottom: 3,
  top: side - 3,
  tooth: 3,
});

function place(mesh: Mesh, angle: number, dx: number, dy: number, dz: number): Mesh {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return moveMesh(mesh, ([x, y, z]) => [x * cos - y * sin + dx, x * sin + y * cos + dy, z + dz]);
}
