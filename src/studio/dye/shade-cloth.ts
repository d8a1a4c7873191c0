import { type ClothMaps, mapChannelCount, mapChannels, sampleMaps } from '../../loom/index.ts';
import {
  drapedLight as draped,
  millNoise,
  mirrorLight as shine,
  type NoiseLayer,
  streakNoise,
} from '../../light/draped-light.ts';
import { channel } from '../light/bake.ts';
import { valueNoise } from '../noise.ts';
import { dipped } from './dipped.ts';
import type { DyedCloth } from './dyestuff.ts';
import { gapLight, mapBalance } from './map-balance.ts';
import type { StudioLight } from './studio-light.ts';

/** What a shader writes: light toward the camera, and how much of what lies behind is hidden. */
export type Shaded = ReturnType<typeof newShaded>;

export const newShaded = () => ({ r: 0, g: 0, b: 0, opacity: 1 });

/** Where and how a sample is seen. */
export type Sample = ReturnType<typeof newSample>;

export const newSample = () => ({
  back: false,
  x: 0,
  y: 0,
  /** Size of the sample on the cloth, mm. */
  footprint: 0.1,
  nx: 0,
  ny: 0,
  nz: 1,
  /** Course direction. */
  tx: 1,
  ty: 0,
  tz: 0,
  /** Toward the camera. */
  vx: 0,
  vy: 0,
  vz: 1,
});

const map = new Float32Array(mapChannelCount);
const around = new Float32Array(mapChannelCount);
const rgb = [0, 0, 0];

/** Writes to `out`: the caller owns sample and result, and uses them for every sample of a picture. */
export function shadeCloth(
  cloth: DyedCloth,
  s: Sample,
  light: Float32Array,
  studio: StudioLight,
  out: Shaded,
): void {
  const { surface } = cloth;
  const shade = cloth.dip ? dipped(cloth.shade, cloth.dip, s.x, s.y) : cloth.shade;
  const maps = s.back && cloth.backMaps ? cloth.backMaps : cloth.maps;
  const balance = mapBalance(maps);
  const pxPerMm = maps.width / maps.widthMm;
  const level = Math.log2(Math.max(1e-3, s.footprint * pxPerMm)) + draped.softer;
  sampleMaps(maps, s.x, s.y - (cloth.hem?.foot ?? 0), level, map);

  const opacity = Math.min(1, map[mapChannels.opacity]!);
  const inverse = opacity > draped.leastOpacity ? surface.bump / opacity : 0;
  const px = map[mapChannels.normalX]! * inverse;
  const py = map[mapChannels.normalY]! * inverse;
  const { nx, ny, nz } = s;
  const { tx: cx, ty: cy, tz: cz } = s;
  // Wale direction.
  const ux = ny * cz - nz * cy;
  const uy = nz * cx - nx * cz;
  const uz = nx * cy - ny * cx;
  let mx = nx + cx * px + ux * py;
  let my = ny + cy * px + uy * py;
  let mz = nz + cz * px + uz * py;
  const ml = 1 / Math.sqrt(mx * mx + my * my + mz * mz);
  mx *= ml;
  my *= ml;
  mz *= ml;

  const kx = light[channel.keyX]!;
  const ky = light[channel.keyY]!;
  const kz = light[channel.keyZ]!;
  const key = Math.max(0, kx * mx + ky * my + kz * mz);
  const dome = Math.max(
    draped.leastDome,
    light[channel.dome]! +
      draped.domeTurn *
        (light[channel.domeX]! * (mx - nx) +
          light[channel.domeY]! * (my - ny) +
          light[channel.domeZ]! * (mz - nz)),
  );
  const facing = Math.max(draped.leastFacing, nx * s.vx + ny * s.vy + nz * s.vz);
  const rim = surface.sheen * (1 - facing) ** draped.rimFall;
  const lustre =
    surface.lustre > 0
      ? mirror(surface, s, light, cx, cy, cz, ux, uy, uz, mx, my, mz, facing) *
        (1 - surface.masked * (1 - facing) ** shine.maskedFall) *
        (surface.streak > 0 ? 1 + surface.streak * noiseAt(streakNoise, s.x, s.y) : 1)
      : 0;

  const mill = 1 + noiseAt(millNoise, s.x, s.y);
  const { gain } = balance;
  const base = balance.meanDye * opacity;
  const figure = surface.figure > 0 ? surface.figure * figureAt(maps, balance.meanDye, s) : 0;
  const dyed = (base + (map[mapChannels.dye]! - base) * surface.contrast + figure) * gain * mill;
  const once = light[channel.once]! * studio.bounced;
  const twice = light[channel.twice]! * studio.bounced;
  const brightest = Math.max(shade[0], shade[1], shade[2]) + draped.tintFloor;
  for (let k = 0; k < 3; k++) {
    const colour = shade[k]!;
    const own = map[mapChannels.ownR + k]! * gain * mill;
    const direct = key * studio.key[k]! + dome * studio.dome[k]!;
    const arriving = direct + colour * once + colour * colour * twice;
    const gap = balance.open ? 0 : (1 - opacity) * gapLight * gain * colour;
    const tint = colour / brightest;
    rgb[k] =
      (dyed * colour + own + gap) * arriving +
      rim * direct * (draped.rimOwn + draped.rimTint * tint) +
      lustre * studio.key[k]! * (1 - surface.tint + surface.tint * tint);
  }
  out.opacity = balance.open ? opacity : 1;
  const cover = balance.open && opacity > draped.leastOpacity ? 1 / opacity : 1;
  out.r = rgb[0]! * cover;
  out.g = rgb[1]! * cover;
  out.b = rgb[2]! * cover;
}

