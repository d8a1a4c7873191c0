import type { Rgb } from '../../light/colour/encode-srgb.ts';
import type { Lamp } from '../../light/lamp-ring.ts';
import {
  fibreLight,
  groundLight,
  hairLight,
  lamps as ring,
  shadowMarch,
} from '../../light/light-numbers.ts';
import type { ThreadLook } from '../../light/thread-looks.ts';
import { EMPTY, type FibreBuffer } from '../../loom/index.ts';
import { shadowFields, type ShadowFields } from './shadow-fields.ts';

export interface Ground {
  readonly colour: Rgb;
  /** Gap between cloth and ground. */
  readonly belowMm: number;
}

export interface LitTile {
  readonly width: number;
  readonly height: number;
  /** Linear r, g, b. */
  readonly data: Float32Array;
}

const lampFloats = 10;

/** Lights what the camera sees fibre by fibre: wrapped Lambert, Kajiya's strand, a highlight across the strand. */
export function develop(
  buffer: FibreBuffer,
  looks: readonly ThreadLook[],
  ground: Ground,
  lamps: readonly Lamp[],
  /** Told now and then how much of it is lit. */
  progress?: (share: number) => void,
): LitTile {
  const { width, height, z } = buffer;
  let low = Infinity;
  let high = -Infinity;
  for (const mm of z) {
    if (mm === EMPTY) continue;
    if (mm < low) low = mm;
    if (mm > high) high = mm;
  }
  const groundMm = low - ground.belowMm;
  const shadows = shadowFields(buffer, lamps, groundMm, shadowMarch.step);
  const table = lampTable(lamps);
  const open = new Float32Array(lamps.length);
  const data = new Float32Array(width * height * 3);
  const depthRange = high - groundMm || 1;
  for (let y = 0; y < height; y++) {
    if (y % 32 === 0) progress?.(y / height);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      readShadows(shadows, x, y, open);
      if (z[i] === EMPTY) lightGround(ground, table, open, data, i * 3);
      else {
        const look = looks[buffer.thread[i]!]!;
        lightFibre(buffer, i, look, table, open, (z[i]! - groundMm) / depthRange, data);
      }
      const hair = (buffer.fuzz[i]! / 255) * hairLight.cover;
      if (hair > 0) {
        const { albedo } = looks[buffer.fuzzThread?.[i] ?? 0] ?? looks[0]!;
        coverWithHair(data, i * 3, albedo, hair);
      }
    }
  }
  return { width, height, data };
}

function lampTable(lamps: readonly Lamp[]): Float32Array {
  const table = new Float32Array(lamps.length * lampFloats);
  lamps.forEach(({ toward: [x, y, z], colour }, i) => {
    const half = Math.hypot(x, y, z + 1);
    const mean = (colour[0] + colour[1] + colour[2]) / 3;
    table.set([x, y, z, x / half, y / half, (z + 1) / half, ...colour, mean], i * lampFloats);
  });
  return table;
}

function readShadows(
  { width, height, step, reached }: ShadowFields,
  x: number,
  y: number,
  out: Float32Array,
): void {
  const lamps = out.length;
  const fx = (x + 0.5) / step - 0.5;
  const fy = (y + 0.5) / step - 0.5;
  const x0 = Math.floor(fx);
  const y0 = Math.floor(fy);
  const ax = fx - x0;
  const ay = fy - y0;
  const xa = (x0 + width) % width;
  const xb = (x0 + 1) % width;
  const ya = ((y0 + height) % height) * width;
  const yb = ((y0 + 1) % height) * width;
  const a = (ya + xa) * lamps;
  const b = (ya + xb) * lamps;
  const c = (yb + xa) * lamps;
  const d = (yb + xb) * lamps;
  const wa = ((1 - ax) * (1 - ay)) / 255;
  const wb = (ax * (1 - ay)) / 255;
  const wc = ((1 - ax) * ay) / 255;
  const wd = (ax * ay) / 255;
  for (let l = 0; l < lamps; l++) {
    out[l] =
      reached[a + l]! * wa + reached[b + l]! * wb + reached[c + l]! * wc + reached[d + l]! * wd;
  }
}

