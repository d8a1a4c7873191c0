import type { ConstructionFamily } from '../domain/fabric/fabric.ts';
import { linearFromHex, type Rgb } from './colour/encode-srgb.ts';
import { printLevel } from './colour/print-level.ts';
import { exposureGain, luminance, wantedLight } from './exposure.ts';
import { type Lamp, lampRing } from './lamp-ring.ts';
import { fibreLight, groundLight, hairLight, lamps as ring } from './light-numbers.ts';
import { groundFor, groundOf, isOpen, keyLamp } from './macro-view.ts';
import { castShadows, type ShadowedPlate } from './plate-shadows.ts';
import { type LitThread, type ThreadLook, threadLooks } from './thread-looks.ts';

/** A tile of cloth as the loom packs it for a shader. */
export interface LitPlate extends ShadowedPlate {
  readonly width: number;
  readonly height: number;
  readonly fibre: Uint8Array;
  readonly yarn: Uint8Array;
  readonly hair: Uint8Array;
  readonly threads: readonly LitThread[];
}

interface PlateLight {
  /** Of the piece, `#rrggbb`. */
  readonly shade: string;
  readonly family: ConstructionFamily;
  /** Every so many lamps of the ring: a rough picture needs fewer. */
  readonly every?: number;
}

/** Lamp by lamp: direction, half vector, colour, mean of the colour. */
const lampFloats = 10;
const cosines = Float32Array.from({ length: 256 }, (_, byte) => Math.cos((byte * Math.PI) / 256));
const sines = Float32Array.from({ length: 256 }, (_, byte) => Math.sin((byte * Math.PI) / 256));
const rises = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255 - 0.5) * Math.PI);

/** The tile seen straight from above in the studio's light, without a graphics card: r, g, b, a. */
export function lightPlate(plate: LitPlate, light: PlateLight): Uint8ClampedArray<ArrayBuffer> {
  const shade = linearFromHex(light.shade);
  const lamps = fewer(lampRing(keyLamp), light.every ?? 1);
  const looks = threadLooks(plate.threads, shade, light.family);
  const ground = groundOf(isOpen(light.family) ? groundFor(light.shade, 1) : undefined, shade);
  const tile = { plate, looks, ground: ground.colour, table: lampTable(lamps) };
  const lit = new Float32Array(plate.width * plate.height * 3);
  const readOpen = castShadows(plate, lamps);
  const open = new Float32Array(lamps.length);
  for (let y = 0, i = 0; y < plate.height; y++)
    for (let x = 0; x < plate.width; x++, i++) {
      readOpen(x, y, open);
      if (plate.yarn[i * 4 + 3] === 255) lightGround(tile, open, lit, i * 3);
      else lightFibre(tile, i, open, lit);
      const hair = (plate.hair[i * 2]! / 255) * hairLight.cover;
      if (hair > 0) coverWithHair(lit, i * 3, looks[plate.hair[i * 2 + 1]!] ?? looks[0]!, hair);
    }
  return print(lit, exposure(plate, looks, lit));
}

/** The box and the walls each lose their share, and those that stay are as much brighter. */
function fewer(lamps: readonly Lamp[], every: number): readonly Lamp[] {
  if (every === 1) return lamps;
  const thin = (list: readonly Lamp[]) => {
    const kept = list.filter((_, at) => at % every === 0);
    const gain = list.length / kept.length;
    return kept.map(({ toward, colour: [r, g, b] }): Lamp => ({
      toward,
      colour: [r * gain, g * gain, b * gain],
    }));
  };
  return [...thin(lamps.slice(0, ring.box)), ...thin(lamps.slice(ring.box))];
}

function lampTable(lamps: readonly Lamp[]): Float32Array {
  const table = new Float32Array(lamps.length * lampFloats);
  lamps.forEach(({ toward: [x, y, z], colour }, at) => {
    const half = Math.sqrt(x * x + y * y + (z + 1) * (z + 1));
    const mean = (colour[0] + colour[1] + colour[2]) / 3;
    table.set([x, y, z, x / half, y / half, (z + 1) / half, ...colour, mean], at * lampFloats);
  });
  return table;
}

interface Tile {
  readonly plate: LitPlate;
  readonly looks: readonly ThreadLook[];
  readonly ground: Rgb;
  readonly table: Float32Array;
}

function lightGround({ ground, table }: Tile, open: Float32Array, lit: Float32Array, o: number) {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let l = 0, q = 0; l < open.length; l++, q += lampFloats) {
    const reach =
      (groundLight.shaded + groundLight.open * open[l]!) * table[q + 2]! * groundLight.gain;
    r += table[q + 6]! * reach;
    g += table[q + 7]! * reach;
    b += table[q + 8]! * reach;
  }
  lit[o] = ground[0] * r;
  lit[o + 1] = ground[1] * g;
  lit[o + 2] = ground[2] * b;
}

