import type { Vector } from '../vector.ts';

/** How a drape was set up; numbers of the studio's scene, in millimetres. */
export interface DrapeHead {
  /** Scene and version it was baked from. */
  readonly scene: string;
  readonly columns: number;
  readonly rows: number;
  /** First and last vertex of each row that the camera can see, or that its neighbours need. */
  readonly seen: readonly (readonly [number, number])[];
  /** Place on the cloth of the first vertex, and the way to the next. */
  readonly place: readonly [number, number];
  readonly pitch: readonly [number, number];
  readonly camera: {
    readonly eye: Vector;
    readonly at: Vector;
    readonly up: Vector;
    readonly angle: number;
  };
  /** Toward the studio's soft box, of length one. */
  readonly key: Vector;
  readonly keySize: number;
  readonly keyPower: number;
  /** Light on open ground: key and dome. */
  readonly open: readonly [number, number];
  /** Share of light that passes through the cloth; 0 for closed cloth. */
  readonly sheer: number;
  /** What a step of each plane stands for, and its lowest value; positions come first. */
  readonly planes: readonly { readonly low: number; readonly step: number }[];
}

/** Planes by name, after the three of the position. */
export const horizons = 12;
export const onceDirections = 6;
export const planeOf = {
  horizon: 3,
  dome: 3 + horizons,
  domeX: 4 + horizons,
  domeY: 5 + horizons,
  domeZ: 6 + horizons,
  onceDome: 7 + horizons,
  once: 8 + horizons,
  twice: 8 + horizons + onceDirections,
  /** Of sheer drapes: light on the ground behind the cloth, of key, dome and cloth. */
  below: 9 + horizons + onceDirections,
} as const;

/**
 * A net of vertices as it travels: every value minus what its left, lower and lower left neighbours foretell.
 * Where nothing is seen nothing is said. Compressed by whoever sends it.
 */
export function packDrape(head: DrapeHead, planes: readonly Int32Array[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const count = (head.columns + 1) * (head.rows + 1);
  const out = new Uint8Array(4 + text.length + count * 2 * planes.length);
  new DataView(out.buffer).setUint32(0, text.length, true);
  out.set(text, 4);
  planes.forEach((plane, at) => {
    const from = 4 + text.length + count * 2 * at;
    const kept = new Int32Array(count);
    walk(head, (k, isSeen) => {
      const guess = foretell(kept, head.columns, k);
      kept[k] = isSeen ? plane[k]! : guess;
      const off = kept[k]! - guess;
      const zigzag = off < 0 ? -2 * off - 1 : 2 * off;
      out[from + k] = zigzag;
      out[from + count + k] = zigzag >> 8;
    });
  });
  return out;
}

export interface Drape {
  readonly head: DrapeHead;
  /** As many values as vertices, in the order of `planeOf`. */
  readonly planes: readonly Float32Array[];
}

export function unpackDrape(bytes: Uint8Array): Drape {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  const head = JSON.parse(text) as DrapeHead;
  const count = (head.columns + 1) * (head.rows + 1);
  const planes = head.planes.map(({ low, step }, at) => {
    const from = 4 + length + count * 2 * at;
    const kept = new Int32Array(count);
    walk(head, (k) => {
      const zigzag = bytes[from + k]! | (bytes[from + count + k]! << 8);
      kept[k] = foretell(kept, head.columns, k) + (zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2);
    });
    return Float32Array.from(kept, (value) => low + value * step);
  });
  return { head, planes };
}

function walk(
  { columns, rows, seen }: Pick<DrapeHead, 'columns' | 'rows' | 'seen'>,
  visit: (vertex: number, isSeen: boolean) => void,
): void {
  for (let j = 0, k = 0; j <= rows; j++) {
    const [first, last] = seen[j]!;
    for (let i = 0; i <= columns; i++, k++) visit(k, i >= first && i <= last);
  }
}

function foretell(values: Int32Array, columns: number, k: number): number {
  const wide = columns + 1;
  const left = k % wide ? values[k - 1]! : undefined;
  const below = k >= wide ? values[k - wide]! : undefined;
  if (left === undefined || below === undefined) return left ?? below ?? 0;
  return left + below - values[k - wide - 1]!;
}
