import { fabricName, type Shade } from '../domain/fabric/fabric.ts';
import { linearFromHex } from '../light/colour/encode-srgb.ts';
import { asRgb, dyedPicture, undyedPicture } from './colour-maps.ts';
import { joinBytes, textBytes } from './files/bytes.ts';
import { writePng } from './files/write-png.ts';
import type { SwatchCloth, SwatchSide } from './swatch-cloth.ts';
import { computed, notKnown, type SwatchOrder, type SwatchTools } from './swatch-order.ts';
import { round, sheenOf } from './u3m-document.ts';

/** Side of the piece in metres, the unit of glTF. */
const pieceSide = 0.1;
const sheenRoughness = 0.6;
/** Less than this nobody sees, and it costs an extension. */
const leastGrain = 0.1;

/** A piece of 10 × 10 cm with the tile repeated at true scale; the shades are variants that share all pictures. */
export async function writeGlb(
  order: SwatchOrder,
  cloth: SwatchCloth,
  tools: SwatchTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const front = cloth.front();
  const shades = variants(order, cloth);
  const { strength, pictures } = await glbPictures(order, cloth, front, tools);
  const pieces = binary([...planeOf(cloth), ...pictures.map(({ bytes }) => bytes)]);
  const isOpen = front.balance.open;
  const grain = round(cloth.surface.grain, 3);
  const name = fabricName(order.fabric);
  const json = {
    asset: { version: '2.0', generator: 'taana loom', extras: { computed, notKnown } },
    extensionsUsed: [
      'KHR_materials_sheen',
      'KHR_materials_variants',
      ...(grain > leastGrain ? ['KHR_materials_anisotropy'] : []),
    ],
    extensions: { KHR_materials_variants: { variants: shades.map((one) => ({ name: one.name })) } },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name, extras: { taana: facts(order, cloth, front) } }],
    meshes: [
      {
        name,
        primitives: [
          {
            attributes: { POSITION: 0, NORMAL: 1, TANGENT: 2, TEXCOORD_0: 3 },
            indices: 4,
            material: 0,
            extensions: {
              KHR_materials_variants: {
                mappings: shades.map((_, at) => ({ material: at, variants: [at] })),
              },
            },
          },
        ],
      },
    ],
    materials: shades.map((shade) => ({
      name: shade.name,
      doubleSided: true,
      ...(isOpen ? { alphaMode: 'BLEND' } : {}),
      pbrMetallicRoughness: {
        baseColorTexture: { index: 0 },
        baseColorFactor: [...factorOf(shade, strength), 1],
        metallicRoughnessTexture: { index: 2 },
        metallicFactor: 0,
      },
      normalTexture: { index: 1 },
      extensions: {
        KHR_materials_sheen: {
          sheenColorFactor: linearFromHex(shade.hex).map((value) =>
            round(value * sheenOf(cloth.surface.sheen), 4),
          ),
          sheenRoughnessFactor: sheenRoughness,
        },
        ...(grain > leastGrain
          ? {
              KHR_materials_anisotropy: {
                anisotropyStrength: grain,
                anisotropyRotation: round(Math.PI / 2, 4),
              },
            }
          : {}),
      },
    })),
    textures: pictures.map((_, source) => ({ source, sampler: 0 })),
    samplers: [{ wrapS: 10497, wrapT: 10497, minFilter: 9987, magFilter: 9729 }],
    images: pictures.map(({ mimeType }, at) => ({ mimeType, bufferView: planeParts + at })),
    accessors: accessors(),
    bufferViews: pieces.views,
    buffers: [{ byteLength: pieces.bytes.length }],
  };
  return container(json, pieces.bytes);
}

/** The shade that was asked for first, so that it shows before anybody chooses; then the card. */
function variants({ shade, fabric }: SwatchOrder, { isYarnDyed }: SwatchCloth): readonly Shade[] {
  // A colour of its own cannot be a factor: such cloth has the one look.
  if (isYarnDyed) return [shade];
  return [shade, ...fabric.shades.filter(({ hex }) => hex !== shade.hex)];
}

function facts({ fabric }: SwatchOrder, cloth: SwatchCloth, { side }: SwatchSide) {
  return {
    slug: fabric.slug,
    side: `technical ${side}`,
    gsm: round(cloth.gsm, 1),
    thicknessMm: round(cloth.thicknessMm, 3),
    tileMm: [cloth.widthMm, cloth.heightMm],
    fibres: fabric.fibres.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(', '),
    notKnown,
  };
}

