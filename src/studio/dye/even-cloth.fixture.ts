import { type ClothMaps, mapChannelCount, mapChannels } from '../../loom/index.ts';
import type { DyedCloth } from './dyestuff.ts';

/** Cloth that is the same everywhere: so much of it covers, and so much takes the shade. */
export function evenCloth(
  shade: DyedCloth['shade'],
  { opacity, dye }: { readonly opacity: number; readonly dye: number },
): DyedCloth {
  const data = new Float32Array(mapChannelCount);
  data[mapChannels.opacity] = opacity;
  data[mapChannels.dye] = dye;
  const maps = {
    width: 1,
    height: 1,
    widthMm: 1,
    heightMm: 1,
    levels: [{ width: 1, height: 1, data }],
  };
  return {
    kind: 'cloth',
    shade,
    maps: maps as unknown as ClothMaps,
    surface: {
      bump: 0,
      sheen: 0,
      lustre: 0,
      roughness: 1,
      grain: 0,
      masked: 0,
      tint: 0,
      streak: 0,
      contrast: 1,
      figure: 0,
    },
  };
}