/**
 * Floats lie along the course, so their normals fan out across it:
 * the highlight is narrow along the course and long across, which is what makes satin look like satin.
 */
function mirror(
  surface: DyedCloth['surface'],
  seen: Sample,
  light: Float32Array,
  cx: number,
  cy: number,
  cz: number,
  ux: number,
  uy: number,
  uz: number,
  mx: number,
  my: number,
  mz: number,
  facing: number,
): number {
  const kx = light[channel.keyX]!;
  const ky = light[channel.keyY]!;
  const kz = light[channel.keyZ]!;
  const power = Math.sqrt(kx * kx + ky * ky + kz * kz);
  let sum = 0;
  if (power > shine.leastPower) {
    const lx = kx / power;
    const ly = ky / power;
    const lz = kz / power;
    let hx = lx + seen.vx;
    let hy = ly + seen.vy;
    let hz = lz + seen.vz;
    const hl = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx *= hl;
    hy *= hl;
    hz *= hl;
    const upright = hx * mx + hy * my + hz * mz;
    const lit = mx * lx + my * ly + mz * lz;
    if (upright > 0 && lit > 0) {
      const narrow = surface.roughness * (1 - shine.narrower * surface.grain);
      const wide = surface.roughness * (1 + surface.grain);
      const along = (hx * cx + hy * cy + hz * cz) / narrow;
      const across = (hx * ux + hy * uy + hz * uz) / wide;
      const lobe = Math.exp(-(along * along + across * across) / (upright * upright));
      sum = (lobe / (shine.spread * narrow * wide)) * power * shine.gain * Math.sqrt(lit);
    }
  }
  const rx = 2 * facing * seen.nx - seen.vx;
  const ry = 2 * facing * seen.ny - seen.vy;
  const rz = 2 * facing * seen.nz - seen.vz;
  const { strip, back } = shine;
  const beside = Math.exp(-((rx - strip.x) ** 2 / strip.wide + (ry - strip.y) ** 2 / strip.high));
  const behind = Math.exp(-((ry - back.y) ** 2 / back.high + (rx * rx) / back.wide));
  const walls =
    (shine.walls + shine.ceiling * Math.max(0, rz) + beside + shine.behind * behind) *
    light[channel.dome]!;
  return (
    surface.lustre *
    (sum + walls * (shine.straight + shine.grazing * (1 - facing) ** shine.grazingFall))
  );
}

/** How much more dye the cloth shows around a place than its cover alone would: the figure of a jacquard. */
function figureAt(maps: ClothMaps, meanDye: number, { x, y, footprint }: Sample): number {
  const level = Math.log2((Math.max(draped.figureMm, footprint) * maps.width) / maps.widthMm);
  sampleMaps(maps, x, y, level, around);
  return around[mapChannels.dye]! - meanDye * around[mapChannels.opacity]!;
}

function noiseAt(layers: readonly NoiseLayer[], x: number, y: number): number {
  let sum = 0;
  for (const layer of layers)
    sum += layer.share * valueNoise(x / layer.x + layer.shift, y / layer.y);
  return sum;
}
