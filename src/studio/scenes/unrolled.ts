import { type ClothNet, clothNet } from '../geometry/cloth/cloth-net.ts';
import { type Held, layCloth } from '../geometry/cloth/lay-cloth.ts';
import type { Rod } from '../geometry/cloth/rest-on-rod.ts';
import { smoothNet } from '../geometry/cloth/smooth-net.ts';
import { type Mesh, type Part, sheet } from '../geometry/mesh.ts';
import { refineNet } from '../geometry/refine-net.ts';
import { smoothstep, type Vector } from '../geometry/vector.ts';
import { smoothNoise } from '../noise.ts';
import { thinKnit } from './cloth-bodies.ts';

export interface Roll {
  readonly part: Part;
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly front: number;
  readonly length: number;
  /** Cloth that has run out over the top and lies on the table to the right, mm; 0 of a closed roll. */
  readonly tail: number;
}

export const layerPitch = 0.9;

/** The last turn ends, and cloth that runs out leaves the roll, on its right flank. */
export const leaveAngle = 0.17;
/** From here on the cloth that runs out is laid by the solver. */
const laidFrom = 1.75;
const step = 2.1;

/** Winding never draws evenly: rings where it was tight, and soft swells between them. */
export function woundRadius({ radius, part }: Roll, nx: number, y: number, nz: number): number {
  const rings = 0.5 * smoothNoise(y / 9, part) + 0.9 * smoothNoise(y / 31, part + 4);
  const bulges = 1.1 * smoothNoise(nx * 1.9 + y / 70, nz * 1.9 + part * 5);
  return radius + rings + bulges;
}

/** The outermost turn, which alone is seen from outside, and the end that has run out of it. */
export function outerTurn(roll: Roll): Mesh {
  const net = roll.tail > 0 ? ranOut(roll) : undefined;
  const laid = net && refineNet(smoothNet(net), net.columns, net.rows);
  const laidLength = net ? net.columns * net.stepX : 0;
  const laidStart = laidStartOf(roll);
  const total = net ? laidStart + laidLength : turnLength(roll);
  return sheet({
    columns: Math.round(total / 0.75),
    rows: Math.round(roll.length / 1.2),
    part: roll.part,
    at(u, v) {
      const along = u * total;
      const past = (along - laidStart) / laidLength;
      if (!laid || past <= 0) return wound(roll, along, v);
      const share = smoothstep(0, heldColumns * step, along - laidStart);
      if (share >= 1) return laid(past, v);
      const [a, b] = [wound(roll, along, v), laid(past, v)];
      return [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share,
        a[2] + (b[2] - a[2]) * share,
      ];
    },
    // Cloth is wound along its wales.
    cloth: (u, v) => [v * roll.length, u * total],
  });
}

/** Length of cloth from the beginning of the last turn to its cut end. */
export const clothLength = (roll: Roll) => laidStartOf(roll) + columnsOf(roll) * step;

/** Of the outermost turn. */
export const turnLength = ({ radius }: Pick<Roll, 'radius'>) => 2 * Math.PI * radius;
const laidStartOf = (roll: Roll) => turnLength(roll) - (laidFrom - leaveAngle) * roll.radius;

/** On the roll, by the length wound since the last turn began. It turns with the clock, seen from the front. */
function wound(roll: Roll, along: number, v: number): Vector {
  const angle = leaveAngle - along / roll.radius;
  const nx = Math.cos(angle);
  const nz = Math.sin(angle);
  const y = roll.front + v * roll.length + wandering(roll, along);
  const inside = layerPitch * Math.max(0, 1 - along / turnLength(roll));
  const r = woundRadius(roll, nx, y, nz) - inside;
  return [roll.x + nx * r, y, roll.z + nz * r];
}

/** Turns lie a little before or behind one another. */
const wandering = ({ part }: Roll, along: number) => 1.6 * smoothNoise(along / 34, part) - 0.7;

const heldColumns = 9;
/** Where the run-out cloth meets the table it bends with this radius before it is let go. */
const foot = 15;

