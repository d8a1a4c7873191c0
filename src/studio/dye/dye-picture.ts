import { backBit, type BakeLayer, channel, lightChannels, type LightBake } from '../light/bake.ts';
import { cameraRays } from '../light/camera-rays.ts';
import {
  type Direction,
  newBasis,
  newDirection,
  setBasis,
  unpackDirection,
} from '../light/direction-code.ts';
import type { Rgb } from '../../light/colour/encode-srgb.ts';
import { drapedLight } from '../../light/draped-light.ts';
import type { Dyestuff } from './dyestuff.ts';
import { lightReader } from './gather-light.ts';
import { aboveHem, leftOfHem } from './hem.ts';
import { coverLayers, layeredAt } from './layer-below.ts';
import { openGround } from './open-ground.ts';
import { newSample, newShaded, type Sample, shadeCloth, type Shaded } from './shade-cloth.ts';
import { shadePlain } from './shade-plain.ts';
import { groundShare, type StudioLight, studioLight } from './studio-light.ts';

export interface DyeSettings {
  /** What each part of the scene is made of; a part that is missing shows the ground. */
  readonly parts: ReadonlyMap<number, Dyestuff>;
  readonly ground: Rgb;
  readonly exposure?: number;
  /** Leaves the ground out and keeps its shadow as alpha. */
  readonly cutOut?: boolean;
}

/** Linear light and coverage (r, g, b, alpha) for each pixel; colour is not yet multiplied by alpha. */
export type LinearPicture = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

/** Shades every sample of a bake: light × cloth × dye. */
export function dyePicture(bake: LightBake, settings: DyeSettings): LinearPicture {
  const { width, height } = bake;
  const studio = studioLight(bake, settings.exposure ?? 1);
  const front = layerShader(bake, bake.front, settings, studio);
  const behind = bake.behind && layerShader(bake, bake.behind, settings, studio);
  const data = new Float32Array(width * height * 4);
  const sum = sampleSum(front, behind);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      sum.clear();
      // Inside a piece two samples say what four would; edges need all of them.
      const edge = isEdge(bake.front.part, x, y, width);
      for (let sub = 0; sub < 4; sub += edge ? 1 : 3) {
        const sx = x * 2 + (sub & 1);
        const sy = y * 2 + (sub >> 1);
        sum.add(sx, sy);
      }
      const { total } = sum;
      const alpha = total[3]!;
      const scale = alpha > 0 ? 1 / alpha : 0;
      data[o] = total[0]! * scale;
      data[o + 1] = total[1]! * scale;
      data[o + 2] = total[2]! * scale;
      data[o + 3] = alpha / (edge ? 4 : 2);
    }
  }
  return { width, height, data };
}

/** Colour multiplied by coverage, of front and what shows through it. */
function sampleSum(front: ShadeSample, behind: ShadeSample | undefined) {
  const total = new Float64Array(4);
  const near = newShaded();
  const far = newShaded();
  return {
    total,
    clear: () => total.fill(0),
    add(x: number, y: number): void {
      front(x, y, near);
      const { r, g, b, opacity } = near;
      let rest = 0;
      if (opacity < 0.995 && behind) {
        behind(x, y, far);
        rest = far.opacity * (1 - opacity);
      }
      total[0]! += r * opacity + far.r * rest;
      total[1]! += g * opacity + far.g * rest;
      total[2]! += b * opacity + far.b * rest;
      total[3]! += opacity + rest;
    },
  };
}

function isEdge(part: Uint8Array, x: number, y: number, width: number): boolean {
  const at = y * 2 * width * 2 + x * 2;
  const here = part[at];
  return (
    part[at + 1] !== here || part[at + width * 2] !== here || part[at + width * 2 + 1] !== here
  );
}

type ShadeSample = (x: number, y: number, out: Shaded) => void;

function layerShader(
  bake: LightBake,
  layer: BakeLayer,
  settings: DyeSettings,
  studio: StudioLight,
): ShadeSample {
  const wide = bake.width * 2;
  const high = bake.height * 2;
  const aim = cameraRays(bake.camera, bake.width / bake.height);
  const light = new Float32Array(lightChannels);
  const readLight = lightReader(bake, layer, light);
  const bleed = meanShade(settings);
  const open = openGround(bake, settings.parts);
  const ray = newDirection();
  const seen = newSample();
  return (x, y, out) => {
    const sample = y * wide + x;
    const code = layer.part[sample]!;
    readLight(x, y);
    const stuff = settings.parts.get(code & ~backBit);
    if (!stuff) {
      open?.(sample, light);
      shadeGround(settings, light, studio, bleed, out);
      return;
    }
    aim((x + 0.5) / wide, (y + 0.5) / high, ray);
    placeSample(layer, sample, code, ray, x, y, wide, high, seen);
    if (stuff.kind === 'plain') shadePlain(stuff, seen, light, studio, out);
    else shadeCloth(stuff, seen, light, studio, out);
    if (stuff.kind === 'cloth' && stuff.hem)
      out.opacity *= leftOfHem(aboveHem(stuff.hem, seen.x, seen.y), seen.footprint);
    if (out.opacity === 1 || bake.behind) return;
    const layered = stuff.kind === 'cloth' ? layeredAt(stuff, seen.y) : 0;
    const { r, g, b, opacity } = out;
    if (layered < 1) coverGround(settings, light, studio, bleed, out);
    if (layered === 0 || stuff.kind !== 'cloth') return;
    Object.assign(layers, { r, g, b, opacity });
    coverLayers(stuff, seen, light, studio, layers);
    out.r += (layers.r - out.r) * layered;
    out.g += (layers.g - out.g) * layered;
    out.b += (layers.b - out.b) * layered;
    out.opacity = 1;
  };
}

