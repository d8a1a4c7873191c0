import { golden, macroCamera as camera } from '../../light/light-numbers.ts';
import type { LinearPicture } from '../dye/dye-picture.ts';
import type { LitTile } from './develop.ts';

export interface MacroView {
  readonly width: number;
  readonly height: number;
  /** Pixels of the tile for each pixel in the plane of focus. */
  readonly scale: number;
  /** Radians. */
  readonly rotation: number;
  /** How far the camera leans over the cloth; 0 looks straight down. */
  readonly tilt: number;
  /** Half of the sharp band, as a share of the picture's height; beyond it focus falls away. */
  readonly sharp: number;
  readonly blur: number;
  /** Share of light lost from left to right. */
  readonly falloff: number;
  /** Place of the tile in the middle of the picture, as shares from its left and its foot. */
  readonly centre?: readonly [number, number];
}

const { focusAt } = camera;

/** Leans a camera over the endless tile: perspective, thin-lens focus, light that falls away. */
export function photograph(tile: LitTile, view: MacroView): LinearPicture {
  const { width, height, scale, tilt } = view;
  const [centreX, centreY] = view.centre ?? [0.5, 0.5];
  const levels = halvings(tile, 4);
  const cos = Math.cos(view.rotation);
  const sin = Math.sin(view.rotation);
  const data = new Float32Array(width * height * 4);
  const sum = new Float32Array(3);
  const unit = Math.min(width, height);
  for (let y = 0; y < height; y++) {
    const py = (y - height * focusAt) / unit;
    const near = 1 / (1 + tilt * py);
    for (let x = 0; x < width; x++) {
      const tx = (x - width / 2) * near * scale;
      const ty = (y - height * focusAt) * near * scale * (1 + tilt * camera.lean);
      const cx = tx * cos - ty * sin + tile.width * centreX;
      const cy = tx * sin + ty * cos + tile.height * (1 - centreY);
      const swell =
        camera.swell *
        Math.sin((tx * camera.swellX) / (unit * scale) + (ty * camera.swellY) / (unit * scale) + 1);
      const off = Math.abs(py + swell + camera.slant * (x / width - 0.5)) - view.sharp;
      const circle = Math.max(0, off) * view.blur * unit * scale * near;
      const taps = circle < scale ? camera.taps : camera.softTaps;
      const level = levelOf(circle, scale, near);
      const radius = Math.max(circle, scale * camera.tapRadius * near);
      sum.fill(0);
      for (let q = 0; q < taps; q++) {
        const r = Math.sqrt((q + 0.5) / taps) * radius;
        const a = q * golden + ((x * 7 + y * 13) % 6);
        addTap(levels[level]!, 1 << level, cx + Math.cos(a) * r, cy + Math.sin(a) * r, sum);
      }
      const fall =
        (1 +
          view.falloff * (camera.falloffX - x / width) -
          view.falloff * camera.falloffDown * (y / height - camera.falloffY) +
          camera.swellLight * swell) /
        taps;
      const o = (y * width + x) * 4;
      data[o] = sum[0]! * fall;
      data[o + 1] = sum[1]! * fall;
      data[o + 2] = sum[2]! * fall;
      data[o + 3] = 1;
    }
  }
  return { width, height, data };
}

/** The softer the place, the coarser the tile it is read from. */
function levelOf(circle: number, scale: number, near: number): number {
  if (circle < camera.softFrom * scale) return scale * near > camera.coarseFrom ? 1 : 0;
  return circle < camera.softerFrom * scale ? 1 : 2;
}

function halvings(tile: LitTile, count: number): readonly LitTile[] {
  const levels = [tile];
  for (let n = 1; n < count; n++) {
    const from = levels[n - 1]!;
    const width = from.width >> 1;
    const height = from.height >> 1;
    const data = new Float32Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const a = (y * 2 * from.width + x * 2) * 3;
        const b = a + from.width * 3;
        for (let k = 0; k < 3; k++) {
          data[(y * width + x) * 3 + k] =
            (from.data[a + k]! +
              from.data[a + 3 + k]! +
              from.data[b + k]! +
              from.data[b + 3 + k]!) /
            4;
        }
      }
    }
    levels.push({ width, height, data });
  }
  return levels;
}

function addTap(
  { width, height, data }: LitTile,
  size: number,
  cx: number,
  cy: number,
  sum: Float32Array,
): void {
  const fx = cx / size - 0.5;
  const fy = cy / size - 0.5;
  const x0 = Math.floor(fx);
  const y0 = Math.floor(fy);
  const ax = fx - x0;
  const ay = fy - y0;
  const xa = ((x0 % width) + width) % width;
  const xb = (xa + 1) % width;
  const ya = (((y0 % height) + height) % height) * width;
  const yb = ((((y0 + 1) % height) + height) % height) * width;
  const a = (ya + xa) * 3;
  const b = (ya + xb) * 3;
  const c = (yb + xa) * 3;
  const d = (yb + xb) * 3;
  const wa = (1 - ax) * (1 - ay);
  const wb = ax * (1 - ay);
  const wc = (1 - ax) * ay;
  const wd = ax * ay;
  for (let k = 0; k < 3; k++) {
    sum[k]! += data[a + k]! * wa + data[b + k]! * wb + data[c + k]! * wc + data[d + k]! * wd;
  }
}
