import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { type ClothMaps, knit, makeMaps } from '../../loom/index.ts';
import { encodeSrgb, linearFromHex, type Rgb } from '../../light/colour/encode-srgb.ts';
import { mapBalance } from '../dye/map-balance.ts';
import { fabricBySlug } from '../pictures/fabric-by-slug.ts';
import { mapsFolder } from '../pictures/places.ts';
import { clothSurface } from '../../light/thread-looks.ts';
import { swatchGltf } from './swatch-gltf.ts';

const tileMm = 12;
const pxPerMm = 64;

/** The fabric's tileable maps and a swatch of it as glTF 2.0, for other people's programs. */
export async function writeMaps(slug: string): Promise<readonly string[]> {
  const fabric = fabricBySlug(slug);
  const cloth = knit(fabric, { minWidth: tileMm, minHeight: tileMm });
  const maps = makeMaps(cloth, { pxPerMm, side: 'face' });
  const shade = linearFromHex(fabric.shades[fabric.leadShade]!.hex);
  const folder = join(mapsFolder, slug);
  mkdirSync(folder, { recursive: true });
  const pixels = { width: maps.width, height: maps.height };
  const png = async (name: string, bytes: Uint8Array, channels: 1 | 3 | 4) => {
    const file = join(folder, `${name}.png`);
    await sharp(bytes, { raw: { ...pixels, channels } })
      .png()
      .toFile(file);
    return file;
  };
  const gltf = swatchGltf({
    name: fabricName(fabric),
    widthMm: maps.widthMm,
    heightMm: maps.heightMm,
    sheen: clothSurface(cloth, fabric.construction.family).sheen,
    sheenColour: shade,
    seeThrough: mapBalance(maps).open,
  });
  const gltfFile = join(folder, `${slug}.gltf`);
  writeFileSync(gltfFile, `${JSON.stringify(gltf, null, 1)}\n`);
  return [
    await png('base', baseColour(maps, shade), 4),
    await png('normal', maps.normal, 3),
    await png('roughness', roughness(maps), 3),
    await png('opacity', maps.opacity, 1),
    await writeHeight(join(folder, 'height.png'), maps),
    gltfFile,
  ];
}

/** glTF reads alpha from the base colour. */
function baseColour({ base, opacity }: ClothMaps, shade: Rgb): Uint8Array {
  const bytes = new Uint8Array(opacity.length * 4);
  for (let i = 0; i < opacity.length; i++) {
    for (let k = 0; k < 3; k++) {
      bytes[i * 4 + k] = Math.round(
        encodeSrgb(base[i * 4]! * shade[k]! + base[i * 4 + 1 + k]!) * 255,
      );
    }
    bytes[i * 4 + 3] = opacity[i]!;
  }
  return bytes;
}

/** glTF reads roughness from green and metal from blue. */
function roughness({ roughness: values }: ClothMaps): Uint8Array {
  const bytes = new Uint8Array(values.length * 3);
  for (let i = 0; i < values.length; i++) bytes[i * 3 + 1] = values[i]!;
  return bytes;
}

async function writeHeight(file: string, { heightMap, width, height }: ClothMaps): Promise<string> {
  await sharp(heightMap, { raw: { width, height, channels: 1 } })
    .toColourspace('grey16')
    .png({ bitdepth: 16 } as never)
    .toFile(file);
  return file;
}
