import { joinMeshes, type Mesh, type Part, sheet } from '../geometry/mesh.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { smoothstep } from '../geometry/vector.ts';
import type { PinkedEdge, Scene } from '../light/scene.ts';
import { valueNoise } from '../noise.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

interface Roll {
  readonly part: Part;
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly front: number;
  readonly length: number;
  /** Cloth unrolled on the table to the right, mm. */
  readonly tail?: number;
}

/** The wound ends and the card tubes are parts of their own. */
const rollEnd = 10;
const rollTube = 20;
const core = 9.5;
const layerPitch = 0.9;

/** Three rolls, one with its end run out on the table, cut by pinking shears. */
export function rolls(): Scene {
  return scene(
    [
      { part: 1, x: 0, z: 27, radius: 26.5, front: -104, length: 210, tail: 190 },
      { part: 2, x: -53.5, z: 26.4, radius: 26, front: -98, length: 204 },
      { part: 3, x: -26.5, z: 72.4, radius: 25.6, front: -106, length: 207 },
    ],
    {
      width: 1920,
      height: 1280,
      camera: { eye: [236, -500, 205], at: [52, -8, 30], up: [0, 0, 1], angle: 24 },
    },
  );
}

/** One roll, near. */
export function oneRoll(): Scene {
  return scene([{ part: 1, x: 0, z: 27, radius: 26.5, front: -70, length: 150, tail: 170 }], {
    ...square,
    camera: { eye: [170, -330, 150], at: [26, -20, 14], up: [0, 0, 1], angle: 29 },
  });
}

function scene(list: readonly Roll[], view: Pick<Scene, 'width' | 'height' | 'camera'>): Scene {
  const pinked: PinkedEdge[] = list
    .filter((roll) => roll.tail)
    .map((roll) => ({
      part: roll.part,
      left: -1e4,
      right: 1e4,
      bottom: -1e4,
      top: turnLength(roll) + roll.tail! - 1,
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
    lamps: studioLamps({ key: [0.5, -0.6, 0.66], keySize: 0.24, keyPower: 1.45, domePower: 0.5 }),
  };
}

const turnLength = ({ radius }: Roll) => 2 * Math.PI * (radius - layerPitch / 2);

/** Only the outermost turn is ever seen from outside; it leaves the roll at its lowest point. */
function outerTurn(roll: Roll): Mesh {
  const { x, z, radius, tail = 0 } = roll;
  const outline: [number, number][] = [];
  const steps = 260;
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps - 0.25) * 2 * Math.PI;
    const r = radius - layerPitch * (1 - i / steps);
    outline.push([x + Math.cos(angle) * r, z + Math.sin(angle) * r]);
  }
  const [lastX, lastZ] = outline.at(-1)!;
  for (let i = 1; tail && i <= 160; i++) {
    const along = (i / 160) * tail;
    const wave = 2.1 * Math.sin((i / 160) * 6.5) ** 2 * smoothstep(0.12, 0.4, i / 160);
    outline.push([lastX + along, 0.6 + (lastZ - 0.6) * Math.exp(-along / 7) + wave]);
  }
  return ribbon({
    outline,
    width: roll.length,
    rows: 110,
    part: roll.part,
    startY: roll.front,
    wobble: (along, across) => [
      0.25 * Math.sin(across * 6 + along * 0.02),
      0.35 * Math.sin(along * 0.06),
      0.22 * Math.sin(across * 9 + along * 0.03) + 0.12 * Math.sin(across * 23 + along * 0.05),
    ],
  });
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
      const r = core + v * (radius - core);
      const spiral = v * layers - u;
      const turn = Math.floor(spiral);
      const inTurn = spiral - turn;
      const ridge = layerPitch * 0.62 * Math.sqrt(Math.max(0, 1 - (2 * inTurn - 1) ** 2));
      const at = turn + u;
      const offset =
        0.8 * valueNoise(at * 0.9, part * 7) +
        0.9 * valueNoise(at * 0.23, part * 13) +
        0.5 * valueNoise(at * 6, 3);
      const wound = angle - Math.PI / 2;
      return [x + Math.cos(wound) * r, front + 0.5 - ridge - offset, z + Math.sin(wound) * r];
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
