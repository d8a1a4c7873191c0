import { backBit, channel, lightChannels, type LightBake, lightSize } from '../light/bake.ts';
import { newDirection, unpackDirection } from '../light/direction-code.ts';

/**
 * Mean light on the better lit half of the cloth. There the picture shows the shade itself;
 * exposing for all of it would let a deep fold bleach the crests beside it.
 */
export function clothLight(bake: LightBake): { readonly key: number; readonly dome: number } {
  const { front: layer, lightStep, width, cloths } = bake;
  const { lightWidth, lightHeight } = lightSize(bake);
  const isCloth = new Set(cloths);
  const direction = newDirection();
  const found: { key: number; dome: number }[] = [];
  for (let y = 0; y < lightHeight; y += 3) {
    for (let x = 0; x < lightWidth; x += 3) {
      const sample = y * lightStep * 2 * width * 2 + x * lightStep * 2;
      if (!isCloth.has(layer.part[sample]! & ~backBit)) continue;
      unpackDirection(layer.normal, sample * 2, direction);
      const o = (y * lightWidth + x) * lightChannels;
      const key =
        layer.light[o + channel.keyX]! * direction.x +
        layer.light[o + channel.keyY]! * direction.y +
        layer.light[o + channel.keyZ]! * direction.z;
      found.push({ key: Math.max(0, key), dome: layer.light[o + channel.dome]! });
    }
  }
  found.sort((a, b) => b.key + b.dome - a.key - a.dome);
  const lit = found.slice(0, Math.max(1, found.length >> 1));
  const mean = (of: 'key' | 'dome') =>
    lit.reduce((sum, light) => sum + light[of], 0) / (lit.length || 1);
  return lit.length > 0 ? { key: mean('key'), dome: mean('dome') } : { key: 1, dome: 0 };
}