const columnsOf = (roll: Roll) => Math.round(startPath(roll).length / step);

/** Drawn out over the top of the roll, let go, and come to rest. */
export function ranOut(roll: Roll): ClothNet {
  const columns = columnsOf(roll);
  const rows = Math.round(roll.length / step);
  const width = columns * step;
  const path = startPath(roll);
  const laidStart = laidStartOf(roll);
  const net = clothNet(
    { columns, rows, width, height: roll.length },
    thinKnit,
    (u, v) =>
      u * columns <= heldColumns ? wound(roll, laidStart + u * width, v) : path.at(u * width, v),
    (u, v) => curl(u * width, v * roll.length, width, roll.length),
  );
  const rod: Rod = {
    x: roll.x,
    z: roll.z,
    radius: (nx, y, nz) => woundRadius(roll, nx, y, nz) - thinKnit.thickness / 2,
  };
  const held: Held[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i < heldColumns; i++) {
      const point = j * (columns + 1) + i;
      const [x = 0, y = 0, z = 0] = net.position.subarray(point * 3);
      held.push({ point, at: [x, y, z] });
    }
  layCloth(net, { seconds: 0.8, ground: (x, y) => swells(x - roll.x, y), rod, hold: () => held });
  return net;
}

/** Round the roll, down, and out on the table, where it is pushed together a little. */
function startPath(roll: Roll) {
  const { radius, front, length, tail } = roll;
  const x0 = roll.x + Math.cos(leaveAngle) * radius;
  const z0 = roll.z + Math.sin(leaveAngle) * radius;
  const onRoll = (laidFrom - leaveAngle) * radius;
  const edge = front + wandering(roll, turnLength(roll) - onRoll);
  const steep = Math.PI / 2 - leaveAngle;
  const fall = (z0 - 1 - foot * (1 - Math.cos(steep))) / Math.cos(leaveAngle);
  const bend = foot * steep;
  const landed = onRoll + fall + bend;
  const landedX = x0 + fall * Math.sin(leaveAngle) + foot * Math.sin(steep);
  return {
    length: landed + tail,
    at(along: number, v: number): Vector {
      const y = edge + v * length;
      if (along <= onRoll) {
        const angle = laidFrom - along / radius;
        return [
          roll.x + Math.cos(angle) * (radius + 1),
          y,
          roll.z + Math.sin(angle) * (radius + 1),
        ];
      }
      if (along <= onRoll + fall) {
        const t = along - onRoll;
        return [x0 + 1 + t * Math.sin(leaveAngle), y, z0 - t * Math.cos(leaveAngle)];
      }
      if (along <= landed) {
        const left = (landed - along) / foot;
        return [landedX + 1 - foot * Math.sin(left), y, 1 + foot * (1 - Math.cos(left))];
      }
      return onTable(along - landed, y, landedX + 1);
    },
  };
}

/** A hand draws it out a little aslant. */
const aslant = 0.07;

function onTable(t: number, y: number, from: number): Vector {
  return [from + t * 0.985, y - aslant * t, 2 + swells(from + t, y)];
}

/** Cloth that was wound lies in shallow swells with air below; the table bears them for it. */
function swells(x: number, y: number): number {
  const lengthwise = smoothNoise((y + x * 0.3) / 21 + 2, x / 85);
  const across = smoothNoise((x * 0.9 + y * 0.4) / 24 + 7, (y * 0.9 - x * 0.4) / 60);
  const away = smoothstep(42, 70, x);
  return away * Math.max(0, 1.2 + 8 * lengthwise + 6.5 * across);
}

/** The cut end and the selvedges curl, here more and there less. */
function curl(x: number, y: number, width: number, length: number): readonly [number, number] {
  const edge = (distance: number, reach: number) => Math.max(0, 1 - distance / reach);
  const uneven = (along: number, row: number) => 0.5 + 1.6 * smoothNoise(along / 26, row);
  return [
    0.14 * edge(width - x, 13) * uneven(y, 1),
    0.05 * (edge(y, 9) * uneven(x, 2) + edge(length - y, 9) * uneven(x, 3)),
  ];
}
