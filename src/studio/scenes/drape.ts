import { sheet } from '../geometry/mesh.ts';
import { refineNet } from '../geometry/refine-net.ts';
import { settle } from '../geometry/settle.ts';
import type { Scene } from '../light/scene.ts';
import type { BodyName } from './cloth-bodies.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

export interface DrapeOptions {
  /** Shifts the crests, so that two drapes are not the same cloth. */
  readonly variant: number;
  /** Millimetres of cloth for each millimetre as first modelled; small cloth shows its stitches. */
  readonly scale: number;
  /** Cloth that holds, where nothing is said. */
  readonly body?: keyof typeof falls;
  readonly sheer?: number;
  readonly width?: number;
  readonly height?: number;
}

const net = { columns: 150, rows: 140, width: 520, height: 470 } as const;

interface Fall {
  /** Folds across the frame, measured by those of cloth that holds. */
  readonly count: number;
  /** Resistance to bending, as `settle` takes it. */
  readonly bend: number;
}

/** Nothing that is let down over padding stands: firm cloth is shown in other scenes. */
const falls: Readonly<Record<Exclude<BodyName, 'stands'>, Fall>> = {
  falls: { count: 1.35, bend: 0.04 },
  holds: { count: 1, bend: 0.16 },
};

/** Cloth let down over soft padding: long full folds with smaller ones between; fills the frame. */
export function drape({
  variant,
  scale,
  body = 'holds',
  sheer,
  width = square.width,
  height = square.height,
}: DrapeOptions): Scene {
  const fall = falls[body];
  const spread = { x: net.width * 0.8, y: net.height * 0.95 };
  const padding = (x: number, y: number) =>
    24 + 14 * crests(x / spread.x + 0.5, y / spread.y + 0.5, variant, fall.count);
  const points = settle({
    ...net,
    steps: 150,
    bend: fall.bend,
    gravity: -0.1,
    start(u, v) {
      const x = (u - 0.5) * spread.x;
      const y = (v - 0.5) * spread.y;
      return [x, y, 3 + padding(x, y) + wrinkles(u + variant * 0.37, v)];
    },
    floor: (x, y) => Math.max(0.8, padding(x, y) * 0.7 - 2),
  });
  const at = refineNet(points, net.columns, net.rows);
  const mesh = sheet({
    columns: net.columns * 4,
    rows: net.rows * 4,
    part: 1,
    at(u, v) {
      const [x, y, z] = at(u, v);
      return [x * scale, y * scale, z * scale + 0.5];
    },
    cloth: (u, v) => [u * net.width * scale, v * net.height * scale],
  });
  return {
    mesh,
    pinked: [],
    width,
    height,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({
      key: variant % 2 ? [0.78, 0.3, 0.48] : [-0.8, 0.22, 0.46],
      keySize: 0.3,
      keyPower: 1.6,
      domePower: 0.46,
    }),
    camera: {
      eye: [30 * scale, -260 * scale, 390 * scale],
      at: [4 * scale, -4 * scale, 18 * scale],
      up: [0.3, 0.3, 1],
      angle: 26 * Math.min(1, (height / width) * 1.06),
    },
    ...(sheer ? { sheer } : {}),
  };
}

function crests(u: number, v: number, variant: number, count: number): number {
  const p = variant * 1.7;
  const along =
    u * 0.95 + v * 0.42 + 0.12 * Math.sin(v * 4.2 + 1 + p) + 0.045 * Math.sin(u * 8 + v * 6 + p);
  const swell = 0.5 + 0.5 * Math.sin(v * 3.1 + u * 4.3 + 0.4 + p);
  return (
    ridge(along * 4.6 * count + p * 0.3) * (0.5 + 0.5 * swell) +
    0.38 * ridge(along * 8.3 * count + 0.3 + 0.35 * Math.sin(v * 4 + p)) * (1.15 - swell) +
    0.35 * Math.sin((v * 2.1 - u * 1.4) * 3.77 + p)
  );
}

/** Steeper on one side, as cloth falls. */
function ridge(phase: number): number {
  const q = phase * 6.2832;
  const s = Math.sin(q + 0.95 * Math.sin(q + 0.6));
  return s > 0 ? s ** 0.9 * 1.1 : s * 0.8;
}

function wrinkles(u: number, v: number): number {
  return (
    3.2 * Math.sin(u * 52 + v * 17 + 3 * Math.sin(v * 9)) * Math.sin(v * 7 + u * 3) +
    1.5 * Math.sin(u * 31 - v * 44 + 2 * Math.sin(u * 11))
  );
}
