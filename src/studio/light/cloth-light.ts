import { backBit, channel, lightChannels, lightSize } from './bake.ts';
import type { BakeSize, RawLayer } from './bake-scene.ts';
import { direction, unpackDirection } from './direction-code.ts';

/** Mean light on the cloth, so that exposure can make the asked shade the one it shows as a whole. */
export function clothLight(
  layer: RawLayer,
  size: BakeSize,
): { clothKey: number; clothDome: number } {
  const { lightWidth, lightHeight } = lightSize(size);
  let key = 0;
  let dome = 0;
  let count = 0;
  for (let y = 0; y < lightHeight; y += 3) {
    for (let x = 0; x < lightWidth; x += 3) {
      const sample = y * size.lightStep * 2 * size.width * 2 + x * size.lightStep * 2;
      if ((layer.part[sample]! & ~backBit) === 0) continue;
      unpackDirection(layer.normal, sample * 2);
      const o = (y * lightWidth + x) * lightChannels;
      const lit =
        layer.light[o + channel.keyX]! * direction.x +
        layer.light[o + channel.keyY]! * direction.y +
        layer.light[o + channel.keyZ]! * direction.z;
      key += Math.max(0, lit);
      dome += layer.light[o + channel.dome]!;
      count++;
    }
  }
  return count > 0
    ? { clothKey: key / count, clothDome: dome / count }
    : { clothKey: 1, clothDome: 0 };
}
