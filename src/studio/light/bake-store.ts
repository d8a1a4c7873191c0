import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BakeLayer, LightBake } from './bake.ts';
import { halfFromNumber, numberFromHalf } from './half.ts';

/** A header of JSON, then each layer's arrays; light as half floats, a bake would weigh 390 MB otherwise. */
export function saveBake(file: string, bake: LightBake): void {
  const { front, behind, ...rest } = bake;
  const layers = behind ? [front, behind] : [front];
  const header = JSON.stringify({ ...rest, layers: layers.map(sizesOf) });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(Buffer.byteLength(header));
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, Buffer.concat([length, Buffer.from(header), ...layers.flatMap(bytesOf)]));
  // Renamed when complete: a bake cut short must not be taken for a whole one.
  renameSync(draft, file);
}

export function loadBake(file: string): LightBake {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, 4 + headerLength)) as Header;
  let at = 4 + headerLength;
  const take = (length: number): ArrayBuffer => {
    const part = new ArrayBuffer(length);
    new Uint8Array(part).set(bytes.subarray(at, at + length));
    at += length;
    return part;
  };
  const layers = header.layers.map(({ samples, light }): BakeLayer => ({
    part: new Uint8Array(take(samples)),
    uv: new Float32Array(take(samples * 8)),
    normal: new Int16Array(take(samples * 4)),
    course: new Int16Array(take(samples * 2)),
    light: fromHalves(new Uint16Array(take(light * 2))),
  }));
  const { layers: _, ...rest } = header;
  const [front, behind] = layers;
  return { ...rest, front: front!, ...(behind ? { behind } : {}) };
}

type Header = Omit<LightBake, 'front' | 'behind'> & {
  readonly layers: readonly ReturnType<typeof sizesOf>[];
};

const sizesOf = (layer: BakeLayer) => ({ samples: layer.part.length, light: layer.light.length });

function bytesOf({ part, uv, normal, course, light }: BakeLayer): Uint8Array[] {
  const halves = Uint16Array.from(light, halfFromNumber);
  return [part, uv, normal, course, halves].map(
    (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
  );
}

const halfTable = Float32Array.from({ length: 65536 }, (_, half) => numberFromHalf(half));

function fromHalves(halves: Uint16Array): Float32Array {
  const numbers = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) numbers[i] = halfTable[halves[i]!]!;
  return numbers;
}
