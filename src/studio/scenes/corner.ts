import { type ClothNet, clothNet } from '../geometry/cloth/cloth-net.ts';
import { layCloth } from '../geometry/cloth/lay-cloth.ts';
import { smoothNet } from '../geometry/cloth/smooth-net.ts';
import { sheet } from '../geometry/mesh.ts';
import { refineNet } from '../geometry/refine-net.ts';
import { smoothstep, type Vector } from '../geometry/vector.ts';
import type { Scene } from '../light/scene.ts';
import { smoothNoise } from '../noise.ts';
import { limpKnit } from './cloth-bodies.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const side = 216;
const points = 116;
/** Where its lower left end lies; it runs out of the frame there. */
const from = -128;
/** Across the fold, toward the corner. */
const crease = { x: 0.79, y: 0.613 } as const;
const creaseAt = 38;

/** Cloth lying open with one corner turned back, so that face and back are seen together. */
export function corner(): Scene {
  const net = turnedBack();
  const at = refineNet(smoothNet(net), points, points);
  return {
    mesh: sheet({
      columns: points * 3,
      rows: points * 3,
      part: 1,
      at(u, v) {
        const [x, y, z] = at(u, v);
        return [x, y, z - limpKnit.thickness / 2 + 0.4];
      },
      cloth: (u, v) => [u * side, v * side],
    }),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.7, 0.4, 0.5], keySize: 0.2, keyPower: 1.6, domePower: 0.46 }),
    camera: { eye: [-30, -190, 300], at: [6, -6, 0], up: [0, 0, 1], angle: 24 },
  };
}

/** A hand has laid the corner over and let it go: it sinks on the cloth below and keeps a soft roll. */
export function turnedBack(): ClothNet {
  const net = clothNet(
    { columns: points, rows: points, width: side, height: side },
    limpKnit,
    start,
    curl,
  );
  layCloth(net, { seconds: 0.6, ground: swells });
  return net;
}

/** Cut edges curl, here more and there less; what is turned back remembers how it was carried. */
function curl(u: number, v: number): readonly [number, number] {
  const x = u * side;
  const y = v * side;
  const right = Math.max(0, 1 - (side - x) / 10);
  const top = Math.max(0, 1 - (side - y) / 10);
  const past = pastCrease(from + x, from + y);
  // Turned over a hand, the roll keeps its round; the flap beyond it keeps small dents.
  const loose = 1 + 0.9 * smoothNoise(alongCrease(x, y) / 32, 1);
  const roll = 0.17 * loose * smoothstep(-4, 2, past) * (1 - smoothstep(18, 26, past));
  const free = smoothstep(26, 46, past);
  return [
    roll * crease.x ** 2 +
      free * 0.3 * smoothNoise(x / 17, y / 30) +
      right * (0.03 + 0.1 * smoothNoise(y / 24, 3)),
    roll * crease.y ** 2 +
      free * 0.26 * smoothNoise(x / 27 + 9, y / 18) +
      top * (0.04 + 0.12 * smoothNoise(x / 27, 7)),
  ];
}

/** Shaken out and let down, cloth lies in shallow swells with air below; the table bears them for it. */
function swells(x: number, y: number): number {
  const aslant = smoothNoise((x * 0.5 + y * 0.86) / 27 + 3, (y * 0.5 - x * 0.86) / 96);
  const across = smoothNoise((x * 0.94 - y * 0.34) / 33 + 8, (x * 0.34 + y * 0.94) / 120);
  return Math.max(0, 1.8 + 7 * aslant + 5 * across);
}

const pastCrease = (x: number, y: number) => x * crease.x + y * crease.y - creaseAt;
const alongCrease = (x: number, y: number) => y * crease.x - x * crease.y;

function start(u: number, v: number): Vector {
  const x = from + u * side;
  const y = from + v * side;
  const flat = 2 + swells(x, y);
  const past = pastCrease(x, y);
  if (past <= 0) return [x, y, flat];
  const along = alongCrease(x, y);
  const radius = 6.5 + 3.4 * smoothNoise(along / 38, 4);
  const half = Math.PI * radius;
  const turned = Math.min(past, half);
  const angle = turned / radius;
  const forward = Math.sin(angle) * radius - (past - turned);
  const over = past - turned;
  const wave = over > 0 ? 2.4 * smoothNoise(along / 30, over / 26) * Math.min(1, over / 20) : 0;
  const shift = forward - past;
  return [x + crease.x * shift, y + crease.y * shift, flat + radius * (1 - Math.cos(angle)) + wave];
}