const layers = newShaded();
const direction = newDirection();
const basis = newBasis();

function placeSample(
  layer: BakeLayer,
  sample: number,
  code: number,
  ray: Direction,
  x: number,
  y: number,
  wide: number,
  high: number,
  seen: Sample,
): void {
  unpackDirection(layer.normal, sample * 2, direction);
  const { x: nx, y: ny, z: nz } = direction;
  setBasis(nx, ny, nz, basis);
  const angle = (layer.course[sample]! / 32767) * Math.PI;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  seen.back = (code & backBit) !== 0;
  seen.x = layer.uv[sample * 2]!;
  seen.y = layer.uv[sample * 2 + 1]!;
  seen.nx = nx;
  seen.ny = ny;
  seen.nz = nz;
  seen.tx = basis.ax * c + basis.bx * s;
  seen.ty = basis.ay * c + basis.by * s;
  seen.tz = basis.az * c + basis.bz * s;
  seen.vx = -ray.x;
  seen.vy = -ray.y;
  seen.vz = -ray.z;
  const across = clothDistance(layer, sample, x + 1 < wide ? sample + 1 : sample - 1);
  const down = clothDistance(layer, sample, y + 1 < high ? sample + wide : sample - wide);
  const small = Math.min(across, down);
  const large = Math.max(across, down);
  seen.footprint = Math.min(
    drapedLight.widestMm,
    drapedLight.footprint * Math.max(small, large * drapedLight.farther),
  );
}

function clothDistance({ part, uv }: BakeLayer, a: number, b: number): number {
  if (part[a] !== part[b]) return 0.1;
  return Math.hypot(uv[a * 2]! - uv[b * 2]!, uv[a * 2 + 1]! - uv[b * 2 + 1]!);
}

/** Shadow on paper that the page itself lays below: sRGB is what a browser multiplies. */
const shadowColour: Rgb = [0.012, 0.009, 0.007];

function shadeGround(
  settings: DyeSettings,
  light: Float32Array,
  studio: StudioLight,
  bleed: Rgb,
  out: Shaded,
): void {
  const share = groundShare(light, studio);
  if (settings.cutOut) {
    out.r = shadowColour[0];
    out.g = shadowColour[1];
    out.b = shadowColour[2];
    out.opacity = Math.max(0, 1 - share ** (1 / 2.2) - 0.012);
    return;
  }
  const key = Math.max(0, light[channel.keyZ]!);
  const bounced = light[channel.once]! * studio.groundDome[1];
  const value = (k: 0 | 1 | 2) =>
    settings.ground[k] *
    (key * studio.groundKey[k] + light[channel.dome]! * studio.groundDome[k] + bounced * bleed[k]);
  out.r = value(0);
  out.g = value(1);
  out.b = value(2);
  out.opacity = 1;
}

/** Light on the ground that one sees through open cloth: its own shadow falls close beneath it. */
export const underNet = 0.72;

/** Open cloth that lies flat. */
function coverGround(
  settings: DyeSettings,
  light: Float32Array,
  studio: StudioLight,
  bleed: Rgb,
  out: Shaded,
): void {
  const { r, g, b, opacity } = out;
  shadeGround(settings, light, studio, bleed, out);
  const rest = (1 - opacity) * (settings.cutOut ? 1 : underNet);
  out.r = r * opacity + out.r * rest;
  out.g = g * opacity + out.g * rest;
  out.b = b * opacity + out.b * rest;
  out.opacity = 1;
}

function meanShade({ parts }: DyeSettings): Rgb {
  const cloths = [...parts.values()].filter((stuff) => stuff.kind === 'cloth');
  const mean = (k: 0 | 1 | 2) =>
    cloths.reduce((sum, cloth) => sum + cloth.shade[k], 0) / (cloths.length || 1);
  return [mean(0), mean(1), mean(2)];
}