function lightGround(
  ground: Ground,
  table: Float32Array,
  open: Float32Array,
  data: Float32Array,
  o: number,
): void {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let l = 0, q = 0; l < open.length; l++, q += lampFloats) {
    const lit =
      (groundLight.shaded + groundLight.open * open[l]!) * table[q + 2]! * groundLight.gain;
    r += table[q + 6]! * lit;
    g += table[q + 7]! * lit;
    b += table[q + 8]! * lit;
  }
  data[o] = ground.colour[0] * r;
  data[o + 1] = ground.colour[1] * g;
  data[o + 2] = ground.colour[2] * b;
}

function lightFibre(
  { normal, tangent, tone, rim }: FibreBuffer,
  i: number,
  look: ThreadLook,
  table: Float32Array,
  open: Float32Array,
  depth: number,
  data: Float32Array,
): void {
  const o = i * 3;
  const nx = normal[o]! / 127;
  const ny = normal[o + 1]! / 127;
  const nz = normal[o + 2]! / 127;
  const tx = tangent[o]! / 127;
  const ty = tangent[o + 1]! / 127;
  const tz = tangent[o + 2]! / 127;
  const alongSharp = look.gloss * fibreLight.alongSharp;
  const acrossSharp = look.gloss * fibreLight.acrossSharp + fibreLight.acrossLeast;
  let r = 0;
  let g = 0;
  let b = 0;
  let shine = 0;
  const { wrap } = fibreLight;
  const shiny = look.lustre > fibreLight.leastLustre;
  for (let l = 0, q = 0; l < open.length; l++, q += lampFloats) {
    const reach = open[l]!;
    if (reach < 0.004) continue;
    const lz = table[q + 2]!;
    const nl = nx * table[q]! + ny * table[q + 1]! + nz * lz;
    const tl = tx * table[q]! + ty * table[q + 1]! + tz * lz;
    const wrapped = nl > -wrap ? (nl + wrap) / (1 + wrap) : 0;
    const strand = tl * tl < 1 ? Math.sqrt(1 - tl * tl) * lz : 0;
    const lit = (fibreLight.lambert * wrapped + fibreLight.strand * strand) * reach;
    r += table[q + 6]! * lit;
    g += table[q + 7]! * lit;
    b += table[q + 8]! * lit;
    // The walls are too dim to be mirrored.
    if (!shiny || l >= ring.box) continue;
    const nh = nx * table[q + 3]! + ny * table[q + 4]! + nz * table[q + 5]!;
    const facing = nl * fibreLight.facing + fibreLight.turned;
    if (nh <= 0 || facing <= 0) continue;
    const th = tx * table[q + 3]! + ty * table[q + 4]! + tz * table[q + 5]!;
    shine +=
      Math.exp(-th * th * alongSharp + (nh - 1) * acrossSharp) * reach * table[q + 9]! * facing;
  }
  const { albedo } = look;
  const brightest = Math.max(albedo[0], albedo[1], albedo[2]) + fibreLight.tintFloor;
  const fibreTone = 1 + (tone[i]! / 128 - 1) * fibreLight.tone;
  const ambient = fibreLight.ambient + fibreLight.ambientByDepth * depth;
  // Yarns press on one another at their flanks, closer than the shadow fields can see.
  const crevice = 1 - look.crevice * (rim[i]! / 255) ** fibreLight.creviceFall;
  for (let k = 0; k < 3; k++) {
    const a0 = albedo[k]!;
    const a = Math.min(fibreLight.brightest, a0 * fibreTone);
    const e = k === 0 ? r : k === 1 ? g : b;
    // Light that has visited the yarn n times carries its albedo to the n-th power.
    const body = a * e + a * a0 * (ambient + fibreLight.bounced * e) + a * a0 * a0 * ambient;
    data[o + k] =
      body * crevice + look.lustre * shine * (fibreLight.tint + (fibreLight.tint * a0) / brightest);
  }
}

function coverWithHair(data: Float32Array, o: number, albedo: Rgb, cover: number): void {
  for (let k = 0; k < 3; k++) {
    data[o + k] =
      data[o + k]! * (1 - cover) + cover * (albedo[k]! * hairLight.albedo + hairLight.light);
  }
}
