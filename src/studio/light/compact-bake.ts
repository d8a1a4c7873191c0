import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { traceGeometry } from './bake-scene.ts';
import { type LightBake, lightChannels, lightSize } from './bake.ts';
import { type LightCode, packLight, unpackLight } from './light-code.ts';
import type { Scene } from './scene.ts';
import { glanceAt, hashGeometry, hashScene, layersOf, looksAlike } from './scene-print.ts';

/**
 * A bake without its shapes: light alone, in ten bits. Nine tenths of a bake say what the camera
 * sees where, and the scene can tell that again in seconds; the light took minutes.
 */
export interface CompactHeader {
  /** Name and version of the scene and of its light; see `bakeKey`. */
  readonly key: string;
  /** Of the scene it was baked from. */
  readonly scene: string;
  /** Of the shapes it was baked with. */
  readonly geometry: string;
  readonly layers: readonly { readonly ranges: LightCode['ranges'] }[];
  /** Bytes of the glances at the start of the packed part. */
  readonly glances: number;
}

/** The light in the file belongs to another scene than the one it is asked for. */
export class StaleBake extends Error {}

/** Writes the light of a bake. Refused unless the scene tells the shapes again to the last bit. */
export function saveCompactBake(file: string, key: string, scene: Scene, bake: LightBake): void {
  const geometry = hashGeometry(bake);
  if (hashGeometry(traceGeometry(scene)) !== geometry)
    throw new Error(`${key}: the scene no longer has the shapes that were baked.`);
  const { lightWidth, lightHeight } = lightSize(bake);
  const codes = layersOf(bake).map(({ light }) => packLight(light, lightWidth, lightHeight));
  const glances = bytesOf(glanceAt(bake));
  const header: CompactHeader = {
    key,
    scene: hashScene(scene),
    geometry,
    layers: codes.map(({ ranges }) => ({ ranges })),
    glances: glances.length,
  };
  const packed = zstdCompressSync(Buffer.concat([glances, ...codes.map(({ bytes }) => bytes)]), {
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
  });
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, Buffer.concat([length, text, packed]));
  // Renamed when complete: a bake cut short must not be taken for a whole one.
  renameSync(`${file}.draft`, file);
}

export function readCompactHeader(file: string): CompactHeader {
  return splitFile(file).header;
}

/** The whole bake: shapes traced again, light from the file. */
export function loadCompactBake(
  file: string,
  key: string,
  scene: Scene,
  onRow?: (share: number) => void,
): LightBake {
  const { header, packed } = splitFile(file);
  if (header.key !== key) throw stale(file, `it was made for ${header.key}, and this is ${key}`);
  const bake = traceGeometry(scene, onRow);
  const layers = layersOf(bake);
  const { lightWidth, lightHeight } = lightSize(bake);
  const layerBytes = lightWidth * lightHeight * lightChannels * 2;
  const whole = header.glances + layerBytes * layers.length;
  const bytes = unpack(file, packed, whole);
  const glances = new Int16Array(Uint8Array.from(bytes.subarray(0, header.glances)).buffer);
  const sameScene = hashScene(scene) === header.scene || looksAlike(glances, glanceAt(bake));
  if (!sameScene || bytes.length !== whole || header.layers.length !== layers.length)
    throw stale(file, 'the scene has changed since');
  for (const [i, { light }] of layers.entries()) {
    const from = header.glances + i * layerBytes;
    const code = {
      ranges: header.layers[i]!.ranges,
      bytes: bytes.subarray(from, from + layerBytes),
    };
    unpackLight(code, lightWidth, lightHeight, light);
  }
  return bake;
}

function unpack(file: string, packed: Uint8Array, most: number): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: most });
  } catch {
    throw stale(file, 'the file is damaged, or its scene had another size');
  }
}

const stale = (file: string, why: string) =>
  new StaleBake(
    `The light in bakes/${basename(file)} is stale: ${why}. Bake it anew with npm run studio -- bakes`,
  );

function splitFile(file: string): { readonly header: CompactHeader; readonly packed: Buffer } {
  if (!existsSync(file)) throw new StaleBake(`There is no bakes/${basename(file)}.`);
  const bytes = readFileSync(file);
  const length = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, 4 + length)) as CompactHeader;
  return { header, packed: bytes.subarray(4 + length) };
}

const bytesOf = (array: Int16Array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);
