import { type ClothNet, clothNet } from '../geometry/cloth/cloth-net.ts';
import { heightOver } from '../geometry/cloth/height-over.ts';
import { layCloth } from '../geometry/cloth/lay-cloth.ts';
import { smoothNet } from '../geometry/cloth/smooth-net.ts';
import { joinMeshes, type Mesh, type Part, sheet } from '../geometry/mesh.ts';
import { refineNet } from '../geometry/refine-net.ts';
import type { PinkedEdge, Scene } from '../light/scene.ts';
import { smoothNoise } from '../noise.ts';
import { limpKnit } from './cloth-bodies.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const side = 92;
const points = 56;
/** Between two swatches that lie on one another, middle to middle. */
const layer = 0.8;

interface SwatchPlace {
  readonly part: Part;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  /** How much the corner at the top right lifts. */
  readonly lift: number;
}

/** Pinked swatches on paper, the last on top, their edges curling a little. */
export function laidSwatches(places: readonly SwatchPlace[], angle: number): Scene {
  const nets = laidOneByOne(places);
  return {
    mesh: joinMeshes(nets.map((net, i) => swatchMesh(net, places[i]!.part))),
    pinked: places.map(({ part }) => pinking(part)),
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.62, 0.6, 0.46], keySize: 0.15, keyPower: 1.7, domePower: 0.44 }),
    camera: { eye: [-14, -104, 322], at: [1, -2, 1], up: [0, 1, 0], angle },
  };
}

/** Each is let down on those before it. */
export function laidOneByOne(places: readonly SwatchPlace[]): readonly ClothNet[] {
  const nets: ClothNet[] = [];
  for (const place of places) {
    const below = heightOver(nets, layer);
    const ground = (x: number, y: number) => Math.max(below(x, y), swells(x, y, place.part));
    const net = clothNet(
      { columns: points, rows: points, width: side, height: side },
      limpKnit,
      (u, v) => {
        const x = (u - 0.5) * side;
        const y = (v - 0.5) * side;
        const cos = Math.cos(place.turn);
        const sin = Math.sin(place.turn);
        return [x * cos - y * sin + place.x, x * sin + y * cos + place.y, 5];
      },
      (u, v) => curl(u, v, place),
    );
    layCloth(net, { seconds: 0.6, ground });
    nets.push(net);
  }
  return nets;
}

/** A warp knit curls at its cut edges, most across the wales; never evenly. */
function curl(u: number, v: number, { part, lift }: SwatchPlace): readonly [number, number] {
  const [x, y] = [u * side, v * side];
  const edge = (from: number, reach: number) => Math.max(0, 1 - from / reach);
  const uneven = (along: number, row: number) =>
    0.5 + 1.7 * smoothNoise(along / 21, part * 7 + row);
  // Others lie on those that lift less, and press their edges down.
  const free = 0.4 + 0.6 * lift;
  const corner = edge(Math.hypot(side - x, side - y), 46) * 0.1 * lift;
  return [
    corner + free * 0.09 * (edge(x, 13) * uneven(y, 1) + edge(side - x, 13) * uneven(y, 2)),
    corner + free * 0.15 * (edge(y, 15) * uneven(x, 3) + edge(side - y, 15) * uneven(x, 4)),
  ];
}

/** Cloth that was folded lies in shallow swells with air below; the table bears them for it. */
function swells(x: number, y: number, part: Part): number {
  const aslant = smoothNoise((x * 0.6 + y * 0.8) / 19 + part * 5, (y * 0.6 - x * 0.8) / 60);
  return Math.max(0, 0.6 + 3.6 * aslant + 2.4 * smoothNoise(x / 24 + 3, y / 40 + part));
}

function swatchMesh(net: ClothNet, part: Part): Mesh {
  const at = refineNet(smoothNet(net), points, points);
  return sheet({
    columns: points * 4,
    rows: points * 4,
    part,
    at(u, v) {
      const [x, y, z] = at(u, v);
      return [x, y, z - limpKnit.thickness / 2 + layer / 2];
    },
    cloth: (u, v) => [u * side, v * side],
  });
}

const pinking = (part: Part): PinkedEdge => ({
  part,
  left: 0.5,
  right: side - 0.5,
  bottom: 0.5,
  top: side - 0.5,
  tooth: 3,
});
