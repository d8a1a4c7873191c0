import type { Rgb } from '../../light/colour/encode-srgb.ts';

export interface SwatchGltf {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** 0 … 1 */
  readonly sheen: number;
  readonly sheenColour: Rgb;
  readonly seeThrough: boolean;
}

/** Side of the swatch in metres, the unit of glTF. */
const side = 0.1;

/** A flat swatch of 10 × 10 cm with the maps repeated at true scale. */
export function swatchGltf(swatch: SwatchGltf) {
  const across = (side * 1000) / swatch.widthMm;
  const up = (side * 1000) / swatch.heightMm;
  const positions = [0, 0, 0, side, 0, 0, side, side, 0, 0, side, 0];
  const normals = [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1];
  // glTF counts v downward.
  const places = [0, up, across, up, across, 0, 0, 0];
  const corners = [0, 1, 2, 0, 2, 3];
  const floats = Buffer.from(Float32Array.from([...positions, ...normals, ...places]).buffer);
  const bytes = Buffer.concat([floats, Buffer.from(Uint16Array.from(corners).buffer)]);
  const view = (byteOffset: number, byteLength: number) => ({ buffer: 0, byteOffset, byteLength });
  return {
    asset: { version: '2.0', generator: 'taana studio' },
    extensionsUsed: ['KHR_materials_sheen'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: swatch.name }],
    meshes: [
      {
        name: swatch.name,
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 },
        ],
      },
    ],
    materials: [
      {
        name: swatch.name,
        doubleSided: true,
        alphaMode: swatch.seeThrough ? 'BLEND' : 'OPAQUE',
        pbrMetallicRoughness: {
          baseColorTexture: { index: 0 },
          metallicRoughnessTexture: { index: 2 },
          metallicFactor: 0,
        },
        normalTexture: { index: 1 },
        extensions: {
          KHR_materials_sheen: {
            sheenColorFactor: swatch.sheenColour.map((value) =>
              Math.min(1, value * swatch.sheen * 4),
            ),
            sheenRoughnessFactor: 0.6,
          },
        },
      },
    ],
    textures: [0, 1, 2].map((source) => ({ source, sampler: 0 })),
    samplers: [{ wrapS: 10497, wrapT: 10497, minFilter: 9987, magFilter: 9729 }],
    images: ['base.png', 'normal.png', 'roughness.png'].map((uri) => ({ uri })),
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 4,
        type: 'VEC3',
        min: [0, 0, 0],
        max: [side, side, 0],
      },
      { bufferView: 1, componentType: 5126, count: 4, type: 'VEC3' },
      { bufferView: 2, componentType: 5126, count: 4, type: 'VEC2' },
      { bufferView: 3, componentType: 5123, count: 6, type: 'SCALAR' },
    ],
    bufferViews: [view(0, 48), view(48, 48), view(96, 32), view(128, 12)],
    buffers: [
      {
        byteLength: bytes.length,
        uri: `data:application/octet-stream;base64,${bytes.toString('base64')}`,
      },
    ],
  };
}
