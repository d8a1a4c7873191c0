import type { Bvh } from './bvh.ts';
import { buildBvh } from './bvh.ts';
import {
  backBit,
  type BakeLayer,
  type BakeSize,
  lightChannels,
  type LightBake,
  lightSize,
  type RawLayer,
} from './bake.ts';
import { cameraRays } from './camera-rays.ts';
import type { Passes } from './cast-ray.ts';
import { denoise } from './denoise.ts';
import { newBasis, newDirection, packDirection, setBasis } from './direction-code.ts';
import { openDome } from './dome.ts';
import { normalise } from '../geometry/vector.ts';
import { pinkingPasses } from './pinking.ts';
import type { Scene } from './scene.ts';
import { findSurface, newSurface, sky, type Surface } from './surface.ts';
import { type LightTracer, lightTracer } from './trace-light.ts';

type OnRow = (share: number) => void;

/** Traces a scene once, whatever will be dyed into it. */
export function bakeScene(scene: Scene, onRow: OnRow = () => {}): LightBake {
  const bvh = buildBvh(scene.mesh);
  const cut = pinkingPasses(scene.mesh, scene.pinked);
  const layers = newLayers(scene);
  traceLayers(scene, bvh, cut, layers, onRow, lightTracer(scene, bvh, cut));
  for (const layer of layers) layer?.light.set(denoise(layer, sizeOf(scene)));
  return describeBake(scene, layers);
}

/**
 * The same bake in the dark: what the camera sees where, bit for bit, and no light. It needs one ray
 * a sample where light needs dozens, so a file of light alone can be given its shapes again.
 */
export function traceGeometry(scene: Scene, onRow: OnRow = () => {}): LightBake {
  const layers = newLayers(scene);
  const cut = pinkingPasses(scene.mesh, scene.pinked);
  traceLayers(scene, buildBvh(scene.mesh), cut, layers, onRow);
  return describeBake(scene, layers);
}

const sizeOf = ({ width, height, lightStep }: Scene): BakeSize => ({ width, height, lightStep });

/** What the camera sees first and, of sheer scenes, what stands behind it. */
function newLayers(scene: Scene): readonly [RawLayer, RawLayer?] {
  const size = sizeOf(scene);
  return scene.sheer ? [newLayer(size), newLayer(size)] : [newLayer(size)];
}

function describeBake(scene: Scene, [front, behind]: readonly [RawLayer, RawLayer?]): LightBake {
  const key = normalise(scene.lamps.key);
  const openKey = scene.lamps.keyPower * Math.max(0, key[2]);
  const props = scene.props ?? [];
  const taken = new Set(props.map((prop) => prop.part));
  return {
    ...sizeOf(scene),
    camera: scene.camera,
    props,
    cloths: [...new Set(scene.mesh.part)].filter((part) => !taken.has(part)).sort((a, b) => a - b),
    front: strip(front),
    ...(behind ? { behind: strip(behind) } : {}),
    openKey,
    openDome: scene.lamps.domePower * openDome,
  };
}

function newLayer(size: BakeSize): RawLayer {
  const { lightWidth, lightHeight } = lightSize(size);
  const samples = size.width * 2 * size.height * 2;
  return {
    part: new Uint8Array(samples),
    uv: new Float32Array(samples * 2),
    normal: new Int16Array(samples * 2),
    course: new Int16Array(samples),
    light: new Float32Array(lightWidth * lightHeight * lightChannels),
    distance: new Float32Array(lightWidth * lightHeight),
  };
}

function traceLayers(
  scene: Scene,
  bvh: Bvh,
  cut: Passes | undefined,
  [front, behind]: readonly [RawLayer, RawLayer?],
  onRow: OnRow,
  traceLight?: LightTracer,
): void {
  const { width, height, lightStep, mesh } = scene;
  const [ex, ey, ez] = scene.camera.eye;
  const aim = cameraRays(scene.camera, width / height);
  const ray = newDirection();
  const surface = newSurface();
  const lightWidth = Math.ceil(width / lightStep);
  const every = lightStep * 2;
  for (let y = 0; y < height * 2; y++) {
    for (let x = 0; x < width * 2; x++) {
      aim((x + 0.5) / (width * 2), (y + 0.5) / (height * 2), ray);
      const { x: dx, y: dy, z: dz } = ray;
      const sample = y * width * 2 + x;
      const lit = x % every === 0 && y % every === 0;
      const light = lit ? (y / every) * lightWidth + x / every : -1;
      const seed = y * 7919 + x * 104729 + 1;
      const seen = findSurface(mesh, bvh, ex, ey, ez, dx, dy, dz, cut, true, surface);
      const distance = seen === sky ? 0 : surface.distance + 0.15;
      record(front, surface, sample, light, seed, traceLight);
      if (!behind) continue;
      if (seen > 0) {
        findSurface(
          mesh,
          bvh,
          ex + dx * distance,
          ey + dy * distance,
          ez + dz * distance,
          dx,
          dy,
          dz,
          cut,
          true,
          surface,
        );
        surface.distance += distance;
      }
      record(behind, surface, sample, light, seed ^ 0x5bd1, traceLight);
    }
    onRow((y + 1) / (height * 2));
  }
}

const basis = newBasis();

function record(
  layer: RawLayer,
  s: Surface,
  sample: number,
  light: number,
  seed: number,
  traceLight: LightTracer | undefined,
): void {
  if (s.part === sky) return;
  layer.part[sample] = s.part + (s.back ? backBit : 0);
  layer.uv[sample * 2] = s.u;
  layer.uv[sample * 2 + 1] = s.v;
  packDirection(layer.normal, sample * 2, s.nx, s.ny, s.nz);
  setBasis(s.nx, s.ny, s.nz, basis);
  const along = s.tx * basis.ax + s.ty * basis.ay + s.tz * basis.az;
  const across = s.tx * basis.bx + s.ty * basis.by + s.tz * basis.bz;
  layer.course[sample] = Math.round((Math.atan2(across, along) / Math.PI) * 32767);
  if (light < 0 || !traceLight) return;
  layer.distance[light] = s.distance;
  traceLight(s, layer.light, light * lightChannels, seed);
}

function strip({ part, uv, normal, course, light }: RawLayer): BakeLayer {
  return { part, uv, normal, course, light };
}
