import { backBit, channel, lightChannels, lightSize } from './bake.ts';
import type { BakeSize, RawLayer } from './bake-scene.ts';
import { direction, unpackDirection } from './direction-code.ts';

/** Median light on the cloth, so that exposure can make the asked shade the one most of it shows. */
export function clothLight(
  layer: RawLayer,
  size: BakeSize,
): { clothKey: number; clothDome: number } {
  const { lightWidth, lightHeight } = lightSize(size);
  const found: { key: number; dome: number }[] = [];
  for (let y = 0; y < lightHeight; y += 3) {
    for (let x = 0; x < lightWidth; x += 3) {
      const sample = y * size.lightStep * 2 * size.width * 2 + x * size.lightStep * 2;
      if ((layer.part[sample]! & ~backBit) === 0) continue;
      unpackDirection(layer.normal, sample * 2);
      const o = (y * lightWidth + x) * lightChannels;
      const key =
        layer.light[o + channel.keyX]! * direction.x +
        layer.light[o + channel.keyY]! * direction.y +
        layer.light[o + channel.keyZ]! * direction.z;
      found.push({ key: Math.max(0, key), dome: layer.light[o + channel.dome]! });
    }
  }
  found.sort((a, b) => a.key + a.dome - b.key - b.dome);
  const middle = found[found.length >> 1] ?? { key: 1, dome: 0 };
  return { clothKey: middle.key, clothDome: middle.dome };
}
