import { type BakeSize, channel, lightChannels, lightSize, type RawLayer } from './bake.ts';
import { newDirection, unpackDirection } from './direction-code.ts';

/** À-trous filter that stops at edges of parts, folds, depth and shadows. */
export function denoise(layer: RawLayer, size: BakeSize, passes = 4): Float32Array {
  const { lightWidth: width, lightHeight: height } = lightSize(size);
  const guides = guideOf(layer, size);
  let from = layer.light;
  for (let pass = 0; pass < passes; pass++) {
    const to = new Float32Array(from.length);
    const step = 1 << pass;
    // Shadows are blended least in the wide passes, where a tooth of a pinked edge would drown.
    const shadowEdge = pass === 0 ? 0.3 : Math.max(1.2, 6 / (1 + pass)) * 0.35;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        blend(from, to, guides, width, height, x, y, step, shadowEdge);
      }
    }
    from = to;
  }
  return from;
}

/** Normal, part and distance of every lit place. */
const guideChannels = 5;

function guideOf(layer: RawLayer, size: BakeSize): Float32Array {
  const { lightWidth, lightHeight } = lightSize(size);
  const guides = new Float32Array(lightWidth * lightHeight * guideChannels);
  const direction = newDirection();
  for (let y = 0; y < lightHeight; y++) {
    for (let x = 0; x < lightWidth; x++) {
      const i = y * lightWidth + x;
      const sample = y * size.lightStep * 2 * size.width * 2 + x * size.lightStep * 2;
      unpackDirection(layer.normal, sample * 2, direction);
      guides[i * guideChannels] = direction.x;
      guides[i * guideChannels + 1] = direction.y;
      guides[i * guideChannels + 2] = direction.z;
      guides[i * guideChannels + 3] = layer.part[sample]!;
      guides[i * guideChannels + 4] = layer.distance[i]!;
    }
  }
  return guides;
}

const sum = new Float32Array(lightChannels);

function blend(
  from: Float32Array,
  to: Float32Array,
  guides: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  step: number,
  shadowEdge: number,
): void {
  const i = y * width + x;
  const gi = i * guideChannels;
  sum.fill(0);
  let weights = 0;
  for (let dy = -1; dy <= 1; dy++) {
    const yy = y + dy * step;
    if (yy < 0 || yy >= height) continue;
    for (let dx = -1; dx <= 1; dx++) {
      const xx = x + dx * step;
      if (xx < 0 || xx >= width) continue;
      const j = yy * width + xx;
      const gj = j * guideChannels;
      if (guides[gj + 3] !== guides[gi + 3]) continue;
      const turned =
        1 -
        guides[gi]! * guides[gj]! -
        guides[gi + 1]! * guides[gj + 1]! -
        guides[gi + 2]! * guides[gj + 2]!;
      const apart = Math.abs(guides[gi + 4]! - guides[gj + 4]!);
      const keyApart = Math.abs(
        from[i * lightChannels + channel.keySeen]! - from[j * lightChannels + channel.keySeen]!,
      );
      const weight =
        (dx ? 0.5 : 1) *
        (dy ? 0.5 : 1) *
        Math.exp(-turned * 24 - apart / (1.2 + step) - keyApart * shadowEdge);
      weights += weight;
      for (let c = 0; c < lightChannels; c++) sum[c]! += from[j * lightChannels + c]! * weight;
    }
  }
  for (let c = 0; c < lightChannels; c++) to[i * lightChannels + c] = sum[c]! / (weights || 1);
}
