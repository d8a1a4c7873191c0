import { mapChannelCount, mapChannels, type MapLevel, type MapMeans } from '../types.ts';

export function meansOf({ data }: Pick<MapLevel, 'data'>): MapMeans {
  const total = new Float64Array(mapChannelCount);
  for (let i = 0; i < data.length; i++) total[i % mapChannelCount]! += data[i]!;
  const pixels = data.length / mapChannelCount;
  const mean = (channel: number) => total[channel]! / pixels;
  return {
    opacity: mean(mapChannels.opacity),
    dye: mean(mapChannels.dye),
    own: Math.max(mean(mapChannels.ownR), mean(mapChannels.ownG), mean(mapChannels.ownB)),
  };
}
