/** Box blur of a tile that wraps at its edges, so that what it makes still repeats without a seam. */
export function blurTile(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  if (radius < 1) return source.slice();
  const rows = new Float32Array(source.length);
  for (let y = 0; y < height; y++) blurLine(source, rows, y * width, 1, width, radius);
  const out = new Float32Array(source.length);
  for (let x = 0; x < width; x++) blurLine(rows, out, x, width, height, radius);
  return out;
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const wrap = (i: number) => ((i % count) + count) % count;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += from[start + wrap(i) * stride]!;
  const scale = 1 / (2 * radius + 1);
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum * scale;
    sum += from[start + wrap(i + radius + 1) * stride]! - from[start + wrap(i - radius) * stride]!;
  }
}
