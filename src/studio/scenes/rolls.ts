import { joinMeshes, type Mesh, sheet } from '../geometry/mesh.ts';
import type { PinkedEdge, Scene } from '../light/scene.ts';
import { valueNoise } from '../noise.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';
import {
  clothLength,
  layerPitch,
  leaveAngle,
  outerTurn,
  type Roll,
  turnLength,
  woundRadius,
} from './unrolled.ts';

/** The wound ends and the card tubes are parts of their own. */
const rollEnd = 10;
const rollTube = 20;
const core = 9.5;

/** Three rolls, one with its end run out on the table, cut by pinking shears. */
export function rolls(): Scene {
  return scene(
    [
      { part: 1, x: 0, z: 27, radius: 26.5, front: -104, length: 210, tail: 134 },
      { part: 2, x: -53.5, z: 26.4, radius: 26, front: -98, length: 204, tail: 0 },
      { part: 3, x: -26.5, z: 72.4, radius: 25.6, front: -106, length: 207, tail: 0 },
    ],
    {
      width: 1920,
      height: 1280,
      camera: { eye: [236, -500, 205], at: [50, -8, 30], up: [0, 0, 1], angle: 24 },
    },
  );
}

const single: Roll = { part: 1, x: 0, z: 27, radius: 26.5, front: -70, length: 150, tail: 92 };

/** How much of its cloth is on the roll still, mm. */
export const woundOnOneRoll = turnLength(single);

/** One roll, near. */
export function oneRoll(): Scene {
  return scene([single], {
    ...square,
    camera: { eye: [196, -318, 166], at: [51, -13, 13], up: [0, 0, 1], angle: 31.4 },
  });
}

function scene(list: readonly Roll[], view: Pick<Scene, 'width' | 'height' | 'camera'>): Scene {
  const pinked: PinkedEdge[] = list
    .filter((roll) => roll.tail > 0)
    .map((roll) => ({
      part: roll.part,
      left: -1e4,
      right: 1e4,
      bottom: -1e4,
      top: clothLength(roll) - 0.5,
      tooth: 3.2,
    }));
  return {
    mesh: joinMeshes(list.flatMap((roll) => [outerTurn(roll), woundEnd(roll), tube(roll)])),
    pinked,
    props: list.flatMap(({ part }) => [
      { part: rollEnd + part, shadeOf: part },
      { part: rollTube + part, colour: '#b48a5a' },
    ]),
    ...view,
    // The ridges of the wound ends are finer than two pixels.
    lightStep: 1,
    samples: 6,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({
      key: [-0.32, -0.56, 0.62],
      keySize: 0.24,
      keyPower: 1.45,
      domePower: 0.5,
    }),
  };
}

/** Edges of the spiral, each turn a rounded ridge that stands a little before or behind its neighbour. */
function woundEnd(roll: Roll): Mesh {
  const { x, z, radius, front, part } = roll;
  const layers = (radius - core) / layerPitch;
  return sheet({
    columns: 480,
    rows: Math.round(layers * 10),
    part: rollEnd + part,
    at(u, v) {
      const angle = u * 2 * Math.PI;
      const wound = leaveAngle - angle;
      const [nx, nz] = [Math.cos(wound), Math.sin(wound)];
      const even = core + v * (radius - layerPitch * (1 - u) - core);
      const r = even + v * (woundRadius(roll, nx, front, nz) - radius);
      const spiral = (even - core) / layerPitch - u;
      const turn = Math.floor(spiral);
      const inTurn = spiral - turn;
      const ridge = layerPitch * 0.62 * Math.sqrt(Math.max(0, 1 - (2 * inTurn - 1) ** 2));
      const at = turn + u;
      const offset =
        0.8 * valueNoise(at * 0.9, part * 7) +
        0.9 * valueNoise(at * 0.23, part * 13) +
        0.5 * valueNoise(at * 6, 3);
      // The last row runs in under the outermost turn, or one would look in between them.
      const y = v < 1 ? front + 0.5 - ridge - offset : front + 4;
      return [x + nx * r, y, z + nz * r];
    },
    cloth: (u, v) => [u * 100, v * radius],
  });
}

function tube({ x, z, front, length, part }: Roll): Mesh {
  const inner = core - 1.6;
  return sheet({
    columns: 90,
    rows: 6,
    part: rollTube + part,
    at(u, v) {
      const angle = u * 2 * Math.PI;
      // Out of the roll, over the rim of the card, and in again.
      const [r, y] = tubeSection(v, inner, front, length);
      return [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r];
    },
    cloth: (u, v) => [u * 60, v * length],
  });
}

function tubeSection(v: number, inner: number, front: number, length: number): [number, number] {
  const step = Math.round(v * 6);
  if (step <= 1) return [core, front + 3 - step * 4.2];
  if (step === 2) return [core - 0.15, front - 1.5];
  if (step === 3) return [inner + 0.15, front - 1.5];
  if (step === 4) return [inner, front - 1.2];
  return [inner, front + (step === 5 ? length * 0.5 : length)];
}