/** As strong as the picture needs it, and never above 1: a light shade then is a little darker, of the same hue. */
function factorOf({ hex }: Shade, strength: number): readonly number[] {
  if (strength === 0) return [1, 1, 1];
  const shade = linearFromHex(hex);
  const gain = Math.min(strength, 1 / Math.max(...shade));
  return shade.map((value) => round(value * gain, 5));
}

interface GlbPicture {
  readonly mimeType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** Colour, normals, and roughness in green with no metal in blue. Without dye the shade is the factor. */
async function glbPictures(
  order: SwatchOrder,
  { isYarnDyed }: SwatchCloth,
  side: SwatchSide,
  { jpeg }: SwatchTools,
): Promise<{ readonly strength: number; readonly pictures: readonly GlbPicture[] }> {
  const { maps, balance } = side;
  const size = { width: maps.width, height: maps.height, depth: 8 } as const;
  const undyed = isYarnDyed ? undefined : undyedPicture(side);
  const base = undyed ?? dyedPicture(side, linearFromHex(order.shade.hex));
  const rough = asRgb(maps.roughness, maps);
  for (let i = 0; i < maps.roughness.length; i++) {
    rough.bytes[i * 3] = 255;
    rough.bytes[i * 3 + 2] = 0;
  }
  const png = async (bytes: Uint8Array, channels: 3 | 4): Promise<GlbPicture> => ({
    mimeType: 'image/png',
    bytes: await writePng({ ...size, bytes, channels }),
  });
  return {
    strength: undyed?.strength ?? 0,
    pictures: [
      balance.open
        ? await png(withAlpha(base.bytes, maps.opacity), 4)
        : { mimeType: 'image/jpeg', bytes: await jpeg(base, 0.92) },
      await png(maps.normal, 3),
      await png(rough.bytes, 3),
    ],
  };
}

function withAlpha(rgb: Uint8Array, opacity: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(opacity.length * 4);
  for (let i = 0; i < opacity.length; i++) {
    bytes.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    bytes[i * 4 + 3] = opacity[i]!;
  }
  return bytes;
}

/** Buffer views of the plane come before those of the pictures. */
const planeParts = 5;
const indexPart = 4;

function planeOf({ widthMm, heightMm }: SwatchCloth): readonly Uint8Array[] {
  const across = (pieceSide * 1000) / widthMm;
  const up = (pieceSide * 1000) / heightMm;
  const floats = (values: readonly number[]) => new Uint8Array(Float32Array.from(values).buffer);
  const corners = (each: readonly number[]) => floats([...each, ...each, ...each, ...each]);
  return [
    floats([0, 0, 0, pieceSide, 0, 0, pieceSide, pieceSide, 0, 0, pieceSide, 0]),
    corners([0, 0, 1]),
    corners([1, 0, 0, 1]),
    // glTF counts v downward.
    floats([0, up, across, up, across, 0, 0, 0]),
    new Uint8Array(Uint16Array.from([0, 1, 2, 0, 2, 3]).buffer),
  ];
}

function accessors() {
  const most = Math.fround(pieceSide);
  const part = (bufferView: number, type: string, more = {}) => ({
    bufferView,
    componentType: 5126,
    count: 4,
    type,
    ...more,
  });
  return [
    part(0, 'VEC3', { min: [0, 0, 0], max: [most, most, 0] }),
    part(1, 'VEC3'),
    part(2, 'VEC4'),
    part(3, 'VEC2'),
    { bufferView: 4, componentType: 5123, count: 6, type: 'SCALAR' },
  ];
}

/** Parts one after the other, each beginning at a multiple of four. */
function binary(parts: readonly Uint8Array[]) {
  let at = 0;
  const views = parts.map(({ length }, part) => {
    const target = part < indexPart ? 34962 : 34963;
    const view = {
      buffer: 0,
      byteOffset: at,
      byteLength: length,
      ...(part < planeParts ? { target } : {}),
    };
    at += padded(length);
    return view;
  });
  const bytes = joinBytes(
    parts.flatMap((part) => [part, new Uint8Array(padded(part.length) - part.length)]),
  );
  return { views, bytes };
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function container(json: object, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = textBytes(JSON.stringify(json));
  const space = new Uint8Array(padded(text.length) - text.length).fill(32);
  const head = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer);
  const jsonLength = text.length + space.length;
  return joinBytes([
    head(0x46546c67, 2, 12 + 8 + jsonLength + 8 + bytes.length),
    head(jsonLength, 0x4e4f534a),
    text,
    space,
    head(bytes.length, 0x004e4942),
    bytes,
  ]);
}
