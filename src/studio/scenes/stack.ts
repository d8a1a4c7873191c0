import { joinMeshes, type Mesh } from '../geometry/mesh.ts';
import { ribbon } from '../geometry/ribbon.ts';
import type { Scene } from '../light/scene.ts';
import { randomStream } from '../../loom/index.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const stackPieces = 6;
const layers = 3;
const shrink = 0.62;

/** Folded lengths on top of one another; part 1 lies lowest. */
export function stack(): Scene {
  const meshes: Mesh[] = [];
  const random = randomStream(11);
  let floor = 1;
  for (let piece = 0; piece < stackPieces; piece++) {
    const thickness = 2.3 + random() * 0.5;
    const height = layers * 2 * thickness;
    meshes.push(...foldedPiece(piece, floor, thickness, random));
    floor += height + 0.25;
  }
  const s = shrink;
  return {
    mesh: scaled(joinMeshes(meshes), s),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [0.35, -0.62, 0.62], keySize: 0.22, keyPower: 1.5, domePower: 0.48 }),
    camera: {
      eye: [640 * s, -420 * s, 290 * s],
      at: [-8 * s, 2 * s, 34 * s],
      up: [0, 0, 1],
      angle: 23.6,
    },
  };
}

function foldedPiece(
  piece: number,
  floor: number,
  thickness: number,
  random: () => number,
): Mesh[] {
  const depth = 180 + random() * 8;
  const shift = (random() - 0.5) * 7;
  const phase = random() * 9;
  const width = 232 + random() * 10;
  const startY = -width / 2 + (random() - 0.5) * 8;
  const middle = floor + layers * thickness;
  return Array.from({ length: layers }, (_, layer) => {
    const radius = (layer + 0.5) * thickness * 0.98;
    const back = -depth / 2 + (layers - layer) * 1.2 + random() * 2;
    const nose = depth / 2 - (layers - layer) * 0.3;
    return ribbon({
      outline: foldOutline(back + shift, nose + shift, middle, radius),
      width: width - (layers - 1 - layer) * 0.6,
      rows: 90,
      part: piece + 1,
      startY,
      wobble: (along, across) => [
        1.5 * Math.sin(across * 2.6 + phase) + 0.5 * Math.sin(across * 7 + phase * 2),
        0.5 * Math.sin(along * 0.05 + phase + layer),
        0.38 * Math.sin(across * 4 + phase + along * 0.02) +
          0.22 * Math.sin(across * 9 - along * 0.035 + piece),
      ],
    });
  });
}

/** In at the bottom, round the nose, back over the top. */
function foldOutline(
  back: number,
  nose: number,
  middle: number,
  radius: number,
): [number, number][] {
  const outline: [number, number][] = [];
  const straight = 70;
  const turn = 24;
  for (let i = 0; i <= straight; i++) {
    const t = i / straight;
    outline.push([back + (nose - back) * t, middle - radius * (0.94 + 0.06 * t)]);
  }
  for (let i = 1; i < turn; i++) {
    const a = (i / turn) * Math.PI;
    outline.push([nose + Math.sin(a) * radius * 1.25, middle - Math.cos(a) * radius]);
  }
  for (let i = straight; i >= 0; i--) {
    const t = i / straight;
    outline.push([back + (nose - back) * t, middle + radius * (0.94 + 0.06 * t)]);
  }
  return outline;
}

function scaled(mesh: Mesh, factor: number): Mesh {
  return {
    ...mesh,
    position: mesh.position.map((value) => value * factor),
    uv: mesh.uv.map((value) => value * factor),
  };
}
