import { mapChannelCount, mapChannels } from '../types.ts';
import type { ClothMaps, MapLevel } from '../types.ts';

type Planes = Pick<
  ClothMaps,
  'width' | 'height' | 'base' | 'normal' | 'roughness' | 'opacity' | 'heightMap'
>;

/** The sharpest level as separate maps for other programs; premultiplied channels are divided out. */
export function readMaps(level: MapLevel): Planes {
  const { width, height, data } = level;
  const size = width * height;
  const base = new Float32Array(size * 4);
  const normal = new Uint8Array(size * 3);
  const roughness = new Uint8Array(size);
  const opacity = new Uint8Array(size);
  const heightMap = new Uint16Array(size);
  for (let i = 0; i < size; i++) {
    const at = i * mapChannelCount;
    const cover = data[at + mapChannels.opacity]!;
    const whole = cover > 1e-4 ? 1 / cover : 0;
    const nx = data[at + mapChannels.normalX]! * whole;
    const ny = data[at + mapChannels.normalY]! * whole;
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    base[i * 4] = data[at + mapChannels.dye]! * whole;
    base[i * 4 + 1] = data[at + mapChannels.ownR]! * whole;
    base[i * 4 + 2] = data[at + mapChannels.ownG]! * whole;
    base[i * 4 + 3] = data[at + mapChannels.ownB]! * whole;
    normal[i * 3] = Math.round((nx * 0.5 + 0.5) * 255);
    normal[i * 3 + 1] = Math.round((ny * 0.5 + 0.5) * 255);
    normal[i * 3 + 2] = Math.round((nz * 0.5 + 0.5) * 255);
    roughness[i] = Math.round((whole > 0 ? data[at + mapChannels.roughness]! * whole : 1) * 255);
    opacity[i] = Math.round(cover * 255);
    heightMap[i] = Math.round(data[at + mapChannels.height]! * whole * 65535);
  }
  return { width, height, base, normal, roughness, opacity, heightMap };
}
