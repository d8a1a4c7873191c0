import { crc32, deflate, joinBytes, textBytes } from './bytes.ts';

export interface PngPicture {
  readonly width: number;
  readonly height: number;
  /** 16-bit values have their high byte first. */
  readonly bytes: Uint8Array;
  readonly channels: 1 | 3 | 4;
  readonly depth: 8 | 16;
  /** True size: programs that read it lay the picture at its scale. glTF allows none. */
  readonly widthMm?: number;
  readonly heightMm?: number;
}

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const colourType = { 1: 0, 3: 2, 4: 6 } as const;

/** A canvas writes 8 bits only and multiplies by alpha, so PNG is written here. */
export async function writePng(picture: PngPicture): Promise<Uint8Array> {
  const { width, height, channels, depth, widthMm, heightMm } = picture;
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, depth);
  head.setUint8(9, colourType[channels]);
  return joinBytes([
    signature,
    chunk('IHDR', new Uint8Array(head.buffer)),
    ...(widthMm && heightMm ? [chunk('pHYs', scaleOf(width / widthMm, height / heightMm))] : []),
    chunk('IDAT', await deflate(filtered(picture), 'deflate')),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function scaleOf(pxPerMmX: number, pxPerMmY: number): Uint8Array {
  const scale = new DataView(new ArrayBuffer(9));
  scale.setUint32(0, Math.round(pxPerMmX * 1000));
  scale.setUint32(4, Math.round(pxPerMmY * 1000));
  // Pixels a metre.
  scale.setUint8(8, 1);
  return new Uint8Array(scale.buffer);
}

/** Each byte minus what its neighbours to the left and above foretell (Paeth): cloth has no better filter, and trying costs more than it saves. */
function filtered({ width, height, bytes, channels, depth }: PngPicture): Uint8Array {
  const step = channels * (depth / 8);
  const row = width * step;
  const out = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const from = y * row;
    const to = y * (row + 1);
    out[to] = 4;
    for (let x = 0; x < row; x++) {
      const left = x >= step ? bytes[from + x - step]! : 0;
      const above = y > 0 ? bytes[from + x - row]! : 0;
      const corner = x >= step && y > 0 ? bytes[from + x - row - step]! : 0;
      const toLeft = Math.abs(above - corner);
      const toAbove = Math.abs(left - corner);
      const toCorner = Math.abs(left + above - 2 * corner);
      const guess =
        toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
      out[to + 1 + x] = bytes[from + x]! - guess;
    }
  }
  return out;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(textBytes(type), 4);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}
