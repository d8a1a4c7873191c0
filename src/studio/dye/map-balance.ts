import { type ClothMaps, mapChannelCount, mapChannels } from '../../loom/index.ts';

/** Gaps of closed cloth show the cloth below at about a fifth of its light. */
export const gapLight = 0.2;
const openFrom = 0.22;

export interface MapBalance {
  /** Multiplies what the maps return, so that the cloth as a whole returns the shade. */
  readonly gain: number;
  /** One looks through it: nets and lace. */
  readonly open: boolean;
  readonly meanDye: number;
}

const known = new WeakMap<ClothMaps, MapBalance>();

export function mapBalance(maps: ClothMaps): MapBalance {
  const before = known.get(maps);
  if (before) return before;
  const balance = measure(maps);
  known.set(maps, balance);
  return balance;
}

function measure(maps: ClothMaps): MapBalance {
  const { data } = maps.levels[0]!;
  const total = new Float64Array(mapChannelCount);
  for (let i = 0; i < data.length; i++) total[i % mapChannelCount]! += data[i]!;
  const pixels = data.length / mapChannelCount;
  const mean = (channel: number) => total[channel]! / pixels;
  const opacity = mean(mapChannels.opacity);
  const own = Math.max(mean(mapChannels.ownR), mean(mapChannels.ownG), mean(mapChannels.ownB));
  const dye = mean(mapChannels.dye);
  const open = opacity < 1 - openFrom;
  // Yarn-dyed ends return their own colour; only an undyed cloth tells how much light the relief itself swallows.
  const returned = own > 0.02 ? opacity * 0.82 : dye;
  return {
    open,
    gain: open ? opacity / returned : 1 / (returned + (1 - opacity) * gapLight),
    meanDye: dye / (opacity || 1),
  };
}
