import { foldedLength, type FoldedLength, noseWanders } from '../geometry/folded-length.ts';
import { joinMeshes } from '../geometry/mesh.ts';
import { type Height, pileUp } from '../geometry/pile.ts';
import { smoothstep } from '../geometry/vector.ts';
import type { Scene } from '../light/scene.ts';
import { randomStream } from '../../loom/index.ts';
import { smoothNoise } from '../noise.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const pieces = 6;
const layers = 6;

/** Lengths folded by hand, one on the other; part 1 lies lowest. */
export function stack(): Scene {
  return {
    mesh: joinMeshes(stackedLengths().flatMap(foldedLength)),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [0.2, -0.72, 0.62], keySize: 0.22, keyPower: 1.5, domePower: 0.48 }),
    camera: { eye: [380, -268, 204], at: [0, 2, 20], up: [0, 0, 1], angle: 23.4 },
  };
}

/** From the lowest up. */
export function stackedLengths(): readonly FoldedLength[] {
  const places = placesOf();
  const heights = pileUp(
    places.flatMap(({ depth }, piece) =>
      Array.from({ length: layers }, (_, layer) => gapOf(piece, layer, depth)),
    ),
  );
  return places.map((place, piece) => ({
    ...place,
    part: piece + 1,
    layers: heights.slice(piece * layers, (piece + 1) * layers),
    borne: piece === 0 ? () => Infinity : reachOf(places[piece - 1]!, piece),
  }));
}

function placesOf() {
  const random = randomStream(11);
  const about = (middle: number, spread: number) => middle + (random() - 0.5) * spread;
  return Array.from({ length: pieces }, () => ({
    depth: about(116, 7),
    width: about(148, 8),
    x: about(0, 7),
    y: about(0, 8),
    turn: about(0, 0.07),
  }));
}

/** What lies above presses the layers together; toward the nose there is air between them. */
function gapOf(piece: number, layer: number, depth: number): Height {
  const above = (pieces - 1 - piece) / (pieces - 1);
  const thickness = layer === 0 && piece === 0 ? 0.6 : 1.3 - 0.35 * above;
  const air = 0.34 - 0.16 * above;
  const row = piece * layers + layer;
  return (x, y) =>
    thickness *
    (1 +
      0.5 * smoothNoise(x / 33 + row * 3.3, y / 41 + row) +
      air *
        smoothstep(depth / 2 - 60, depth / 2 + 8, x) *
        (1 + 1.6 * smoothNoise(y / 44, piece * 5)));
}

/** The tip of its nose. */
const reachOf =
  ({ depth, x }: { readonly depth: number; readonly x: number }, part: number) =>
  (y: number) =>
    x + depth / 2 + noseWanders(y, part) + 3;