/** Wrapped Lambert, Kajiya's strand and a highlight across the strand, as the studio's macro has them. */
function lightFibre(
  { plate, looks, table }: Tile,
  i: number,
  open: Float32Array,
  lit: Float32Array,
): void {
  const { fibre, yarn } = plate;
  const q4 = i * 4;
  const look = looks[yarn[q4 + 3]!]!;
  const nx = (fibre[q4]! - 128) / 127;
  const ny = (fibre[q4 + 1]! - 128) / 127;
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const rise = rises[fibre[q4 + 3]!]!;
  const flat = Math.cos(rise);
  const tx = cosines[fibre[q4 + 2]!]! * flat;
  const ty = sines[fibre[q4 + 2]!]! * flat;
  const tz = Math.sin(rise);
  const { wrap } = fibreLight;
  const alongSharp = look.gloss * fibreLight.alongSharp;
  const acrossSharp = look.gloss * fibreLight.acrossSharp + fibreLight.acrossLeast;
  const shiny = look.lustre > fibreLight.leastLustre;
  let r = 0;
  let g = 0;
  let b = 0;
  let shine = 0;
  for (let l = 0, q = 0; l < open.length; l++, q += lampFloats) {
    const reach = open[l]!;
    if (reach < 0.004) continue;
    const lz = table[q + 2]!;
    const nl = nx * table[q]! + ny * table[q + 1]! + nz * lz;
    const tl = tx * table[q]! + ty * table[q + 1]! + tz * lz;
    const wrapped = nl > -wrap ? (nl + wrap) / (1 + wrap) : 0;
    const strand = tl * tl < 1 ? Math.sqrt(1 - tl * tl) * lz : 0;
    const light = (fibreLight.lambert * wrapped + fibreLight.strand * strand) * reach;
    r += table[q + 6]! * light;
    g += table[q + 7]! * light;
    b += table[q + 8]! * light;
    const facing = nl * fibreLight.facing + fibreLight.turned;
    if (!shiny || facing <= 0) continue;
    const nh = nx * table[q + 3]! + ny * table[q + 4]! + nz * table[q + 5]!;
    if (nh <= 0.4) continue;
    const th = tx * table[q + 3]! + ty * table[q + 4]! + tz * table[q + 5]!;
    shine +=
      Math.exp(-th * th * alongSharp + (nh - 1) * acrossSharp) * reach * table[q + 9]! * facing;
  }
  const { albedo } = look;
  const brightest = Math.max(albedo[0], albedo[1], albedo[2]) + fibreLight.tintFloor;
  const tone = 1 + (yarn[q4 + 1]! / 128 - 1) * fibreLight.tone;
  const ambient = fibreLight.ambient + (fibreLight.ambientByDepth * yarn[q4]!) / 255;
  const crevice = 1 - look.crevice * (yarn[q4 + 2]! / 255) ** fibreLight.creviceFall;
  for (let k = 0; k < 3; k++) {
    const a0 = albedo[k]!;
    const a = Math.min(fibreLight.brightest, a0 * tone);
    const e = k === 0 ? r : k === 1 ? g : b;
    const body = a * e + a * a0 * (ambient + fibreLight.bounced * e) + a * a0 * a0 * ambient;
    lit[i * 3 + k] =
      body * crevice + look.lustre * shine * (fibreLight.tint + (fibreLight.tint * a0) / brightest);
  }
}

function coverWithHair(lit: Float32Array, o: number, { albedo }: ThreadLook, cover: number): void {
  for (let k = 0; k < 3; k++)
    lit[o + k] =
      lit[o + k]! * (1 - cover) + cover * (albedo[k]! * hairLight.albedo + hairLight.light);
}

function exposure({ yarn }: LitPlate, looks: readonly ThreadLook[], lit: Float32Array): number {
  const wantedBy = looks.map(({ albedo }) => wantedLight(albedo));
  let light = 0;
  let wanted = 0;
  for (let i = 0; i < yarn.length / 4; i++) {
    const thread = yarn[i * 4 + 3]!;
    if (thread === 255) continue;
    light += luminance(
      Math.min(1, lit[i * 3]!),
      Math.min(1, lit[i * 3 + 1]!),
      Math.min(1, lit[i * 3 + 2]!),
    );
    wanted += wantedBy[thread]!;
  }
  return exposureGain(wanted, light);
}

function print(lit: Float32Array, gain: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray((lit.length / 3) * 4);
  for (let i = 0, o = 0; i < lit.length; i += 3, o += 4) {
    pixels[o] = printLevel(lit[i]! * gain);
    pixels[o + 1] = printLevel(lit[i + 1]! * gain);
    pixels[o + 2] = printLevel(lit[i + 2]! * gain);
    pixels[o + 3] = 255;
  }
  return pixels;
}
