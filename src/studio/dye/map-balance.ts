import { balanceOf, type MapBalance } from '../../light/map-balance.ts';
import { type ClothMaps, mapChannelCount, mapChannels } from '../../loom/index.ts';

export { gapLight } from '../../light/map-balance.ts';

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
  const own = Math.max(mean(mapChannels.ownR), mean(mapChannels.ownG), mean(mapChannels.ownB));
  return balanceOf(mean(mapChannels.opacity), mean(mapChannels.dye), own);
}
