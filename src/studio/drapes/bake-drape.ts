import {
  type DrapeHead,
  horizons,
  onceDirections,
  packDrape,
  planeOf,
} from '../../light/drape/drape-file.ts';
import { normalise, type Vector } from '../geometry/vector.ts';
import { channel, lightChannels } from '../light/bake.ts';
import { buildBvh } from '../light/bvh.ts';
import { openDome } from '../light/dome.ts';
import type { Lamps, Scene } from '../light/scene.ts';
import { lightTracer } from '../light/trace-light.ts';
import { bakeKey } from '../pictures/recipe-hash.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';
import { type DrapeNet, drapeNet, thinSheet } from './drape-net.ts';
import { smoothPlane } from './smooth-plane.ts';
import { horizonTracer } from './trace-horizon.ts';

/** Rays for what is seen as it is, and for what has visited cloth before. */
const samples = { studio: 128, dome: 48, turned: 20, below: 48 } as const;
/** Off the cloth, as the camera's rays are. */
const lift = 0.09;

/** How finely each plane is kept: a hundredth of a millimetre, a degree, less light than the eye parts. */
const steps = { position: 0.008, horizon: Math.PI / 180, light: 0.008, bounced: 0.012 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

/**
 * A scene of one sheet as a page can hang any cloth into it: where the sheet is, and which light every vertex gets
 * from wherever the lamp may stand. Any dye and any fabric come later. The same scene gives the same bytes.
 */
export function bakeDrape(id: SceneId, onRow: (share: number) => void = () => {}): Uint8Array {
  const scene = sceneBook[id].build();
  const { camera, lamps } = scene;
  const net = drapeNet(scene);
  const planes = traceNet(scene, net, onRow);
  const lows = planes.map((plane) => Math.min(...seenOf(net, plane)));
  const stepOf = (at: number) =>
    at < planeOf.horizon
      ? steps.position
      : at < planeOf.dome
        ? steps.horizon
        : at < planeOf.onceDome
          ? steps.light
          : steps.bounced;
  const key = normalise(lamps.key);
  const { vertices: _, ...shape } = net;
  const head: DrapeHead = {
    scene: bakeKey(id),
    ...shape,
    camera,
    key,
    keySize: lamps.keySize,
    keyPower: lamps.keyPower,
    open: [lamps.keyPower * key[2], lamps.domePower * openDome],
    sheer: scene.sheer ?? 0,
    planes: lows.map((low, at) => ({ low, step: stepOf(at) })),
  };
  return packDrape(
    head,
    planes.map((plane, at) =>
      Int32Array.from(plane, (value) => Math.round((value - lows[at]!) / stepOf(at))),
    ),
  );
}

/** Value by value, plane by plane, in the order of the file. */
function traceNet(scene: Scene, net: DrapeNet, onRow: (share: number) => void): Float32Array[] {
  const mesh = thinSheet(scene.mesh);
  const bvh = buildBvh(mesh);
  const { lamps } = scene;
  const tracer = (count: number, changed: Partial<Lamps>) =>
    lightTracer(
      { ...scene, mesh, samples: count, lamps: { ...lamps, ...changed } },
      bvh,
      undefined,
    );
  const studio = tracer(samples.studio, {});
  const domeOnly = tracer(samples.dome, { keyPower: 0 });
  const turned = Array.from({ length: onceDirections }, (_, at) =>
    tracer(samples.turned, { key: turnedKey(lamps.key, at / onceDirections), domePower: 0 }),
  );
  const ground = scene.sheer ? tracer(samples.below, {}) : undefined;
  const horizon = horizonTracer(scene, bvh);
  const light = new Float32Array(lightChannels);
  const gather = (trace: typeof studio, place: Place, seed: number) => {
    light.fill(0);
    trace(place, light, 0, seed);
    return light;
  };
  const planes = Array.from(
    { length: planeOf.below + (ground ? 3 : 0) },
    () => new Float32Array(net.vertices.length),
  );
  const wide = net.columns + 1;
  for (let k = 0; k < net.vertices.length; k++) {
    const [first, last] = net.seen[Math.floor(k / wide)]!;
    if (k % wide === 0) onRow(k / net.vertices.length);
    if (k % wide < first || k % wide > last) continue;
    const place = placeOf(scene, net.vertices[k]!);
    const seed = k * 7919 + 1;
    const write = (plane: number, value: number) => (planes[plane]![k] = value);
    scene.mesh.position
      .subarray(net.vertices[k]! * 3, net.vertices[k]! * 3 + 3)
      .forEach((value, axis) => write(axis, value));
    for (let d = 0; d < horizons; d++) write(planeOf.horizon + d, horizon(place, d, k * 13 + d));
    gather(studio, place, seed);
    write(planeOf.dome, light[channel.dome]!);
    write(planeOf.domeX, light[channel.domeX]!);
    write(planeOf.domeY, light[channel.domeY]!);
    write(planeOf.domeZ, light[channel.domeZ]!);
    write(planeOf.twice, light[channel.twice]!);
    write(planeOf.onceDome, gather(domeOnly, place, seed)[channel.once]!);
    turned.forEach((trace, at) =>
      write(planeOf.once + at, gather(trace, place, seed + at)[channel.once]!),
    );
    if (!ground) continue;
    gather(ground, groundBehind(scene, net.vertices[k]!), seed);
    write(planeOf.below, Math.max(0, light[channel.keyZ]!));
    write(planeOf.below + 1, light[channel.dome]!);
    write(planeOf.below + 2, light[channel.once]!);
  }
  return planes.map((plane, at) => (at < 3 ? plane : smoothPlane(plane, net)));
}

function seenOf({ columns, seen }: DrapeNet, plane: Float32Array): number[] {
  return seen.flatMap(([first, last], j) => [
    ...plane.subarray(j * (columns + 1) + first, j * (columns + 1) + last + 1),
  ]);
}

/** The soft box carried round the table. */
function turnedKey(key: Vector, turn: number): Vector {
  const angle = turn * 2 * Math.PI;
  const [x, y, z] = normalise(key);
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z];
}

/** A little above the side that the camera sees. */
function placeOf({ mesh, camera: { eye } }: Scene, vertex: number): Place {
  const [x, y, z] = mesh.position.subarray(vertex * 3, vertex * 3 + 3) as unknown as Vector;
  const [nx, ny, nz] = mesh.normal.subarray(vertex * 3, vertex * 3 + 3) as unknown as Vector;
  const side = nx * (eye[0] - x) + ny * (eye[1] - y) + nz * (eye[2] - z) < 0 ? -1 : 1;
  const up = side * lift;
  return {
    x: x + nx * up,
    y: y + ny * up,
    z: z + nz * up,
    nx: nx * side,
    ny: ny * side,
    nz: nz * side,
  };
}

/** Where the camera meets the ground when it looks through the cloth there. */
function groundBehind({ mesh, camera: { eye } }: Scene, vertex: number): Place {
  const [x, y, z] = mesh.position.subarray(vertex * 3, vertex * 3 + 3) as unknown as Vector;
  const on = eye[2] / (eye[2] - z);
  return {
    x: eye[0] + (x - eye[0]) * on,
    y: eye[1] + (y - eye[1]) * on,
    z: 0.01,
    nx: 0,
    ny: 0,
    nz: 1,
  };
}
